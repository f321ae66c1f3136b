/// How many of several must have something for it to be shared.
enum Majority {
    /// At least half, as for files; of two or three, two.
    static func need(of count: Int) -> Int { count <= 2 ? count : max(2, (count + 1) / 2) }

    /// How many must have something for the one that is followed to keep it: two in five. What fits together in one
    /// feature may be one of two ways that the team has.
    static func ownNeed(of count: Int) -> Int { count <= 2 ? count : max(2, (count * 2 + 4) / 5) }

    /// What enough of some sets hold.
    static func shared(_ sets: [Set<String>]) -> Set<String> {
        var counts: [String: Int] = [:]
        for name in sets.joined() { counts[name, default: 0] += 1 }
        return Set(counts.filter { $0.value >= need(of: sets.count) }.keys)
    }
}
