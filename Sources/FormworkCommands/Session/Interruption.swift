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
        // A parent that starts programs from a thread with blocked signals hands the mask on.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
    private static let endInterrupted: @convention(c) (Int32) -> Void = { _ in
        // Only calls that are safe in a signal handler.
        _exit(130)
    }
}
