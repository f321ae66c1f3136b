#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Sees to it that no program is started between the making of a pipe and its mark "not for programs".
///
/// Neither call does both at once on every system, and a program that holds the end of another one's pipe
/// keeps its reader waiting. Threads that start programs take turns.
enum SpawnTurn {
    /// Does something while no other thread does.
    static func take<Result, Problem: Error>(
        _ body: () throws(Problem) -> Result
    ) throws(Problem) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// At a fixed place for the life of the process, as the system asks of a mutex.
    nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let place = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        place.initialize(to: pthread_mutex_t())
        pthread_mutex_init(place, nil)
        return place
    }()
}
