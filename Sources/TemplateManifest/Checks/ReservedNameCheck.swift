import Diagnostics
import XMLDocuments

/// Parameters, values and loop variables that would hide what Formwork gives, words of the template
/// language as names, and the option that every set has.
struct ReservedNameCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        var result: [Diagnostic] = []
        let named =
            (draft.entries(of: "parameters") + draft.entries(of: "values")).map { ($0, "name") }
            + draft.entries(of: "files").map { ($0, "as") }
        for (element, attribute) in named {
            guard let name = element[attribute] else { continue }
            let isTaken = ManifestContext.reservedNames.contains(Role(name).memberName)
            guard isTaken || ManifestContext.languageWords.contains(name) else { continue }
            result.append(
                Diagnostic(
                    .error, id: "manifest.reserved-name",
                    isTaken
                        ? "'\(name)' is a name that Formwork gives to templates itself"
                        : "'\(name)' is a word of the template language",
                    at: draft.place(of: attribute, in: element),
                    fix: "choose another name, such as '\(name)Value'"))
        }
        for element in draft.entries(of: "files") {
            guard let name = element["as"],
                manifest.composed.parameters.contains(where: { $0.memberName == name })
                    || manifest.composed.derivedValues.contains(where: { $0.name == name })
            else { continue }
            result.append(
                Diagnostic(
                    .error, id: "manifest.reserved-name",
                    "'\(name)' is a parameter or value of the set already",
                    at: draft.place(of: "as", in: element), fix: "choose another name"))
        }
        for option in draft.entries(of: "options")
        where option["id"] == ManifestContext.testsOption {
            result.append(
                Diagnostic(
                    .error, id: "manifest.reserved-name",
                    "every set has the option 'tests' without declaring it",
                    at: draft.place(of: "id", in: option),
                    fix: "delete it, or choose another name"))
        }
        return result
    }
}
