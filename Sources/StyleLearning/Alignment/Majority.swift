/// How many of several must have something for it to be shared.
enum Majority {
    /// At least half, as for files; of two or three, two.
    static func need(of count: Int) -> Int { count <= 2 ? count : max(2, (count + 1) / 2) }

    /// How many must have something for the one that is followed to keep it: a third. What fits together in one feature
    /// may be one of several ways that the team has.
    static func ownNeed(of count: Int) -> Int { count <= 2 ? count : max(2, (count + 2) / 3) }

    /// How many must have a part of something for it to stay, where few of those that have the file have the whole: what
    /// a third of these share is hardly anyone's.
    static func partNeed(of count: Int, total: Int) -> Int {
        let need = ownNeed(of: count)
        return total < leastTotal ? need : min(count, max(need, ownNeed(of: total), 3))
    }

    /// Among fewer files, two are many.
    private static let leastTotal = 6

    /// What enough of some sets hold.
    static func shared(_ sets: [Set<String>]) -> Set<String> {
        var counts: [String: Int] = [:]
        for name in sets.joined() { counts[name, default: 0] += 1 }
        return Set(counts.filter { $0.value >= need(of: sets.count) }.keys)
    }
}
