import Diagnostics

/// An entry that a walk met.
public struct WalkedEntry: Sendable, Hashable {
    /// Where it is.
    public var path: RelativePath
    /// What it is; links aren't followed.
    public var kind: EntryKind
}

/// How far a walk goes.
public struct WalkBounds: Sendable, Hashable {
    /// The most entries that are returned.
    public var entries: Int
    /// The most folders below each other that are entered.
    public var depth: Int

    /// Creates bounds.
    public init(entries: Int = 200_000, depth: Int = 64) {
        self.entries = entries
        self.depth = depth
    }
}

/// What a walk found.
public struct FolderWalk: Sendable, Hashable {
    /// Files, folders and links, ordered by path.
    public var entries: [WalkedEntry]
    /// Whether everything was seen: false where a bound ended the walk or a name was no valid path.
    public var isComplete: Bool
    /// Folders that couldn't be opened, where those are passed over.
    public var unreadable: [RelativePath] = []
}

extension DirectoryRoot {
    /// Walks the folders below a path.
    /// - Parameters:
    ///   - folder: where to begin; nil means the root itself.
    ///   - bounds: how far to go.
    ///   - passesOverUnreadable: whether a folder that can't be opened is only noted.
    ///   - isIncluded: whether an entry is returned, and entered where it is a folder.
    /// - Throws: a failure where a folder can't be listed that isn't passed over.
    public func walk(
        _ folder: RelativePath? = nil, bounds: WalkBounds = WalkBounds(),
        passesOverUnreadable: Bool = false,
        where isIncluded: (WalkedEntry) -> Bool = { _ in true }
    ) throws(Failure) -> FolderWalk {
        var walk = FolderWalk(entries: [], isComplete: true)
        do throws(PathObstacle) {
            try visit(
                try openFolder(folder), at: folder, depth: 1, bounds: bounds,
                passesOver: passesOverUnreadable, isIncluded: isIncluded, into: &walk)
        } catch {
            throw error.failure(to: "list", folder, below: path)
        }
        walk.entries.sort { $0.path < $1.path }
        return walk
    }

    private func visit(
        _ folder: OpenDescriptor, at path: RelativePath?, depth: Int, bounds: WalkBounds,
        passesOver: Bool, isIncluded: (WalkedEntry) -> Bool, into walk: inout FolderWalk
    ) throws(PathObstacle) {
        // The root's descriptor may be in use elsewhere; those below it were opened by this walk.
        for entry in try FolderListing.entries(of: folder, at: path, isFresh: depth > 1) {
            let text = path.map { "\($0.string)/\(entry.name)" } ?? entry.name
            guard let place = try? RelativePath(validating: text) else {
                walk.isComplete = false
                continue
            }
            let walked = WalkedEntry(path: place, kind: entry.kind)
            guard isIncluded(walked) else { continue }
            guard walk.entries.count < bounds.entries else {
                walk.isComplete = false
                return
            }
            walk.entries.append(walked)
            guard entry.kind == .folder else { continue }
            guard depth < bounds.depth else {
                walk.isComplete = false
                continue
            }
            do throws(PathObstacle) {
                let inner = try Self.openFolder(entry.name, in: folder, at: { place })
                try visit(
                    inner, at: place, depth: depth + 1, bounds: bounds, passesOver: passesOver,
                    isIncluded: isIncluded, into: &walk)
            } catch {
                guard passesOver else { throw error }
                walk.unreadable.append(place)
            }
        }
    }
}
