import Diagnostics
import FileTree

/// Changes of a project's files that later steps of a plan see and the disk doesn't yet.
struct TreeChanges: Sendable {
    /// A file's content with its mode.
    struct Content: Sendable, Equatable {
        var bytes: [UInt8]
        var isExecutable: Bool
    }

    /// What stands at a path.
    enum Entry: Sendable, Equatable {
        case absent
        case file(Content)
        /// A folder, a link or a special file; or a file whose spelling differs in case.
        case other(String)
    }

    private let root: DirectoryRoot
    private var before: [RelativePath: Entry] = [:]
    private var after: [RelativePath: Content?] = [:]

    init(root: DirectoryRoot) { self.root = root }

    /// What stands at a path once the changes so far are made.
    mutating func entry(at path: RelativePath) throws(Failure) -> Entry {
        if let planned = after[path] { return planned.map(Entry.file) ?? .absent }
        return try original(at: path)
    }

    /// What stands at a path now.
    mutating func original(at path: RelativePath) throws(Failure) -> Entry {
        if let known = before[path] { return known }
        let found = try read(path)
        before[path] = found
        return found
    }

    /// The file's content once the changes so far are made; nil where there is no file.
    mutating func content(at path: RelativePath) throws(Failure) -> Content? {
        if case .file(let content) = try entry(at: path) { return content }
        return nil
    }

    /// Puts a file at a path.
    mutating func write(_ content: Content, to path: RelativePath) throws(Failure) {
        _ = try original(at: path)
        after[path] = .some(content)
    }

    /// Takes a file away.
    mutating func remove(_ path: RelativePath) throws(Failure) {
        _ = try original(at: path)
        after.updateValue(nil, forKey: path)
    }

    /// Whether a path is changed.
    func touches(_ path: RelativePath) -> Bool { after.keys.contains(path) }

    /// The paths that change, in order.
    var paths: [RelativePath] {
        after.keys.sorted().filter { path in
            switch (before[path], after[path] ?? nil) {
            case (.file(let old)?, let new?): old.bytes != new.bytes
            case (.file?, nil): true
            case (_, let new): new != nil
            }
        }
    }

    /// The content before and after, for the paths that change.
    func contents(of path: RelativePath) -> (before: Content?, after: Content?) {
        guard case .file(let old)? = before[path] else { return (nil, after[path] ?? nil) }
        return (old, after[path] ?? nil)
    }

    /// The changes as a transaction takes them: files that end as they began aren't touched.
    func operations() -> [FileOperation] {
        paths.compactMap { path in
            switch contents(of: path) {
            case (let old?, let new?):
                .replace(path, new.bytes, expected: ContentDigest(of: old.bytes))
            case (let old?, nil): .remove(path, expected: ContentDigest(of: old.bytes))
            case (nil, let new?):
                .create(path, new.bytes, mode: new.isExecutable ? 0o777 : 0o666)
            case (nil, nil): nil
            }
        }
    }

    /// The folders that the changes make, the outermost first.
    func newFolders() throws(Failure) -> [RelativePath] {
        var folders: Set<RelativePath> = []
        for path in paths where (after[path] ?? nil) != nil {
            for folder in path.ancestors where try root.kind(of: folder) == .absent {
                folders.insert(folder)
            }
        }
        return folders.sorted()
    }

    private func read(_ path: RelativePath) throws(Failure) -> Entry {
        switch try root.kind(of: path) {
        case .file:
            let contents = try root.read(path)
            return .file(
                Content(bytes: contents.bytes, isExecutable: contents.mode & 0o100 != 0))
        case .absent:
            if let spelling = try root.existingSpelling(of: path), spelling != path {
                return .other("'\(spelling)', which differs in case only,")
            }
            return .absent
        case .folder: return .other("a folder")
        case .symbolicLink: return .other("a symbolic link")
        case .other: return .other("a special file")
        }
    }
}
