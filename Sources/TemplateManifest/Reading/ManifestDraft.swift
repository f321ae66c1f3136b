import Diagnostics
import XMLDocuments

/// A manifest as it was read, right or wrong: what the checks look at.
struct ManifestDraft: Sendable {
    /// The manifest's document.
    var document: XMLDocument
    /// What the manifest declares itself, duplicates included.
    var set: TemplateSet
    /// The set that the manifest builds on.
    var parentID: SetID?
    /// Every expression and template of the manifest.
    var texts: [ManifestText] = []

    /// The sections of a name; where a section's name is misspelt, the nearest name counts, so that
    /// one slip doesn't turn every reference into another finding.
    func sections(_ name: String) -> [XMLElement] {
        document.root.children.filter { child in
            if child.name == name { return true }
            guard !Self.sectionNames.contains(child.name) else { return false }
            return SpellingSuggestion.nearest(to: child.name, in: Self.sectionNames) == name
        }
    }

    /// The elements in the sections of a name.
    func entries(of section: String) -> [XMLElement] { sections(section).flatMap(\.children) }

    /// The place of an attribute's value, or of its element where it has none.
    func place(of name: String, in element: XMLElement) -> SourceLocation {
        document.location(at: element.attribute(name)?.valueStart ?? element.start)
    }

    /// The sections of a manifest, in the order in which the schema names them.
    static let sectionNames = [
        "title", "summary", "requires", "learned", "detection", "roles", "parameters", "options",
        "values", "files", "featurePackage", "integrationPoints", "siblings", "layers", "parts",
        "checklist",
        "notes", "nextSteps", "examples",
    ]
}
