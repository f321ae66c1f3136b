import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What happens on Ctrl-C and on a closed pipe.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Ends the process with 130 on SIGINT, SIGTERM and SIGHUP, at a prompt as anywhere else; a reader that
    /// has gone away is no reason to die.
    /// - Parameter printsJSON: whether the process owes its caller a JSON object, then too.
    static func install(printsJSON: Bool) {
        stage.pointee = 0
        signal(SIGPIPE, SIG_IGN)
        if printsJSON {
            let text = Array((interruptedJSON + "\n").utf8)
            let place = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
            _ = place.initialize(from: text)
            lastWords.pointee = UnsafeBufferPointer(place)
        }
        for number in signals {
            let before = signal(number, endInterrupted)
            // A run under `nohup`, or in the background of a script, ignores the signal: it stays so.
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                signal(number, SIG_IGN)
            }
        }
        // A parent that starts programs from a thread with blocked signals hands the mask on.
        var set = sigset_t()
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// From here on a signal ends the process without words: the result itself is being printed.
    static func reportBegins() { if stage.pointee == 0 { stage.pointee = 1 } }

    /// From here on signals are passed over: the project was changed, and only the report is left, so that
    /// nothing true could be said by ending as interrupted.
    static func changeIsMade() { stage.pointee = 2 }

    private static var interruptedJSON: String {
        JSONWriter.text(
            of: .object([
                "schemaVersion": .integer(1),
                "diagnostics": .array(InterruptFlag.failure.diagnostics.map(JSONValue.init)),
            ]))
    }

    private static let endInterrupted: @convention(c) (Int32) -> Void = { _ in
        // Only calls that are safe in a signal handler.
        if stage.pointee == 2 { return }
        let words = lastWords.pointee
        if stage.pointee == 0, words.count > 0 { _ = write(1, words.baseAddress, words.count) }
        _exit(130)
    }
}

/// What the handler prints: it can reach nothing but memory at a fixed place, which is filled before the
/// handler is installed.
nonisolated(unsafe) private let lastWords: UnsafeMutablePointer<UnsafeBufferPointer<UInt8>> = {
    let place = UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>.allocate(capacity: 1)
    place.initialize(to: UnsafeBufferPointer(start: nil, count: 0))
    return place
}()

/// How far the run is: 0 before anything was printed or changed, 1 while the result is printed, 2 once the
/// project was changed. `sig_atomic_t` is what a handler may read.
nonisolated(unsafe) private let stage: UnsafeMutablePointer<sig_atomic_t> = {
    let place = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    place.initialize(to: 0)
    return place
}()
