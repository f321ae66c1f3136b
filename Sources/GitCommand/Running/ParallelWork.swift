#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Does pieces of work that mostly wait, such as for a remote, several at a time.
public enum ParallelWork {
    /// Maps elements on several threads.
    /// - Parameters:
    ///   - width: how many are under way at once; more than there are processors, since they wait.
    ///   - transform: called once for each element, on any thread.
    /// - Returns: the results in the order of the elements.
    public static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], width: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        guard elements.count > 1, width > 1 else { return elements.map(transform) }
        let board = WorkBoard(count: elements.count) { transform(elements[$0]) }
        var threads: [pthread_t] = []
        for _ in 1..<min(width, elements.count) {
            if let thread = board.startThread() { threads.append(thread) }
        }
        // This thread works too, so all gets done even where no other could be started.
        board.work()
        for thread in threads { pthread_join(thread, nil) }
        return board.results.compactMap(\.self)
    }
}

/// What is to be done and what is done; each thread takes the next piece.
private final class WorkBoard<Result: Sendable>: @unchecked Sendable {
    private(set) var results: [Result?]
    private var next = 0
    private let perform: @Sendable (Int) -> Result
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init(count: Int, perform: @escaping @Sendable (Int) -> Result) {
        results = Array(repeating: nil, count: count)
        self.perform = perform
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func work() {
        while let index = take() {
            let result = perform(index)
            locked { results[index] = result }
        }
    }

    func startThread() -> pthread_t? {
        let body = Unmanaged.passRetained(ThreadBody(work))
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, nil, { runThread($0) }, body.toOpaque())
        #else
            var thread = pthread_t()
            let code = pthread_create(&thread, nil, { runThread($0) }, body.toOpaque())
        #endif
        guard code == 0 else {
            body.release()
            return nil
        }
        return thread
    }

    private func take() -> Int? {
        locked {
            guard next < results.count else { return nil }
            next += 1
            return next - 1
        }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}

/// What a thread does, as an object that a C function can be handed.
private final class ThreadBody {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}

private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
}
