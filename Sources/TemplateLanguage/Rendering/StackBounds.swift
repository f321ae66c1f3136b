#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How far the stack of a thread reaches.
///
/// Templates that use one another nest calls. Main threads have 8 MiB for them, secondary threads of
/// Apple's platforms 512 KiB, so the place that is left decides beside the counted levels.
struct StackBounds {
    /// Below this address nothing more is begun: an expression of the greatest depth fits beneath.
    private let lowest: UInt
    private static let reserve: UInt = 192 << 10

    /// The bounds of the current thread; where they can't be had there are none.
    static func ofCurrentThread() -> StackBounds {
        #if canImport(Darwin)
            let thread = pthread_self()
            let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
            return StackBounds(lowest: top - UInt(pthread_get_stacksize_np(thread)) + reserve)
        #else
            // The header shows this function only to programs that ask for GNU extensions.
            typealias Read =
                @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
            guard let symbol = dlsym(nil, "pthread_getattr_np") else {
                return StackBounds(lowest: 0)
            }
            var attributes = pthread_attr_t()
            guard unsafeBitCast(symbol, to: Read.self)(pthread_self(), &attributes) == 0 else {
                return StackBounds(lowest: 0)
            }
            defer { pthread_attr_destroy(&attributes) }
            var bottom: UnsafeMutableRawPointer?
            var size = 0
            guard pthread_attr_getstack(&attributes, &bottom, &size) == 0 else {
                return StackBounds(lowest: 0)
            }
            return StackBounds(lowest: UInt(bitPattern: bottom) + reserve)
        #endif
    }

    /// Whether there is place for another level.
    var hasPlace: Bool {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) > lowest }
    }
}
