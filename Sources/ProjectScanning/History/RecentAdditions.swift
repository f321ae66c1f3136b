import FileTree

/// Asks a project's history once, and only if something hangs on it; used by one thread.
final class RecentAdditions {
    private let contents: any ProjectContents
    private var known: Set<RelativePath>?
    /// How long the answer took.
    private(set) var timeSpent = Duration.zero

    init(_ contents: any ProjectContents) { self.contents = contents }

    /// The files that came in lately.
    var paths: Set<RelativePath> {
        if let known { return known }
        let clock = ContinuousClock()
        let start = clock.now
        let answer = contents.recentAdditions()
        timeSpent = clock.now - start
        known = answer
        return answer
    }
}
