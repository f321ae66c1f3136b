import Diagnostics
import FileTree

/// The files and folders that `check` was asked about, as paths of the project.
struct CheckedPaths: Sendable {
    /// The project's folder.
    let root: DirectoryRoot
    private let prefixes: [RelativePath]
    private let isWhole: Bool

    /// Reads the paths.
    /// - Parameters:
    ///   - paths: as they were given; none stands for the whole project.
    ///   - project: what `--project` says; nil where it wasn't given. Then it is the project of the working
    ///     folder, or that of the first path where it lies elsewhere.
    /// - Throws: `Failure` with exit code 66 for a path that doesn't exist, 64 for one outside the project.
    init(_ paths: [String], project: String?, in session: Session) throws(Failure) {
        let absolute = paths.map { session.normalisedPath($0) }
        var root = try ProjectLocator(session).project(project)
        if project == nil, let first = absolute.first, Self.relative(first, to: root) == nil {
            var elsewhere = session
            elsewhere.workingFolder = try Self.folder(of: first, as: paths[0])
            root = try ProjectLocator(elsewhere).described() ?? root
        }
        self.root = root
        var prefixes: [RelativePath] = []
        var isWhole = paths.isEmpty
        for (given, path) in zip(paths, absolute) {
            guard let below = Self.relative(path, to: root) else {
                throw Failure(
                    .usage, id: "check.outside",
                    "'\(given)' lies outside the project '\(root.path)'",
                    fix: "name the project with --project, and paths inside it")
            }
            if below.isEmpty {
                isWhole = true
                continue
            }
            guard let relative = try? RelativePath(validating: below),
                try root.kind(of: relative) != .absent
            else {
                throw Failure(
                    .notFound, id: "check.no-path", "there is no file or folder '\(given)'",
                    fix: "name an existing file or folder")
            }
            prefixes.append(relative)
        }
        self.prefixes = prefixes
        self.isWhole = isWhole
    }

    /// Whether a file was asked about.
    func holds(_ path: RelativePath) -> Bool {
        isWhole || prefixes.contains { path.hasPrefix($0) }
    }

    /// The path below a folder, empty for the folder itself; nil where it lies elsewhere.
    private static func relative(_ path: String, to root: DirectoryRoot) -> String? {
        let base = Session.normalised(root.path)
        if path == base { return "" }
        let prefix = base == "/" ? "/" : base + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    private static func folder(of path: String, as given: String) throws(Failure) -> String {
        if (try? DirectoryRoot(path: path)) != nil { return path }
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        let parent = String(path[..<slash])
        guard (try? DirectoryRoot(path: parent)) != nil else {
            throw Failure(
                .notFound, id: "check.no-path", "there is no file or folder '\(given)'",
                fix: "name an existing file or folder")
        }
        return parent
    }
}
