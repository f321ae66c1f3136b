#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system calls by which a transaction writes: the one seam where tests put faults.
///
/// A transaction changes the disk through these closures alone. Their production value is
/// ``real``; no option or environment variable of the shipped binary replaces it.
public struct FileSystemCalls: Sendable {
    /// `openat` for writing a new file: descriptor of the folder, name, mode. Never follows a link
    /// and fails where the name exists.
    public var createFile: @Sendable (Int32, String, UInt16) throws(SystemError) -> Int32
    /// `write`, once: descriptor, bytes; returns how many were written.
    public var write: @Sendable (Int32, ArraySlice<UInt8>) throws(SystemError) -> Int
    /// `fchmod`: descriptor, mode.
    public var setMode: @Sendable (Int32, UInt16) throws(SystemError) -> Void
    /// `fsync` of a file or folder.
    public var synchronize: @Sendable (Int32) throws(SystemError) -> Void
    /// `close` of a written file.
    public var close: @Sendable (Int32) throws(SystemError) -> Void
    /// `mkdirat`: folder, name, mode.
    public var makeFolder: @Sendable (Int32, String, UInt16) throws(SystemError) -> Void
    /// `linkat`: folder and name of the file, folder and name of the second link.
    public var link: @Sendable (Int32, String, Int32, String) throws(SystemError) -> Void
    /// `renameat`: folder and name before, folder and name after.
    public var rename: @Sendable (Int32, String, Int32, String) throws(SystemError) -> Void
    /// `unlinkat` of a file: folder, name.
    public var removeFile: @Sendable (Int32, String) throws(SystemError) -> Void
    /// `unlinkat` of an empty folder: folder, name.
    public var removeFolder: @Sendable (Int32, String) throws(SystemError) -> Void
}

extension FileSystemCalls {
    /// The calls of the operating system.
    public static let real = FileSystemCalls(
        createFile: { folder, name, mode throws(SystemError) in
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            return try check("open") { openat(folder, name, flags, mode_t(mode)) }
        },
        write: { descriptor, bytes throws(SystemError) in
            try checkedCount("write") {
                bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            }
        },
        setMode: { descriptor, mode throws(SystemError) in
            try check("chmod") { fchmod(descriptor, mode_t(mode)) }
        },
        synchronize: { descriptor throws(SystemError) in
            #if canImport(Darwin)
                // `fsync` leaves the data in the drive's own cache there.
                if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
            #endif
            if fsync(descriptor) == 0 { return }
            // Asked once only: the system reports a failed write back to the first caller alone.
            let error = SystemError.last("fsync")
            // Some network file systems can't do this for folders, and nothing else can be done.
            if ![EINVAL, ENOTSUP, EOPNOTSUPP].contains(error.code) { throw error }
        },
        close: { descriptor throws(SystemError) in
            if systemClose(descriptor) != 0, errno != EINTR { throw SystemError.last("close") }
        },
        makeFolder: { folder, name, mode throws(SystemError) in
            try check("mkdir") { mkdirat(folder, name, mode_t(mode)) }
        },
        link: { folder, name, otherFolder, otherName throws(SystemError) in
            try check("link") { linkat(folder, name, otherFolder, otherName, 0) }
        },
        rename: { folder, name, otherFolder, otherName throws(SystemError) in
            try check("rename") { renameat(folder, name, otherFolder, otherName) }
        },
        removeFile: { folder, name throws(SystemError) in
            try check("unlink") { unlinkat(folder, name, 0) }
        },
        removeFolder: { folder, name throws(SystemError) in
            try check("rmdir") { unlinkat(folder, name, AT_REMOVEDIR) }
        })
}

/// Repeats a call that a signal cut short, and throws where it failed.
@discardableResult
func check(_ call: String, _ body: () -> Int32) throws(SystemError) -> Int32 {
    while true {
        let result = body()
        if result != -1 { return result }
        if errno != EINTR { throw SystemError.last(call) }
    }
}

/// The same for calls that return a count.
func checkedCount(_ call: String, _ body: () -> Int) throws(SystemError) -> Int {
    while true {
        let result = body()
        if result != -1 { return result }
        if errno != EINTR { throw SystemError.last(call) }
    }
}

/// `write`, under a name that the closure of the same name doesn't shadow.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// `close`, under a name that the closure of the same name doesn't shadow.
private func systemClose(_ descriptor: Int32) -> Int32 {
    close(descriptor)
}
