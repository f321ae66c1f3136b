/// How many of several must have something for it to be shared.
enum Majority {
    /// At least half, as for files; of two or three, two.
    static func need(of count: Int) -> Int { count <= 2 ? count : max(2, (count + 1) / 2) }
}
