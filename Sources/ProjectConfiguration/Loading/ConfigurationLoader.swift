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

    /// Reads the configuration at a project's root; where it has none and is a folder of a repository, the
    /// nearest above it up to the repository's top, with its paths seen from the project.
    /// - Parameter root: the project's root.
    /// - Returns: nil where there is no `Formwork.xml`.
    /// - Throws: as `load(bytes:path:)`; `Failure(.inputOutput)` where the file can't be read.
    public func load(root: DirectoryRoot) throws(Failure) -> ProjectConfiguration? {
        let path = try Self.path(ProjectConfiguration.fileName)
        if try root.kind(of: path) != .absent {
            return try load(
                bytes: try root.read(path, maximumSize: Self.maximumSize).bytes, path: path.string)
        }
        guard let repository = root.enclosingRepository() else { return nil }
        var folder = repository.path.parent
        while true {
            let place = try Self.path(
                ((folder?.components ?? []) + path.components).joined(separator: "/"))
            if try repository.root.kind(of: place) != .absent {
                let bytes = try repository.root.read(place, maximumSize: Self.maximumSize).bytes
                let ups = repository.path.components.count - (folder?.components.count ?? 0)
                let shown = String(repeating: "../", count: ups) + path.string
                let inner = repository.path.components.suffix(ups).joined(separator: "/")
                return try load(bytes: bytes, path: shown)
                    .lowered(to: try Self.path(inner))
            }
            guard let outer = folder else { return nil }
            folder = outer.parent
        }
    }

    /// The largest `Formwork.xml` that is read, 4 MiB.
    private static let maximumSize = 4 << 20

    private static func path(_ text: String) throws(Failure) -> RelativePath {
        do {
            return try RelativePath(validating: text)
        } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
    }

    private static func ordered(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.enumerated().sorted { left, right in
            let a = left.element.location
            let b = right.element.location
            return (a?.line ?? 0, a?.column ?? 0, left.offset)
                < (b?.line ?? 0, b?.column ?? 0, right.offset)
        }.map(\.element)
    }
}
