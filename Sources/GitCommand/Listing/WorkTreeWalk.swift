import FileTree

/// Lists the files of a work tree that git tracks or would offer to track, without git.
///
/// Whatever isn't known here ends the walk without a listing, so that git is asked.
struct WorkTreeWalk: Sendable {
    /// The folder whose files are listed.
    let root: DirectoryRoot
    /// Its path below the top of the work tree, with a `/` behind it; empty for the top itself.
    let prefix: String
    /// The patterns that count where no `.gitignore` from the root on says anything.
    let outer: IgnoreRules?
    /// What is tracked below the root, as seen from there.
    let tracked: GitIndex
    let sharing: WorkSharing

    /// The largest `.gitignore` that is read here, 1 MiB.
    static let maximumIgnoreSize = 1 << 20
    private static let maximumDepth = 64

    private struct Folder: Sendable {
        var path: String
        var rules: IgnoreRules?
    }

    private struct Contents: Sendable {
        var files: [RelativePath] = []
        var folders: [Folder] = []
    }

    /// The files, in ascending order; nil where git has to be asked.
    func files() -> [RelativePath]? {
        var files: [RelativePath] = []
        var level = [Folder(path: "", rules: outer)]
        for _ in 0..<Self.maximumDepth where !level.isEmpty {
            // Folders of one depth at a time, each thread some of them.
            let read = sharing.map(level, least: 4) { contents(of: $0) }
            level = []
            for contents in read {
                guard let contents else { return nil }
                files += contents.files
                level += contents.folders
            }
        }
        guard level.isEmpty, let others = unseen(among: files) else { return nil }
        return (files + others).sorted()
    }

    private func contents(of folder: Folder) -> Contents? {
        guard let open = SpelledFolder(folder.path, below: root), let entries = open.entries()
        else { return nil }
        let start = folder.path.isEmpty ? "" : folder.path + "/"
        // A repository inside, or what looks like one.
        if !start.isEmpty, entries.contains(where: { $0.name == ".git" }) { return nil }
        var rules = folder.rules
        if let file = entries.first(where: { $0.name == ".gitignore" }) {
            guard file.kind == .file,
                let bytes = open.read(file.name, maximumSize: Self.maximumIgnoreSize),
                let own = IgnoreRules(bytes, base: prefix + start, outer: rules)
            else { return nil }
            rules = own
        }
        var contents = Contents()
        for entry in entries where entry.name != ".git" {
            let path = start + entry.name
            switch entry.kind {
            case .folder:
                if tracked.repositories.contains(path) || excludes(path, rules, isFolder: true) {
                    continue
                }
                contents.folders.append(Folder(path: path, rules: rules))
            case .file, .symbolicLink:
                if tracked.repositories.contains(path) { return nil }
                if !tracked.files.contains(path), excludes(path, rules, isFolder: false) {
                    continue
                }
                guard let file = RelativePath(spelled: path) else { return nil }
                contents.files.append(file)
            case .absent, .other: continue
            }
        }
        return contents
    }

    private func excludes(_ path: String, _ rules: IgnoreRules?, isFolder: Bool) -> Bool {
        rules?.excludes(prefix + path, isFolder: isFolder) ?? false
    }

    /// The tracked files that the walk didn't meet and that are there all the same, such as those in folders that
    /// are left out; nil where that can't be told.
    private func unseen(among files: [RelativePath]) -> [RelativePath]? {
        if tracked.files.isEmpty { return [] }
        let seen = Set(files.map(\.string))
        var others: [RelativePath] = []
        for path in tracked.files where !seen.contains(path) {
            guard let isThere = root.holds(spelled: path) else { return nil }
            guard isThere else { continue }
            guard let file = RelativePath(spelled: path) else { return nil }
            others.append(file)
        }
        return others
    }
}

extension RelativePath {
    /// A path that is spelt as it stands; nil for one that is refused, or is in another Unicode form.
    init?(spelled path: String) {
        guard let file = try? RelativePath(validating: path),
            file.string.withBytes({ mine in
                path.withBytes { mine.count == $0.count && mine.begins(with: $0) }
            })
        else { return nil }
        self = file
    }
}
