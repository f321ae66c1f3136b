import Diagnostics
import FileTree

/// The `Formwork.xml` that counts for a project: its own, or where it has none and is a folder of a
/// repository, the nearest above it up to the repository's top.
public struct ConfigurationPlace: Sendable {
    /// The folder that holds the file; packages, their lock and policies count from it.
    public let folder: DirectoryRoot
    /// The project's path below the folder; nil where the folder is the project.
    public let project: RelativePath?

    /// Finds the file.
    /// - Parameter root: the project's root.
    /// - Returns: nil where there is none.
    /// - Throws: `Failure(.inputOutput)` where a folder can't be read.
    public init?(for root: DirectoryRoot) throws(Failure) {
        let file = try Self.file()
        if try root.kind(of: file) != .absent {
            folder = root
            project = nil
            return
        }
        guard let repository = root.enclosingRepository() else { return nil }
        var above = repository.path.components
        while !above.isEmpty {
            above.removeLast()
            let path = try Self.path((above + [file.string]).joined(separator: "/"))
            guard try repository.root.kind(of: path) != .absent else { continue }
            folder = try DirectoryRoot(
                path: ([repository.root.path] + above).joined(separator: "/"))
            project = try Self.path(
                repository.path.components.dropFirst(above.count).joined(separator: "/"))
            return
        }
        return nil
    }

    /// A path below the folder as people should read it who are in the project.
    public func displayPath(of path: String) -> String {
        String(repeating: "../", count: project?.components.count ?? 0) + path
    }

    /// The file's path in its folder.
    static func file() throws(Failure) -> RelativePath { try path(ProjectConfiguration.fileName) }

    private static func path(_ text: String) throws(Failure) -> RelativePath {
        do {
            return try RelativePath(validating: text)
        } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
    }
}
