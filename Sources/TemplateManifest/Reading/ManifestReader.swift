import Diagnostics
import XMLDocuments

/// Reads a manifest's document into a draft; what is missing or wrong is left out or kept as it is,
/// since the schema and the checks report it.
struct ManifestReader {
    var draft: ManifestDraft
    private let reader: ManifestTextReader

    /// Reads a whole manifest.
    /// - Parameters:
    ///   - folderName: the id where the manifest's own isn't one.
    static func read(_ document: XMLDocument, folderName: String, origin: TemplateSet.Origin)
        -> ManifestDraft
    {
        let root = document.root
        let words = ManifestTextReader(document: document)
        let id = root["id"].flatMap { SetID($0) } ?? SetID(folderName) ?? SetID.unnamed
        var set = TemplateSet(
            id: id,
            version: root["version"].flatMap { SemanticVersion($0) } ?? SemanticVersion(0, 0, 0),
            origin: origin, title: words.words(of: root.firstChild("title")),
            summary: words.words(of: root.firstChild("summary")))
        set.isLearned = root.firstChild("learned") != nil
        if let requires = root.firstChild("requires") {
            set.requirements = TemplateSet.Requirements(
                formwork: requires["formwork"].flatMap { SemanticVersion($0) },
                deploymentTarget: requires["deploymentTarget"])
        }
        var reader = ManifestReader(
            draft: ManifestDraft(document: document, set: set), reader: words)
        reader.draft.parentID = root["extends"].flatMap { SetID($0) }
        reader.readDetection()
        reader.readRoles()
        reader.readParameters()
        reader.readOptions()
        reader.readValues()
        reader.readFiles()
        reader.readIntegrationPoints()
        reader.readSiblings()
        reader.readLayers()
        reader.readParts()
        reader.readChecklist()
        reader.readFeaturePackage()
        reader.readNotes()
        reader.readNextSteps()
        reader.readExamples()
        return reader.draft
    }

    /// The place of an element.
    func location(_ element: XMLElement) -> SourceLocation {
        draft.document.location(at: element.start)
    }

    /// An element's text for people.
    func words(of element: XMLElement?) -> String { reader.words(of: element) }

    /// An attribute's expression or template, kept for the checks; nil where there is none.
    mutating func sourced(
        _ name: String, of element: XMLElement, as kind: ManifestText.Kind = .expression,
        in surroundings: ManifestText.Surroundings = .set
    ) -> SourcedText? {
        guard let attribute = element.attribute(name) else { return nil }
        let (text, offsets) = reader.text(of: attribute)
        return keep(
            text, offsets, as: kind, in: surroundings, purpose: "'\(name)' of <\(element.name)>")
    }

    /// An element's text as a template of code, kept for the checks.
    mutating func sourcedCode(of element: XMLElement) -> SourcedText {
        let (text, offsets) = reader.code(of: element)
        return keep(text, offsets, as: .template, in: .set, purpose: "<\(element.name)>")
    }

    /// An element's text as a template of a sentence, kept for the checks.
    mutating func sourcedSentence(
        of element: XMLElement, in surroundings: ManifestText.Surroundings = .set
    ) -> SourcedText {
        let (text, offsets) = reader.sentence(of: element)
        return keep(text, offsets, as: .template, in: surroundings, purpose: "<\(element.name)>")
    }

    private mutating func keep(
        _ text: String, _ offsets: [Int], as kind: ManifestText.Kind,
        in surroundings: ManifestText.Surroundings, purpose: String
    ) -> SourcedText {
        let sourced = SourcedText(
            text, at: draft.document.location(at: offsets.first ?? 0))
        draft.texts.append(
            ManifestText(
                text: sourced, kind: kind, surroundings: surroundings, purpose: purpose,
                offsets: offsets))
        return sourced
    }
}

extension SetID {
    /// Stands for the id of a set whose manifest and folder name both give none.
    fileprivate static let unnamed = SetID(unchecked: "unnamed")
}
