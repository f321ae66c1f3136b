import Diagnostics
import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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
        if let option {
            let root = try DirectoryRoot(path: session.absolutePath(option))
            try Self.refuseProtected(root)
            return root
        }
        if let described = try described() { return described }
        let root = try DirectoryRoot(path: session.workingFolder)
        try Self.refuseProtected(root)
        return root
    }

    /// The nearest folder, from the working folder upwards, that holds a project's description or a git
    /// repository; nil where there is none.
    func described() throws(Failure) -> DirectoryRoot? {
        var folder = session.workingFolder
        while true {
            // A folder above that can't be read holds no project of this user's.
            if let root = try? DirectoryRoot(path: folder), let entries = try? root.entries() {
                let names = entries.map(\.name)
                if names.contains(where: Self.describesProject) || names.contains(".git") {
                    return root
                }
            }
            guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }

    /// Git's, Xcode's, SwiftPM's and Formwork's own folders are no projects: what is written there harms
    /// them.
    private static func refuseProtected(_ root: DirectoryRoot) throws(Failure) {
        guard let place = realpath(root.path, nil) else { return }
        defer { free(place) }
        let components = String(cString: place).drop { $0 == "/" }
        guard let path = try? RelativePath(validating: String(components)),
            let protected = ProtectedPlace.holding(path)
        else { return }
        throw Failure(
            .usage, id: "project.protected",
            "'\(root.path)' lies in \(protected.title), which is no project",
            fix: "name the project's own folder with --project")
    }

    private static func describesProject(_ name: String) -> Bool {
        descriptionNames.contains(name) || descriptionSuffixes.contains { name.hasSuffix($0) }
    }
}
