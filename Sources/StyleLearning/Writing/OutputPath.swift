/// Writes the pattern of a path as an output path of a set.
struct OutputPath {
    /// How features' own folders are named.
    let ownFolder: [NamePiece]?

    /// The path from the project's root, a template.
    func template(of pattern: PathPattern) -> String {
        var result = ""
        for part in pattern.parts {
            switch part {
            case .component(let pieces): result += TemplateText.template(pieces) + "/"
            case .ownFolder: result += TemplateText.template(ownFolder ?? []) + "/"
            case .group: result += "{% if group %}{{ group }}/{% endif %}"
            case .outerGroup: break
            }
        }
        return String(result.dropLast())
    }
}
