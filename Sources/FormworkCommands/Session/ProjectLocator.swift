import Diagnostics
import FileTree

/// Finds the project that a command is about.
struct ProjectLocator: Sendable {
    /// Files and folders that describe a project to a build system or to Formwork.
    private static let descriptionNames: Set<String> = [
        "Package.swift", "project.yml", "project.yaml", "Project.swift", "Workspace.swift",
        "Tuist.swift", "Tuist", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel", "Formwork.xml",
    ]
    private static let descriptionSuffixes = [".xcodeproj", ".xcworkspace"]

    private let session: Session

    /// Creates a locator.
    init(_ session: Session) { self.session = session }

    /// The project's folder.
    /// - Parameter option: what `--project` says; nil where it wasn't given. Then it is the nearest
    ///   folder, from the working folder upwards, that holds a project's description, or the top of
    ///   the git repository, or the working folder itself.
    /// - Throws: `Failure` with the exit code `notFound` where there is no such folder.
    func project(_ option: String?) throws(Failure) -> DirectoryRoot {
        if let option { return try DirectoryRoot(path: session.absolutePath(option)) }
        var folder = session.workingFolder
        while true {
            // A folder above that can't be read holds no project of this user's.
            if let root = try? DirectoryRoot(path: folder), let entries = try? root.entries() {
                let names = entries.map(\.name)
                if names.contains(where: Self.describesProject) || names.contains(".git") {
                    return root
                }
            }
            guard folder != "/", let slash = folder.lastIndex(of: "/") else { break }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
        return try DirectoryRoot(path: session.workingFolder)
    }

    private static func describesProject(_ name: String) -> Bool {
        descriptionNames.contains(name) || descriptionSuffixes.contains { name.hasSuffix($0) }
    }
}
