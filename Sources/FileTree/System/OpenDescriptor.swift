#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file descriptor that closes when nobody holds it any more.
final class OpenDescriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Opens an entry of a folder; a link in its place is never followed.
    static func open(
        _ name: String, in folder: Int32, flags: Int32
    ) throws(SystemError) -> OpenDescriptor {
        OpenDescriptor(
            try check("open") { openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC) })
    }
}

/// What an entry of a folder is, and what `stat` says of it.
struct EntryStatus {
    var kind: EntryKind
    /// The permission bits, such as 0o644.
    var mode: UInt16
    /// Bytes.
    var size: Int
    var device: UInt64
    var inode: UInt64
    var linkCount: Int
    /// When the contents were last changed.
    var changed: Time

    /// A time of the file system, in seconds and nanoseconds since 1970.
    struct Time: Equatable {
        var seconds: Int
        var nanoseconds: Int
    }

    /// Whether a file is still the one that was looked at earlier, with the contents of then.
    func isSameContent(as earlier: EntryStatus) -> Bool {
        device == earlier.device && inode == earlier.inode && size == earlier.size
            && changed == earlier.changed && kind == earlier.kind
    }

    /// Looks at an open file.
    static func of(_ descriptor: Int32) throws(SystemError) -> EntryStatus {
        var status = stat()
        try check("stat") { fstat(descriptor, &status) }
        return EntryStatus(status)
    }

    /// Looks at an entry without following a link; nil where there is none.
    static func of(_ name: String, in folder: Int32) throws(SystemError) -> EntryStatus? {
        var status = stat()
        do throws(SystemError) {
            try check("stat") { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
        } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
        return EntryStatus(status)
    }

    private init(_ status: stat) {
        kind = EntryKind(mode: status.st_mode)
        mode = UInt16(truncatingIfNeeded: status.st_mode & 0o7777)
        size = Int(status.st_size)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        linkCount = Int(status.st_nlink)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        changed = Time(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }
}

extension EntryKind {
    /// What the `st_mode` of `stat` says.
    public init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .symbolicLink
        default: self = .other
        }
    }
}
