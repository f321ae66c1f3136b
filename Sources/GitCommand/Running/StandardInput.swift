import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a program reads.
enum StandardInput {
    /// A descriptor from which the bytes can be read; `/dev/null` where there are none.
    ///
    /// The bytes go through a file without a name: a pipe would have to be fed while the program
    /// runs, and would raise SIGPIPE where it ends early.
    static func open(_ bytes: [UInt8]?) throws(SpawnError) -> Int32 {
        guard let bytes, !bytes.isEmpty else {
            return try checked(openFile("/dev/null", O_RDONLY | O_CLOEXEC))
        }
        var template = TemporaryFolder.nameTemplate
        let number = SpawnTurn.take {
            let number = mkstemp(&template)
            if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
            return number
        }
        _ = try checked(number)
        unlink(template)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                write(number, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            if count < 0 {
                if errno == EINTR { continue }
                let code = errno
                close(number)
                throw .system(call: "write the input of", code: code)
            }
            written += count
        }
        lseek(number, 0, SEEK_SET)
        return number
    }

    private static func checked(_ number: Int32) throws(SpawnError) -> Int32 {
        guard number >= 0 else { throw .system(call: "open the input of", code: errno) }
        return number
    }
}

/// `open`, under a name that the method of the same name doesn't shadow.
private func openFile(_ path: String, _ flags: Int32) -> Int32 {
    open(path, flags)
}
