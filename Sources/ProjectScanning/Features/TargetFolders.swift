import FileTree

/// The folders in which the targets of a project have their sources.
///
/// Two of them side by side are two programs, never two features of one.
struct TargetFolders: Sendable {
    /// The folders of targets that aren't tests.
    private let folders: Set<String>
    /// Those that make an app or an extension.
    private let programs: Set<String>

    init(_ targets: [TargetFacts]) {
        var folders: Set<String> = []
        var programs: Set<String> = []
        for target in targets where !target.isTest {
            var own = Set(target.folders.map(\.string))
            if let common = Self.mainFolder(of: target.listedFiles) { own.insert(common) }
            folders.formUnion(own)
            if target.kind != .library { programs.formUnion(own) }
        }
        self.folders = folders
        self.programs = programs
    }

    /// Whether a folder is, or holds, the sources of a target.
    func holdsTarget(_ folder: String) -> Bool {
        folders.contains { FolderPath.isInside($0, folder) }
    }

    /// Whether a program that isn't a library has its sources at or below a folder.
    func holdsProgram(_ folder: String) -> Bool {
        programs.contains { FolderPath.isInside($0, folder) }
    }

    /// The folder at the top in which most files of a classic target stand; nil where none does.
    private static func mainFolder(of files: [RelativePath]) -> String? {
        var counts: [Substring: Int] = [:]
        for file in files {
            let parts = file.string.split(separator: "/", maxSplits: 1)
            if parts.count == 2 { counts[parts[0], default: 0] += 1 }
        }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.value * 2 > files.count else { return nil }
        return String(best.key)
    }
}
