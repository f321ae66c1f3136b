import Diagnostics

/// What a Tuist `Project.swift` says about its targets, read by its syntax and never run.
public struct TuistProject: Sendable, Hashable {
    /// The id of the note that says that some targets can't be told from the manifest.
    public static let unreadTargets = "tuist.unread"

    /// The project's name; nil where the manifest computes it.
    public let name: String?
    /// The organisation for file headers.
    public let organizationName: String?
    /// The indentation that the project's options state.
    public let indentation: XcodeIndentation
    /// The targets whose names are known, in the manifest's order.
    public let targets: [GeneratedTarget]
    /// What reading left open, as notes.
    public let diagnostics: [Diagnostic]

    /// Reads a manifest.
    /// - Parameters:
    ///   - bytes: the content of `Project.swift`.
    ///   - path: the file as people should read it, for diagnostics.
    ///   - helpers: the contents of the files in `Tuist/ProjectDescriptionHelpers`.
    /// - Throws: `Failure(.invalidInput)` where the file declares no project.
    public init(parsing bytes: [UInt8], path: String, helpers: [[UInt8]] = []) throws(Failure) {
        let text = String(decoding: bytes, as: UTF8.self)
        let evaluator = ManifestEvaluator(
            parsing: text, helpers: helpers.map { String(decoding: $0, as: UTF8.self) })
        let values = evaluator.globals.sorted { $0.key < $1.key }.map(\.value)
        let found =
            evaluator.global("project").call
            ?? values.lazy.compactMap(\.call).first {
                $0.name == "Project"
            }
        guard let project = found else {
            throw Failure(
                .invalidInput, id: "tuist.declaration",
                "the manifest declares no project that reading its syntax shows",
                at: SourceLocation(path: path, line: 1, column: 1))
        }
        let reader = TuistProjectReader(project: project, lines: LineTable(bytes))
        name = project["name"].string
        organizationName = project["organizationName"].string
        indentation = reader.indentation()
        targets = reader.targets()
        diagnostics = reader.diagnostics(path: path)
    }
}

/// The projects that a Tuist `Workspace.swift` names.
public struct TuistWorkspace: Sendable, Hashable {
    /// The workspace's name.
    public let name: String?
    /// Folders or patterns of its projects, relative to the manifest's folder.
    public let projects: [String]

    /// Reads a manifest; nil where it declares no workspace.
    /// - Parameters:
    ///   - bytes: the content of `Workspace.swift`.
    ///   - helpers: the contents of the files that manifests share.
    public init?(parsing bytes: [UInt8], helpers: [[UInt8]] = []) {
        let evaluator = ManifestEvaluator(
            parsing: String(decoding: bytes, as: UTF8.self),
            helpers: helpers.map { String(decoding: $0, as: UTF8.self) })
        let calls = evaluator.globals.sorted { $0.key < $1.key }.compactMap(\.value.call)
        guard let workspace = calls.first(where: { $0.name == "Workspace" }) else { return nil }
        name = workspace["name"].string
        projects = workspace["projects"].strings
    }
}
