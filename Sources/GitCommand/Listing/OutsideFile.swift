import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file outside of the project, or one of its repository's own, that git would read.
enum OutsideFile {
    case absent
    case bytes([UInt8])
    /// Something is there that can't be read, or isn't a regular file.
    case unreadable

    /// The largest file that is read, 64 MiB: the index of a repository with half a million files.
    private static let maximumSize = 64 << 20

    /// Reads a file by its absolute path.
    /// - Parameter followsLinks: whether a link in its place is followed.
    static func read(_ path: String, followsLinks: Bool) -> OutsideFile {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            return errno == ENOENT || errno == ENOTDIR ? .absent : .unreadable
        }
        var place = path
        if followsLinks {
            guard let resolved = realpath(path, nil) else { return .unreadable }
            defer { free(resolved) }
            place = String(cString: resolved)
        }
        guard let slash = place.lastSlash, let root = try? DirectoryRoot(path: "/"),
            let folder = SpelledFolder(String(place[..<slash].dropFirst()), below: root),
            let bytes = folder.read(
                String(place[place.utf8.index(after: slash)...]), maximumSize: maximumSize)
        else { return .unreadable }
        return .bytes(bytes)
    }
}
