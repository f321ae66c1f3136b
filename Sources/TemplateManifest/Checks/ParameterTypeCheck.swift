import Diagnostics

/// A choice without values, values of what isn't a choice, a pattern that isn't one.
struct ParameterTypeCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        var result: [Diagnostic] = []
        for element in draft.entries(of: "parameters") {
            let name = element["name"] ?? ""
            let choices = element.children(named: "choice")
            if element["type"] == "choice", choices.isEmpty {
                result.append(
                    Diagnostic(
                        .error, id: "manifest.choice", "the choice '\(name)' has no values",
                        at: draft.place(of: "type", in: element),
                        fix: "add <choice value=\"…\">title</choice> for each value"))
            } else if element["type"] != "choice", let first = choices.first {
                result.append(
                    Diagnostic(
                        .error, id: "manifest.choice",
                        "'\(name)' isn't a choice, so <choice> says nothing",
                        at: draft.document.location(at: first.start),
                        fix: "write type=\"choice\", or delete <choice>"))
            }
            if let pattern = element["pattern"], ParameterPattern(pattern) == nil {
                result.append(
                    Diagnostic(
                        .error, id: "manifest.pattern",
                        "the pattern '\(pattern)' isn't a regular expression",
                        at: draft.place(of: "pattern", in: element),
                        fix: "write one of XML Schema, such as [a-z]+; it is for the whole value"))
            }
        }
        return result
    }
}
