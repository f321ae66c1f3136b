import FileTree

/// Counts what files show of one habit, and says what most agree on.
struct HabitTally: Sendable {
    /// The files that show each value, as often as they do.
    private var votes: [String: [RelativePath?]] = [:]

    /// A file that came in lately counts as much as this many old ones: teams' habits move.
    static let weightOfRecent = 3
    /// The share that has to agree, 0 to 1.
    static let agreement = 0.6
    /// Fewer votes than this aren't worth asking the history for.
    private static let fewest = 4

    /// Adds what a file shows.
    mutating func add(_ value: String, _ file: RelativePath?, times: Int = 1) {
        // A value that no file shows is told as well.
        votes[value, default: []].append(contentsOf: repeatElement(file, count: times))
    }

    /// How often each value was met.
    var counts: [String: Int] { votes.mapValues(\.count) }
    /// All votes.
    var total: Int { votes.values.reduce(0) { $0 + $1.count } }

    /// The value with the most votes, and its share; even counts go to the first in alphabetical order.
    func best(recent: Set<RelativePath> = []) -> (value: String, share: Double)? {
        var sum = 0
        var best: (value: String, weight: Int)?
        for value in votes.keys.sorted() {
            let weight = (votes[value] ?? []).reduce(0) { sum, file in
                sum + (file.map { recent.contains($0) } == true ? Self.weightOfRecent : 1)
            }
            sum += weight
            if weight > best?.weight ?? 0 { best = (value, weight) }
        }
        return best.map { ($0.value, Double($0.weight) / Double(sum)) }
    }

    /// Whether files agree so little that newer ones should count more.
    var isThin: Bool {
        guard total >= Self.fewest, let best = best() else { return false }
        return best.share < 0.65
    }

    /// The habit, as far as enough agree.
    /// - Parameters:
    ///   - recent: the files that came in lately.
    ///   - agreement: the share that has to agree.
    ///   - value: what a value's name stands for.
    func reading(
        recent: Set<RelativePath> = [], agreement: Double = HabitTally.agreement,
        as value: (String) -> HabitReading.Value = { .text($0) }
    ) -> HabitReading {
        guard let best = best(recent: recent) else { return HabitReading(.none) }
        let settled = best.share >= agreement
        return HabitReading(
            settled ? value(best.value) : .none,
            confidence: Self.confidence(share: best.share, of: total), counts: counts)
    }

    /// A share, less sure where it rests on few votes: one vote is worth a half.
    static func confidence(share: Double, of total: Int) -> Double {
        share * Double(total) / Double(total + 1)
    }
}
