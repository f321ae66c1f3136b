import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that a user named on the command line. It is the user's own, so links are followed.
struct NamedFile: Sendable {
    /// The most bytes that are read: 64 MiB.
    private static let maximumSize = 64 << 20

    /// The path as it was given.
    let path: String
    private let absolutePath: String

    /// Creates a file by the path that was given.
    init(_ path: String, in session: Session) {
        self.path = path
        absolutePath = session.absolutePath(path)
    }

    /// The file's bytes.
    /// - Throws: `Failure` with the exit code `notFound` where there is no such file, `inputOutput`
    ///   where it can't be read.
    func bytes() throws(Failure) -> [UInt8] {
        let descriptor = open(absolutePath, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            bytes += buffer[..<count]
            if bytes.count > Self.maximumSize {
                throw Failure(
                    .inputOutput, id: "file.too-large", "'\(path)' is larger than 64 MiB",
                    fix: "name a smaller file")
            }
        }
    }

    private func failure(_ code: Int32) -> Failure {
        switch code {
        case ENOENT, ENOTDIR:
            Failure(
                .notFound, id: "file.missing", "there is no file '\(path)'",
                fix: "name an existing file")
        case EISDIR:
            Failure(
                .notFound, id: "file.is-folder", "'\(path)' is a folder",
                fix: "name a file inside it")
        default:
            Failure(
                .inputOutput, id: "file.unreadable",
                "can't read '\(path)': \(String(cString: strerror(code)).lowercased())",
                fix: "see to its permissions")
        }
    }
}
