import Diagnostics

/// What an XcodeGen `project.yml` says about its targets.
public struct XcodeGenSpecification: Sendable, Hashable {
    /// The project's name.
    public let name: String?
    /// The organisation for file headers.
    public let organizationName: String?
    /// Indentation of the generated project.
    public let indentation: XcodeIndentation
    /// The targets in the order of the file.
    public let targets: [GeneratedTarget]
    /// Folders of local packages.
    public let localPackages: [String]
    /// Files that the specification includes; they were read where a reader was given.
    public let includes: [String]
    /// Warnings that name what was passed over.
    public let diagnostics: [Diagnostic]

    /// Reads a specification.
    /// - Parameters:
    ///   - bytes: the content.
    ///   - path: the file as people should read it, for diagnostics.
    ///   - read: gives the content of an included file by its path relative to the folder of the
    ///     specification, or nil where it is absent.
    /// - Throws: `Failure(.invalidInput)` where the file isn't in the subset of YAML that is read.
    public init(parsing bytes: [UInt8], path: String, read: (String) -> [UInt8]? = { _ in nil })
        throws(Failure)
    {
        let document = try YAMLDocument(parsing: bytes, path: path)
        var composition = XcodeGenComposition(diagnostics: document.diagnostics)
        let root = try composition.compose(document.root, chain: [path], folder: "", read: read)
        let reader = XcodeGenReader(root: root)
        name = root["name"]?.string
        organizationName = root["attributes"]?["ORGANIZATIONNAME"]?.string
        indentation = reader.indentation()
        targets = reader.targets()
        localPackages = (root["packages"]?.entries ?? []).compactMap { $0.value["path"]?.string }
        includes = composition.includes
        diagnostics = composition.diagnostics
    }
}
