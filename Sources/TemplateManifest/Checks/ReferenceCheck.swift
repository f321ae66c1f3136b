import Diagnostics
import XMLDocuments

/// Names that stand for something which nobody declares.
struct ReferenceCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        let set = manifest.composed
        let roles = set.roles.map(\.role.description)
        let files = set.files.map(\.id)
        let layers = set.layering.layers.map(\.id)
        let options = set.options.map(\.id) + [ManifestContext.testsOption]
        let parameters = set.parameters.map(\.name)
        let kinds = set.integrationPoints.map(\.kind)
        var search = ReferenceSearch(draft: draft)
        for file in draft.entries(of: "files") { search.look("role", of: file, "role", in: roles) }
        for role in draft.entries(of: "roles") { search.look("base", of: role, "role", in: roles) }
        for part in draft.entries(of: "parts") {
            for child in part.children(named: "partFile") {
                search.look("file", of: child, "file", in: files)
            }
            for child in part.children(named: "without") {
                search.look("option", of: child, "option", in: options)
            }
        }
        for item in draft.entries(of: "checklist") {
            for child in item.children(named: "itemFile") {
                search.look("file", of: child, "file", in: files)
            }
            for child in item.children(named: "itemEdit") {
                search.look("kind", of: child, "integration point", in: kinds)
            }
        }
        let targets = draft.entries(of: "featurePackage")
        for target in targets {
            for child in target.children {
                search.look(
                    "suffix", of: child, "packageTarget", in: targets.compactMap { $0["suffix"] })
            }
        }
        for layer in draft.entries(of: "layers") {
            for child in layer.children(named: "mayUse") {
                search.look("layer", of: child, "layer", in: layers)
            }
        }
        for example in draft.entries(of: "examples") {
            for child in example.children(named: "with") + example.children(named: "without") {
                search.look("option", of: child, "option", in: options)
            }
            for child in example.children(named: "given") {
                search.look("name", of: child, "parameter", in: parameters)
            }
        }
        return search.findings
    }
}

/// Looks names up and keeps those that nobody declares.
private struct ReferenceSearch {
    let draft: ManifestDraft
    var findings: [Diagnostic] = []

    mutating func look(
        _ attribute: String, of element: XMLElement, _ title: String, in known: [String]
    ) {
        guard let name = element[attribute], !known.contains(name) else { return }
        let declared = known.isEmpty ? "the set declares none" : known.joined(separator: ", ")
        findings.append(
            Diagnostic(
                .error, id: "manifest.unknown-reference", "there is no \(title) '\(name)'",
                at: draft.place(of: attribute, in: element),
                fix: SpellingSuggestion.question(for: name, in: known)
                    ?? "declare it, or name one of: \(declared)"))
    }
}
