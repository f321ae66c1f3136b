#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A pipe whose ends no other program inherits.
struct Pipe {
    let reading: PipeEnd
    let writing: PipeEnd

    #if os(Linux)
        /// `F_SETPIPE_SZ` of `fcntl(2)`, which isn't imported.
        private static let setSize: Int32 = 1031
        /// 1 MiB: what a process without privileges may ask for.
        private static let size: Int32 = 1 << 20
    #endif

    init() throws(SpawnError) {
        var ends: [Int32] = [-1, -1]
        let isOpen = SpawnTurn.take {
            guard pipe(&ends) == 0 else { return false }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return true
        }
        guard isOpen else { throw .system(call: "open a pipe for", code: errno) }
        #if os(Linux)
            // A program that lists a large project's files fills the usual 64 KiB several times, and would
            // wait for its turn after each. Refused where the user's pipes hold too much already.
            _ = fcntl(ends[1], Self.setSize, Self.size)
        #endif
        reading = PipeEnd(ends[0])
        writing = PipeEnd(ends[1])
    }
}

/// One end of a pipe; it closes when nobody holds it any more.
final class PipeEnd {
    private(set) var number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close()
    }

    func close() {
        guard number >= 0 else { return }
        closeDescriptor(number)
        number = -1
    }
}

/// `close`, under a name that a method of the same name doesn't shadow.
private func closeDescriptor(_ number: Int32) {
    close(number)
}

/// Reads several pipes at once, so that a program that fills one of them never waits for us.
struct PipeReader {
    /// The most bytes of each pipe.
    var maximum: Int

    /// What each pipe brought until its end; nil where one brought too much or failed.
    func read(_ pipes: [PipeEnd]) -> [[UInt8]]? {
        var texts = [[UInt8]](repeating: [], count: pipes.count)
        var states = pipes.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while states.contains(where: { $0.fd >= 0 }) {
            if poll(&states, nfds_t(states.count), -1) < 0 {
                if errno == EINTR { continue }
                return nil
            }
            for index in states.indices where states[index].fd >= 0 && states[index].revents != 0 {
                let count = readBytes(states[index].fd, &buffer)
                if count < 0 {
                    if errno == EINTR { continue }
                    return nil
                }
                if count == 0 { states[index].fd = -1 }
                texts[index].append(contentsOf: buffer[..<count])
                if texts[index].count > maximum { return nil }
            }
        }
        return texts
    }
}

/// `read`, under a name that the method of the same name doesn't shadow.
private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    let capacity = buffer.count
    return read(descriptor, &buffer, capacity)
}
