import Diagnostics

/// How the disk spells a path as far as it exists.
public struct Respelling: Sendable, Hashable {
    /// The path, its existing components as the disk spells them (in NFC).
    public var path: RelativePath
    /// The first existing entry on the way whose spelling differs from the one asked for.
    public var variant: RelativePath?
    /// How many of the path's components exist, in any case.
    public var existingComponents: Int
    /// Whether all of them exist.
    public var isWhole: Bool
}

/// Looks up paths below a root without regard to case and Unicode form.
///
/// It reads each folder once and remembers what it held, so it serves one short check of many paths.
public final class SpellingIndex {
    private struct Folder {
        var descriptor: OpenDescriptor
        var names: Set<String>
        var spellings: [String: String]
    }

    private let root: DirectoryRoot
    private var folders: [String: Folder] = [:]

    /// Creates an index that has read nothing yet.
    public init(_ root: DirectoryRoot) {
        self.root = root
    }

    /// How the disk spells a path.
    /// - Throws: a failure with exit code 73 where a link or file stands in the place of a folder.
    public func respelling(of path: RelativePath) throws(Failure) -> Respelling {
        do throws(PathObstacle) {
            return try find(path)
        } catch {
            throw error.failure(
                to: "look at", path, below: root.path, whileWriting: true)
        }
    }

    func find(_ path: RelativePath) throws(PathObstacle) -> Respelling {
        let components = path.components
        var spelled: [String] = []
        var variant: RelativePath?
        var folder = try self.folder("", opening: root.descriptor)
        for (index, component) in components.enumerated() {
            let exact = folder.names.contains(component) ? component : nil
            guard let name = exact ?? folder.spellings[PathFolding.fold(component)] else { break }
            spelled.append(name)
            if variant == nil, name != component { variant = DirectoryRoot.joined(spelled) }
            if index == components.count - 1 { break }
            let place = spelled.joined(separator: "/")
            if let known = folders[place] {
                folder = known
            } else {
                folder = try open(name, in: folder, at: place)
            }
        }
        let existing = spelled.count
        spelled.append(contentsOf: components.dropFirst(existing))
        return Respelling(
            path: DirectoryRoot.joined(spelled) ?? path, variant: variant,
            existingComponents: existing, isWhole: existing == components.count)
    }

    private func open(
        _ name: String, in folder: Folder, at place: String
    ) throws(PathObstacle) -> Folder {
        let descriptor = try DirectoryRoot.openFolder(
            name, in: folder.descriptor, at: { try? RelativePath(validating: place) })
        return try self.folder(place, opening: descriptor)
    }

    private func folder(
        _ place: String, opening descriptor: OpenDescriptor
    ) throws(PathObstacle) -> Folder {
        if let known = folders[place] { return known }
        let entries = try FolderListing.entries(
            of: descriptor, at: try? RelativePath(validating: place))
        let folder = Folder(
            descriptor: descriptor, names: Set(entries.map(\.name)),
            spellings: Dictionary(
                entries.map { (PathFolding.fold($0.name), $0.name) },
                uniquingKeysWith: { first, _ in first }))
        folders[place] = folder
        return folder
    }
}
