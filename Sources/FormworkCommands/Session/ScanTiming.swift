import Diagnostics
import Dispatch
import FileTree
import ProjectScanning

/// How long the parts of a scan took.
struct ScanTiming: Sendable {
    /// Listing, reading and judging the files, without git's history.
    var scan = Duration.zero
    /// Choosing a set, without git's history.
    var choice = Duration.zero
    /// What git's history took.
    var history = Duration.zero
}

/// A history that counts the time which it takes.
///
/// The queue guards the sum: `Mutex` needs macOS 15, and the package macOS 14.
final class TimedHistory: FeatureHistory, @unchecked Sendable {
    private let base: any FeatureHistory
    private let queue = DispatchQueue(label: "formwork.history.time")
    private var sum = Duration.zero

    init(_ base: any FeatureHistory) { self.base = base }

    /// How long all questions took together.
    var timeSpent: Duration { queue.sync { sum } }

    func additionTimes(of paths: [RelativePath]) throws(Failure) -> [RelativePath: Int] {
        let clock = ContinuousClock()
        let start = clock.now
        defer {
            let spent = clock.now - start
            queue.sync { sum += spent }
        }
        return try base.additionTimes(of: paths)
    }
}
