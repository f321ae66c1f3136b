#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A system call that failed, in the system's words.
public struct SystemError: Error, Sendable, Hashable {
    /// The value of `errno`.
    public var code: Int32
    /// The call, such as `open`.
    public var call: String

    /// Creates an error of known parts.
    public init(code: Int32, call: String) {
        self.code = code
        self.call = call
    }

    /// What the system calls the error, such as `No space left on device`, in lower case.
    public var words: String {
        guard let text = strerror(code) else { return "error \(code)" }
        let words = String(cString: text)
        return words.prefix(1).lowercased() + words.dropFirst()
    }

    /// Reads `errno` after a call that reported failure.
    static func last(_ call: String) -> SystemError {
        SystemError(code: errno, call: call)
    }
}
