import FileTree

/// The folders in which the targets of a project have their sources.
///
/// Two of them side by side are two programs, never two features of one.
struct TargetFolders: Sendable {
    /// The folders of targets that aren't tests.
    private let folders: Set<String>
    /// Those that make an app or an extension.
    private let programs: Set<String>
    /// The modules that are libraries.
    private let libraries: Set<String>

    init(_ targets: [TargetFacts]) {
        var folders: Set<String> = []
        var programs: Set<String> = []
        for target in targets where !target.isTest {
            var own = Set(target.folders.map(\.string))
            if let common = Self.mainFolder(of: target.listedFiles) { own.insert(common) }
            folders.formUnion(own)
            if target.kind != .library { programs.formUnion(own) }
        }
        libraries = Set(targets.filter { $0.kind == .library }.map(\.module))
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

    /// Whether a folder is that of a program which isn't a library.
    func isProgram(_ folder: String) -> Bool { programs.contains(folder) }

    /// Whether a folder lies in a program whose sources stand below another one.
    func isInProgram(_ folder: String, below outer: String) -> Bool {
        programs.contains {
            $0 != outer && FolderPath.isInside($0, outer) && FolderPath.isInside(folder, $0)
        }
    }

    /// The libraries that a folder belongs to, as its path names them.
    func libraries(of folder: String) -> [String] {
        folder.slashParts.compactMap { part in
            let name = String(part)
            return libraries.contains(name) ? name : nil
        }
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
