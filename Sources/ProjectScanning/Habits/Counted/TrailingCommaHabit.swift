extension CountedHabit {
    /// Whether a comma follows the last element of a collection that takes several lines.
    static let trailingComma = truth(.trailingComma) { material in
        var tally = HabitTally()
        for (path, look) in material.closeLooks {
            let ends = look.collections
            tally.add("true", path, times: ends.withComma)
            tally.add("false", path, times: ends.withoutComma)
        }
        return tally
    }
}

/// Counts the lines before a line that begins with `]`, by whether they end with a comma.
struct CollectionEnds {
    private(set) var withComma = 0
    private(set) var withoutComma = 0

    init(_ bytes: [UInt8]) {
        var last: UInt8 = 0
        var isAtLineStart = true
        for byte in bytes {
            switch byte {
            case Byte.newline: isAtLineStart = true
            case Byte.space, Byte.tab, Byte.carriageReturn: break
            case Byte.closeBracket where isAtLineStart:
                if last == Byte.comma {
                    withComma += 1
                } else if last != Byte.openBracket {
                    withoutComma += 1
                }
                fallthrough
            default:
                last = byte
                isAtLineStart = false
            }
        }
    }
}
