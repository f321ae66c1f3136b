import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells whether the user asked the process to stop, so that a transaction can roll back first.
///
/// While the value lives, SIGINT, SIGTERM and SIGHUP don't end the process but raise the flag. What
/// they did before is put back with the end of the value.
public final class InterruptFlag {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private var earlier: [(signal: Int32, action: sigaction)] = []

    /// Begins to listen.
    public init() {
        raisedSignal.pointee = 0
        for signal in Self.signals {
            var before = sigaction()
            sigaction(signal, nil, &before)
            // A run under `nohup`, or in the background of a script, ignores the signal: it stays so.
            if before.isIgnored { continue }
            var action = sigaction(handler: { raisedSignal.pointee = sig_atomic_t($0) })
            if sigaction(signal, &action, nil) == 0 { earlier.append((signal, before)) }
        }
    }

    deinit {
        for (signal, action) in earlier {
            var action = action
            sigaction(signal, &action, nil)
        }
    }

    /// Whether one of the signals has come.
    public var isRaised: Bool { raisedSignal.pointee != 0 }

    /// The failure of a run that was interrupted before it changed anything, exit code 130.
    public static var failure: Failure {
        Failure(
            .interrupted, id: "run.interrupted", "interrupted; nothing was changed")
    }
}

/// The last signal that came, or 0.
///
/// A signal handler can reach nothing but memory at a fixed place; this is that place. `sig_atomic_t`
/// is what the C standard lets a handler write (C17, 7.14.1.1).
nonisolated(unsafe) private let raisedSignal: UnsafeMutablePointer<sig_atomic_t> = {
    let place = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    place.initialize(to: 0)
    return place
}()

extension sigaction {
    /// An action that calls a handler and lets system calls go on.
    fileprivate init(handler: @escaping @convention(c) (Int32) -> Void) {
        self.init()
        #if canImport(Darwin)
            __sigaction_u.__sa_handler = handler
        #else
            __sigaction_handler.sa_handler = handler
        #endif
        sa_flags = SA_RESTART
    }

    fileprivate var isIgnored: Bool {
        #if canImport(Darwin)
            let handler = __sigaction_u.__sa_handler
        #else
            let handler = __sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
