import Diagnostics
import XMLDocuments

/// Two declarations of one kind with one name.
struct DuplicateNameCheck: ManifestCheck {
    /// What may not have one name twice.
    private struct Kind {
        var title: String
        var attribute: String
        var elements: [XMLElement]
    }

    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        var kinds = [
            Kind(title: "role", attribute: "id", elements: draft.entries(of: "roles")),
            Kind(
                title: "parameter or value", attribute: "name",
                elements: draft.entries(of: "parameters") + draft.entries(of: "values")),
            Kind(title: "option", attribute: "id", elements: draft.entries(of: "options")),
            Kind(title: "file", attribute: "id", elements: draft.entries(of: "files")),
            Kind(title: "layer", attribute: "id", elements: draft.entries(of: "layers")),
            Kind(title: "part", attribute: "id", elements: draft.entries(of: "parts")),
            Kind(title: "example", attribute: "name", elements: draft.entries(of: "examples")),
        ]
        for parameter in draft.entries(of: "parameters") {
            kinds.append(
                Kind(
                    title: "choice", attribute: "value",
                    elements: parameter.children(named: "choice")))
        }
        return kinds.flatMap { findings(of: $0, in: draft) } + repeatedPoints(in: draft)
    }

    private func findings(of kind: Kind, in draft: ManifestDraft) -> [Diagnostic] {
        var first: [String: XMLElement] = [:]
        var result: [Diagnostic] = []
        for element in kind.elements {
            guard let name = element[kind.attribute] else { continue }
            guard let earlier = first[name] else {
                first[name] = element
                continue
            }
            result.append(
                finding(kind.title, name, kind.attribute, element, earlier: earlier, in: draft))
        }
        return result
    }

    /// Points of one kind may differ in their condition.
    private func repeatedPoints(in draft: ManifestDraft) -> [Diagnostic] {
        var first: [String: XMLElement] = [:]
        var result: [Diagnostic] = []
        for element in draft.entries(of: "integrationPoints") {
            guard let kind = element["kind"] else { continue }
            let key = "\(kind) \(element["when"] ?? "")"
            guard let earlier = first[key] else {
                first[key] = element
                continue
            }
            result.append(
                finding("integration point", kind, "kind", element, earlier: earlier, in: draft))
        }
        return result
    }

    private func finding(
        _ title: String, _ name: String, _ attribute: String, _ element: XMLElement,
        earlier: XMLElement, in draft: ManifestDraft
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "manifest.duplicate", "a second \(title) '\(name)'",
            at: draft.place(of: attribute, in: element),
            notes: [.init("the first is here", at: draft.place(of: attribute, in: earlier))],
            fix: "rename one of them, or delete it")
    }
}
