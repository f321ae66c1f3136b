/// Writes the pattern of a path as an output path of a set.
struct OutputPath {
    /// How features' own folders are named.
    let ownFolder: [NamePiece]?
    /// The group of the one feature that is the pattern, which stands where none is named.
    var group: String?

    /// The path from the project's root, a template.
    func template(of pattern: PathPattern) -> String {
        var result = ""
        for part in pattern.parts {
            switch part {
            case .component(let pieces): result += TemplateText.template(pieces) + "/"
            case .ownFolder: result += TemplateText.template(ownFolder ?? []) + "/"
            case .group: result += "{% if group %}{{ group }}/\(otherwise){% endif %}"
            case .outerGroup: break
            }
        }
        return String(result.dropLast())
    }

    private var otherwise: String {
        guard let group, !group.isEmpty else { return "" }
        return "{% else %}" + TemplateText.template([.literal(group)]) + "/"
    }
}
