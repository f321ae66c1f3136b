import Diagnostics
import FileTree
import GitCommand

/// A project in a folder, listed through git so that `.gitignore` counts.
public struct ProjectOnDisk: ProjectContents {
    /// The folder.
    public let root: DirectoryRoot
    private let git: Git?

    /// The largest source file that is read, 4 MiB: what people write stays far below it.
    public static let maximumSourceSize = 4 << 20
    /// The largest other file that is read, 64 MiB: project files of large apps pass 10 MiB.
    public static let maximumDescriptionSize = 64 << 20

    /// Creates a project.
    /// - Parameters:
    ///   - root: the folder.
    ///   - git: the git that lists the files; nil walks the folders instead.
    public init(_ root: DirectoryRoot, git: Git?) {
        self.root = root
        self.git = git
    }

    /// The files that git tracks or doesn't ignore.
    public func fileList() throws(Failure) -> ProjectFileList {
        guard let git else { return try walk() }
        let listing = try git.trackedAndUntracked(below: root.path)
        var list = ProjectFileList(files: listing.paths)
        list.diagnostics = listing.unreadable.map(Self.unreadable)
        if listing.skipped > 0 {
            list.diagnostics.append(
                Diagnostic(
                    .note, id: "scan.unreadable-names",
                    listing.skipped == 1
                        ? "a file has a name that isn't a valid path and was left out"
                        : "\(listing.skipped) files have names that aren't valid paths and were left out"
                ))
        }
        return list
    }

    /// The files as git would list them, told without it.
    public func quickFileList(sharing: WorkSharing) -> ProjectFileList? {
        git?.quickListing(below: root, sharing: sharing).map { ProjectFileList(files: $0.paths) }
    }

    private func walk() throws(Failure) -> ProjectFileList {
        let walk = try root.walk(
            passesOverUnreadable: true,
            where: { entry in
                entry.kind == .file
                    || (entry.kind == .folder
                        && !ExclusionRules.neverEntered.contains(entry.path.name))
            })
        var list = ProjectFileList(files: walk.entries.filter { $0.kind == .file }.map(\.path))
        list.diagnostics = walk.unreadable.map { Self.unreadable($0.string) }
        if !walk.isComplete {
            list.diagnostics.append(
                Diagnostic(
                    .warning, id: "scan.incomplete", "not every folder could be read",
                    fix: "scan a sub-folder with --project"))
        }
        return list
    }

    private static func unreadable(_ folder: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "scan.unreadable-folder",
            "the folder '\(folder)' can't be opened, so that nothing in it counts",
            at: SourceLocation(path: folder), fix: "give yourself permission to read it")
    }

    /// The files that the latest commits added.
    public func recentAdditions() -> Set<RelativePath> {
        // Git would say the same of a plain folder, and take a process for it.
        guard let git, Git.isInsideRepository(root.path) else { return [] }
        return GitFeatureHistory(git, folder: root.path).latestAdditions()
    }

    /// The files of all folders whose names leave none out, whatever git says about them.
    public func likelyFiles(_ isOfInterest: (RelativePath) -> Bool) -> [RelativePath]? {
        guard git != nil else { return nil }
        let walk = try? root.walk(passesOverUnreadable: true) { entry in
            switch entry.kind {
            case .file: entry.path.hasSuffix(".swift") || isOfInterest(entry.path)
            case .folder: ExclusionRules.mayHoldSources(entry.path.name)
            default: false
            }
        }
        return walk?.entries.filter { $0.kind == .file }.map(\.path)
    }

    /// The git repository around the folder.
    public func surroundings() -> ProjectSurroundings? {
        root.enclosingRepository().map { repository in
            ProjectSurroundings(project: repository.path) { path in
                try? repository.root.read(path, maximumSize: Self.maximumSourceSize).bytes
            }
        }
    }

    /// A reader of its own for a thread.
    public func makeReader() -> any ProjectFileReader { DiskReader(root) }

    private struct DiskReader: ProjectFileReader {
        let reader: FileReader

        init(_ root: DirectoryRoot) { reader = FileReader(root) }

        func read(_ path: RelativePath) throws(Failure) -> [UInt8] {
            let isSource = path.hasSuffix(".swift")
            return try reader.read(
                path,
                maximumSize: isSource
                    ? ProjectOnDisk.maximumSourceSize : ProjectOnDisk.maximumDescriptionSize
            ).bytes
        }
    }
}
