import Diagnostics
import FileTree
import XMLDocuments

/// Turns the bytes of `Formwork.xml` into a `ProjectConfiguration`.
public struct ConfigurationLoader: Sendable {
    /// The name of the schema that `init(schema:)` wants.
    public static let schemaName = "project-1.xsd"
    /// The namespace of the file's elements.
    public static let namespace = "urn:formwork:project:1"

    private let schema: XMLSchema
    private let toolVersion: SemanticVersion

    /// Compiles the schema.
    /// - Parameters:
    ///   - schema: the bytes of `schemas/project-1.xsd`, which the binary carries.
    ///   - toolVersion: the version that `requires` is compared with.
    /// - Throws: `Failure(.invalidInput)` where the bytes aren't a schema.
    public init(schema: [UInt8], toolVersion: SemanticVersion = ToolVersion.semantic)
        throws(Failure)
    {
        self.schema = try XMLSchema(bytes: schema, path: "schemas/\(Self.schemaName)")
        self.toolVersion = toolVersion
    }

    /// Reads a configuration.
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: the file as people should read it in diagnostics.
    /// - Throws: `Failure(.unavailable)` where the project requires a newer Formwork, whose file this
    ///   one may not understand; otherwise `Failure(.invalidInput)` with every finding.
    public func load(bytes: [UInt8], path: String) throws(Failure) -> ProjectConfiguration {
        let document = try XMLDocument(bytes: bytes, path: path)
        if let tooNew = ToolRequirementCheck.finding(in: document, toolVersion: toolVersion) {
            throw Failure(.unavailable, [tooNew])
        }
        var findings = schema.findings(in: document)
        if document.root.name == "formwork", document.root.namespace == Self.namespace {
            findings += ConfigurationChecks.all.flatMap { $0(document) }
        }
        guard findings.isEmpty else {
            let paths = ElementPaths(document)
            throw Failure(.invalidInput, Self.ordered(findings).map(paths.noting))
        }
        return ConfigurationReader(document: document).configuration()
    }

    /// Reads the configuration that counts for a project, with its paths seen from the project.
    /// - Throws: as `load(bytes:path:)`; `Failure(.inputOutput)` where the file can't be read.
    public func load(_ place: ConfigurationPlace) throws(Failure) -> ProjectConfiguration {
        let configuration = try load(
            bytes: try place.folder.read(
                try ConfigurationPlace.file(), maximumSize: Self.maximumSize
            )
            .bytes,
            path: place.displayPath(of: ProjectConfiguration.fileName))
        return place.project.map(configuration.lowered) ?? configuration
    }

    /// The largest `Formwork.xml` that is read, 4 MiB.
    private static let maximumSize = 4 << 20

    private static func ordered(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.enumerated().sorted { left, right in
            let a = left.element.location
            let b = right.element.location
            return (a?.line ?? 0, a?.column ?? 0, left.offset)
                < (b?.line ?? 0, b?.column ?? 0, right.offset)
        }.map(\.element)
    }
}
