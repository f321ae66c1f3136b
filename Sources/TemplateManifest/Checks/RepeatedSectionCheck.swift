import Diagnostics
import XMLDocuments

/// A section stands once: two would hide each other from a reader.
struct RepeatedSectionCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        var first: [String: XMLElement] = [:]
        var result: [Diagnostic] = []
        // Title and summary are the schema's business.
        for section in draft.document.root.children
        where !["title", "summary"].contains(section.name)
            && ManifestDraft.sectionNames.contains(section.name)
        {
            guard let earlier = first[section.name] else {
                first[section.name] = section
                continue
            }
            result.append(
                Diagnostic(
                    .error, id: "manifest.repeated-section", "a second <\(section.name)>",
                    at: draft.document.location(at: section.start),
                    notes: [
                        .init("the first is here", at: draft.document.location(at: earlier.start))
                    ],
                    fix: "move its content into the first"))
        }
        return result
    }
}
