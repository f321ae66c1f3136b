import Diagnostics
import XMLDocuments

/// Turns the files of a set's folder into a `TemplateSet`: bytes in, a value out.
///
/// The schema judges the manifest's shape, `ManifestChecks` its meaning; both run to the end, so a
/// well-formed manifest gets every finding at once.
public struct ManifestLoader: Sendable {
    /// The name of the manifest in a set's folder.
    public static let manifestName = "template-set.xml"
    /// The name of the schema that `init(schema:)` wants.
    public static let schemaName = "template-set-1.xsd"
    /// The namespace of the manifest's elements.
    public static let namespace = "urn:formwork:template-set:1"

    private let schema: XMLSchema
    private let toolVersion: SemanticVersion

    /// Compiles the schema once for any number of sets.
    /// - Parameters:
    ///   - schema: the bytes of `schemas/template-set-1.xsd`, which the binary carries.
    ///   - toolVersion: the version that a set's `requires` is compared with.
    /// - Throws: `Failure(.invalidInput)` where the bytes aren't a schema.
    public init(
        schema: [UInt8],
        toolVersion: SemanticVersion = ToolVersion.semantic
    ) throws(Failure) {
        self.schema = try XMLSchema(bytes: schema, path: "schemas/\(Self.schemaName)")
        self.toolVersion = toolVersion
    }

    /// Loads one set.
    /// - Parameters:
    ///   - files: the folder's files by their path in it, the manifest among them.
    ///   - folderName: the folder's name, which the set's id must be.
    ///   - displayRoot: the folder as people should read it in diagnostics; empty for none.
    ///   - origin: where the set comes from.
    ///   - resolveParent: gives the set that `extends` names, or nil where there is none.
    /// - Throws: `Failure(.invalidInput)` with every finding, errors and warnings, in the order of
    ///   the text; `Failure(.notFound)` where the folder holds no manifest; `Failure(.unavailable)`
    ///   where the set requires a newer Formwork, whose grammar this one may not know.
    public func load(
        files: [String: SetSource], folderName: String, displayRoot: String,
        origin: TemplateSet.Origin, resolveParent: (SetID) throws -> TemplateSet?
    ) throws(Failure) -> LoadedSet {
        guard let manifest = files[Self.manifestName] else {
            throw Failure(
                .notFound, id: "manifest.missing",
                "the folder holds no \(Self.manifestName)",
                at: SourceLocation(path: displayRoot.isEmpty ? folderName : displayRoot),
                fix: "a set is a folder with a \(Self.manifestName) and templates")
        }
        let path =
            displayRoot.isEmpty ? manifest.displayPath : "\(displayRoot)/\(Self.manifestName)"
        let document = try XMLDocument(bytes: manifest.bytes, path: path)
        if let tooNew = ToolRequirement.finding(in: document, toolVersion: toolVersion) {
            throw Failure(.unavailable, [tooNew])
        }
        let shape = schema.findings(in: document)
        guard document.root.name == "templateSet", document.root.namespace == Self.namespace else {
            throw Failure(.invalidInput, shape)
        }
        var draft = ManifestReader.read(document, folderName: folderName, origin: origin)
        draft.set.sources = files.mapValues { $0.from(origin) }
        draft.set.sources[Self.manifestName] = nil
        let parent = ParentLookup.find(for: draft, resolveParent)
        let composed = Self.composed(draft.set, onto: parent.set)
        let meaning = ManifestChecks.findings(
            in: CheckedManifest(
                draft: draft, composed: composed, parent: parent.set, folderName: folderName,
                toolVersion: toolVersion, hasShapeErrors: !shape.isEmpty))
        let paths = ElementPaths(document)
        let findings = Self.ordered(shape + parent.findings + meaning, first: path)
            .map(paths.noting)
        if findings.contains(where: { $0.severity == .error }) {
            throw Failure(.invalidInput, findings)
        }
        return LoadedSet(set: composed, warnings: findings)
    }

    /// Loads a set that ships with Formwork: its shape and meaning were checked when it was built in, by
    /// the tests, so that a user's run needn't.
    /// - Throws: `Failure(.invalidInput)` where the manifest isn't well formed.
    public static func loadVerified(
        files: [String: SetSource], folderName: String,
        resolveParent: (SetID) throws -> TemplateSet?
    ) throws(Failure) -> LoadedSet {
        let manifest = files[manifestName]
        let document = try XMLDocument(
            bytes: manifest?.bytes ?? [], path: manifest?.displayPath ?? folderName)
        var draft = ManifestReader.read(document, folderName: folderName, origin: .builtIn)
        draft.set.sources = files.mapValues { $0.from(.builtIn) }
        draft.set.sources[manifestName] = nil
        let parent = ParentLookup.find(for: draft, resolveParent)
        return LoadedSet(set: composed(draft.set, onto: parent.set), warnings: [])
    }

    private static func composed(_ set: TemplateSet, onto parent: TemplateSet?) -> TemplateSet {
        var composed = SetComposer.compose(set, onto: parent)
        composed.derivedValues = ValueOrder.sorted(composed.derivedValues)
        return composed
    }

    /// Findings in the order of the text, the manifest's before those of its templates.
    private static func ordered(_ findings: [Diagnostic], first path: String) -> [Diagnostic] {
        findings.enumerated().sorted { left, right in
            key(left.element, path, left.offset) < key(right.element, path, right.offset)
        }.map(\.element)
    }

    private static func key(_ finding: Diagnostic, _ first: String, _ index: Int)
        -> (Int, String, Int, Int, Int)
    {
        let place = finding.location
        let path = place?.path ?? first
        return (path == first ? 0 : 1, path, place?.line ?? 0, place?.column ?? 0, index)
    }
}
