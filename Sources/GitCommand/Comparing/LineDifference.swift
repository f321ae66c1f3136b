/// How one list of lines becomes another, with few changes.
struct LineDifference {
    /// What happens to a line.
    enum Change: Hashable {
        /// It stays; its places before and after, counted from 0.
        case same(old: Int, new: Int)
        case removed(old: Int)
        case added(new: Int)
    }

    /// The changes in the order of the lines; removals come before the additions in their place.
    let changes: [Change]

    /// More differences than this aren't sorted out one by one: that part is replaced whole, which
    /// bounds time and memory.
    private static let maximumCost = 1500

    /// Compares two lists.
    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        // Lines become numbers, so that each comparison costs the same.
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let before = old.map(number)
        let after = new.map(number)
        var start = 0
        while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
        var end = 0
        while end < min(before.count, after.count) - start,
            before[before.count - 1 - end] == after[after.count - 1 - end]
        { end += 1 }
        var changes = (0..<start).map { Change.same(old: $0, new: $0) }
        changes += Self.middle(
            before[start..<before.count - end], after[start..<after.count - end])
        changes += stride(from: end, to: 0, by: -1).map {
            Change.same(old: before.count - $0, new: after.count - $0)
        }
        self.changes = Self.removalsFirst(changes)
    }

    /// The greedy search of Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
    private static func middle(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Change] {
        let whole = old.indices.map(Change.removed) + new.indices.map(Change.added)
        if old.isEmpty || new.isEmpty { return whole }
        let a = Array(old)
        let b = Array(new)
        let bound = min(a.count + b.count, maximumCost)
        var furthest = [Int](repeating: 0, count: 2 * bound + 2)
        var history: [[Int]] = []
        for cost in 0...bound {
            history.append(Array(furthest[(bound - cost)...(bound + cost + 1)]))
            for diagonal in stride(from: -cost, through: cost, by: 2) {
                let place = bound + diagonal
                let goesDown =
                    diagonal == -cost
                    || (diagonal != cost && furthest[place - 1] < furthest[place + 1])
                var x = goesDown ? furthest[place + 1] : furthest[place - 1] + 1
                var y = x - diagonal
                while x < a.count, y < b.count, a[x] == b[y] { (x, y) = (x + 1, y + 1) }
                furthest[place] = x
                if x >= a.count, y >= b.count {
                    return path(history, a.count, b.count, old.startIndex, new.startIndex)
                }
            }
        }
        return whole
    }

    /// Walks back from the end to the beginning along the furthest points of each cost.
    private static func path(
        _ history: [[Int]], _ oldCount: Int, _ newCount: Int, _ oldStart: Int, _ newStart: Int
    ) -> [Change] {
        var changes: [Change] = []
        var (x, y) = (oldCount, newCount)
        for cost in stride(from: history.count - 1, through: 0, by: -1) {
            // Entry `cost + diagonal` of a row belongs to a diagonal.
            let row = history[cost]
            let diagonal = x - y
            let goesDown =
                diagonal == -cost
                || (diagonal != cost && row[cost + diagonal - 1] < row[cost + diagonal + 1])
            let before = cost == 0 ? 0 : (goesDown ? diagonal + 1 : diagonal - 1)
            let fromX = cost == 0 ? 0 : row[cost + before]
            let fromY = fromX - before
            while x > fromX, y > fromY, x > 0, y > 0, cost == 0 || x - fromX > (goesDown ? 0 : 1) {
                (x, y) = (x - 1, y - 1)
                changes.append(.same(old: oldStart + x, new: newStart + y))
            }
            if cost == 0 { break }
            if goesDown {
                y -= 1
                changes.append(.added(new: newStart + y))
            } else {
                x -= 1
                changes.append(.removed(old: oldStart + x))
            }
        }
        return changes.reversed()
    }

    private static func removalsFirst(_ changes: [Change]) -> [Change] {
        var sorted: [Change] = []
        sorted.reserveCapacity(changes.count)
        var added: [Change] = []
        for change in changes {
            switch change {
            case .added: added.append(change)
            case .removed: sorted.append(change)
            case .same:
                sorted += added
                added.removeAll(keepingCapacity: true)
                sorted.append(change)
            }
        }
        return sorted + added
    }
}
