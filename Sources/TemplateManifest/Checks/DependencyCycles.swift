/// Finds rings in a graph of names.
enum DependencyCycles {
    /// For each ring its names from the first declared one around to the last, each ring once.
    /// - Parameters:
    ///   - names: the names in the order in which they are declared.
    ///   - uses: the names that each name needs.
    static func rings(_ names: [String], uses: [String: [String]]) -> [[String]] {
        var done: Set<String> = []
        var result: [[String]] = []
        for name in names where !done.contains(name) {
            walk(from: name, uses: uses, done: &done, into: &result)
        }
        return result
    }

    /// A walk without recursion, since the depth is up to whoever wrote the manifest.
    private static func walk(
        from start: String, uses: [String: [String]], done: inout Set<String>,
        into rings: inout [[String]]
    ) {
        var way: [(name: String, next: Int)] = [(start, 0)]
        var onWay: [String: Int] = [start: 0]
        while let (name, next) = way.last {
            let needed = uses[name] ?? []
            guard next < needed.count else {
                done.insert(name)
                onWay[name] = nil
                way.removeLast()
                continue
            }
            way[way.count - 1].next += 1
            let target = needed[next]
            if let position = onWay[target] {
                rings.append(way[position...].map(\.name))
            } else if !done.contains(target) {
                onWay[target] = way.count
                way.append((target, 0))
            }
        }
    }

    /// `'a' needs 'b', 'b' needs 'c', 'c' needs 'a'`, shortened where the ring is long.
    static func words(_ ring: [String], verb: String) -> String {
        guard let first = ring.first else { return "" }
        let shown = ring.count > 6 ? Array(ring.prefix(5)) + ["…"] : ring
        return (shown + [first]).map { $0 == "…" ? $0 : "'\($0)'" }
            .joined(separator: " \(verb) ")
    }
}
