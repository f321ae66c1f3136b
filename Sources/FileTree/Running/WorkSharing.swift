import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shares work among threads. What `map` gives doesn't depend on how many there are; how many pieces there are does.
public struct WorkSharing: Sendable {
    /// How many threads work at a time, this one included; at least 1.
    public let threads: Int

    /// Creates a sharing among some threads.
    public init(threads: Int) { self.threads = max(1, threads) }

    /// A sharing among one thread a processor, and eight at most.
    public static var amongProcessors: WorkSharing {
        WorkSharing(threads: min(8, ProcessInfo.processInfo.activeProcessorCount))
    }

    /// Cuts a list into pieces and works on them.
    /// - Parameters:
    ///   - list: what is worked on.
    ///   - least: the fewest elements that are worth a piece of their own.
    ///   - chores: further work that is begun before.
    ///   - work: what is done with a piece, on any thread.
    /// - Returns: what each piece gave, in the order of the list.
    public func pieces<Element: Sendable, Result: Sendable>(
        of list: [Element], least: Int, after chores: [@Sendable () -> Void] = [],
        _ work: @Sendable (ArraySlice<Element>) -> Result
    ) -> [Result] {
        // More pieces than threads, so that none waits for a slow one.
        let count = min(threads * 16, max(1, list.count / max(1, least)))
        return results(chores.count + count) { place -> Result? in
            guard place >= chores.count else {
                chores[place]()
                return nil
            }
            let piece = place - chores.count
            return work(list[(list.count * piece / count)..<(list.count * (piece + 1) / count)])
        }.compactMap(\.self)
    }

    /// The transformed elements of a list, in its order.
    /// - Parameter least: the fewest elements that are worth a piece of their own.
    public func map<Element: Sendable, Result: Sendable>(
        _ list: [Element], least: Int = 32, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        pieces(of: list, least: least) { $0.map(transform) }.flatMap { $0 }
    }

    /// What `work` gives for 0, 1, 2 … in this order.
    private func results<Result: Sendable>(
        _ count: Int, _ work: @Sendable (Int) -> Result
    ) -> [Result] {
        guard threads > 1, count > 1 else { return (0..<count).map(work) }
        let board = WorkBoard<Result>(count: count)
        DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
            while let next = board.next() { board.store(work(next), at: next) }
        }
        return board.results
    }
}

/// Which pieces of some work are taken, and what those that are done gave.
///
/// The queue guards both: `Mutex` needs macOS 15, and the package macOS 14.
private final class WorkBoard<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "formwork.work.board")
    private var found: [Result?]
    private var taken = 0

    init(count: Int) { found = [Result?](repeating: nil, count: count) }

    /// The next piece; nil where all are taken.
    func next() -> Int? {
        queue.sync {
            guard taken < found.count else { return nil }
            taken += 1
            return taken - 1
        }
    }

    func store(_ result: Result, at place: Int) {
        queue.sync { found[place] = result }
    }

    /// What all pieces gave, once they are done.
    var results: [Result] { queue.sync { found.compactMap(\.self) } }
}
