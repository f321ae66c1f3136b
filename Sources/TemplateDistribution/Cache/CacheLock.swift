import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A hold on one repository of the cache (`flock(2)`): many may read, one alone may write.
///
/// The system drops it with the process that holds it, however that ends.
final class CacheLock {
    /// What the holder does.
    enum Purpose {
        case reading
        case writing
    }

    private let descriptor: Int32

    /// Waits until the hold is there.
    /// - Parameter path: the lock's file, which is made where it isn't there.
    init(_ path: String, for purpose: Purpose) throws(Failure) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            // A cache that this user can't change, such as a mounted one, nobody changes while it is read.
            if purpose == .reading, [EROFS, EACCES].contains(errno) { return }
            throw Self.failure(path)
        }
        while flock(descriptor, purpose == .reading ? LOCK_SH : LOCK_EX) != 0 {
            if errno == EINTR { continue }
            // Some network file systems can't lock; git's own locks still keep a repository whole.
            if [EBADF, ENOLCK, EOPNOTSUPP, EINVAL, ENOSYS].contains(errno) { return }
            throw Self.failure(path)
        }
    }

    deinit {
        guard descriptor >= 0 else { return }
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    private static func failure(_ path: String) -> Failure {
        Failure(
            .inputOutput, id: "package.cache",
            "can't lock '\(path)': \(String(cString: strerror(errno)).lowercased())",
            fix: "set XDG_CACHE_HOME to a folder that you can write to")
    }
}
