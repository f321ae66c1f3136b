#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Somewhere that text goes: a file descriptor, or a test's memory.
struct TextSink: Sendable {
    /// What became of a write.
    enum Outcome: Sendable, Equatable {
        case written
        /// Nobody reads any more; that is no failure.
        case closed
        /// The error number.
        case failed(Int32)
    }

    /// Whether somebody watches.
    var isTerminal: Bool
    /// The columns of the terminal; 80 where there is none.
    var columns: Int
    /// Writes bytes, all of them.
    var write: @Sendable ([UInt8]) -> Outcome

    /// Creates a sink from its parts.
    init(
        isTerminal: Bool = false, columns: Int = 80,
        write: @escaping @Sendable ([UInt8]) -> Outcome
    ) {
        self.isTerminal = isTerminal
        self.columns = columns
        self.write = write
    }

    /// A sink that writes to a descriptor of this process.
    init(descriptor: Int32) {
        let isTerminal = isatty(descriptor) == 1
        var size = winsize()
        let isKnown = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        self.init(
            isTerminal: isTerminal, columns: isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
        ) { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                #if canImport(Darwin)
                    let count = rest.withUnsafeBytes {
                        Darwin.write(descriptor, $0.baseAddress, $0.count)
                    }
                #elseif canImport(Glibc)
                    let count = rest.withUnsafeBytes {
                        Glibc.write(descriptor, $0.baseAddress, $0.count)
                    }
                #elseif canImport(Musl)
                    let count = rest.withUnsafeBytes {
                        Musl.write(descriptor, $0.baseAddress, $0.count)
                    }
                #endif
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EPIPE {
                    return .closed
                } else if errno != EINTR {
                    return .failed(errno)
                }
            }
            return .written
        }
    }

    /// Writes text.
    @discardableResult
    func write(_ text: String) -> Outcome { write(Array(text.utf8)) }
}
