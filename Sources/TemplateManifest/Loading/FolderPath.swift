import Diagnostics
import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Paths that a user gave on the command line, which may be absolute and lead through links.
enum FolderPath {
    /// What stands at a path; links are followed, since the user named them.
    static func kind(of path: String) throws(Failure) -> EntryKind {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return .absent }
            throw Failure(
                .inputOutput, id: "file.unreadable", "can't look at '\(path)'",
                fix: "check the permissions of the folders on the way")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// The path from the root, without links and dots.
    static func absolute(_ path: String) throws(Failure) -> String {
        guard let resolved = realpath(path, nil) else {
            throw Failure(
                .notFound, id: "validate.not-found", "there is no '\(path)'",
                fix: "name an existing folder")
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
