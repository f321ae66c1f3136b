/// Finds the name that somebody probably meant.
public enum SpellingSuggestion {
    /// The candidate nearest to `name`, or nil where none is near enough to be a slip.
    ///
    /// Nearness is the edit distance with neighbouring letters swapped counted as one slip
    /// (optimal string alignment), ignoring case; at most a third of the letters, and at least one,
    /// may differ. Ties go to the candidate that comes first in alphabetical order.
    public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(maximumLength))
        let allowed = max(1, (wanted.count + 2) / 3)
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.lowercased().unicodeScalars.prefix(maximumLength))
            guard abs(other.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, other)
            guard distance <= allowed, distance < max(wanted.count, other.count) else { continue }
            if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// `did you mean 'x'?` for the nearest candidate, or nil.
    public static func question(for name: String, in candidates: some Sequence<String>) -> String? {
        nearest(to: name, in: candidates).map { "did you mean '\($0)'?" }
    }

    /// Longer names are compared by their beginning, which bounds time on hostile input.
    private static let maximumLength = 128

    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
