#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What happens on Ctrl-C and on a closed pipe.
enum Interruption {
    /// Ends the process with 130 on SIGINT, at a prompt as anywhere else; a reader that has gone
    /// away is no reason to die.
    static func install() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGINT, endInterrupted)
    }

    /// Does work that must not be cut in two: Ctrl-C waits until it is done.
    static func held<Result>(_ work: () throws -> Result) rethrows -> Result {
        signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, endInterrupted) }
        return try work()
    }

    private static let endInterrupted: @convention(c) (Int32) -> Void = { _ in
        // Only calls that are safe in a signal handler.
        _exit(130)
    }
}
