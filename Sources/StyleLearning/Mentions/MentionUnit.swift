/// The lines of a file that stand there for one feature: the line that names it, and what belongs to that.
struct MentionUnit {
    /// The feature's place in the family.
    var stem: Int
    /// The lines, counted from 0.
    var lines: ClosedRange<Int>
}

/// Finds the units that a file's lines begin.
struct MentionUnits {
    let lines: [MentioningLine]

    /// The unit that begins with a line: what is indented more belongs to it, and what its brackets hold.
    func unit(of stem: Int, from first: Int) -> MentionUnit {
        let head = lines[first]
        var last = first
        var balance = head.balance
        var next = first + 1
        while next < lines.count {
            let line = lines[next]
            if !line.isBlank {
                guard balance > 0 || line.indent > head.indent && !line.text.hasPrefix("#") else {
                    break
                }
                balance += line.balance
                last = next
                // The bracket that closes the unit.
                if balance <= 0, line.indent <= head.indent { break }
            }
            next += 1
        }
        var start = first
        while start > 0, lines[start - 1].text.hasPrefix("@"),
            lines[start - 1].indent == head.indent
        {
            start -= 1
        }
        return MentionUnit(stem: stem, lines: start...last)
    }

    /// The line that a line stands below: the nearest one before that is indented less; nil at the file's level.
    func parents() -> [Int?] {
        var open: [Int] = []
        return lines.indices.map { index in
            let line = lines[index]
            if line.isAside { return open.last }
            while let last = open.last, lines[last].indent >= line.indent { open.removeLast() }
            let parent = open.last
            open.append(index)
            return parent
        }
    }
}
