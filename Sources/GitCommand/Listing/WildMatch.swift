/// Matches the patterns of `.gitignore` files against texts, byte by byte, as git does.
///
/// The rules are those of gitignore(5), with git's own readings of what that leaves open. Classes such as `[:digit:]`
/// aren't known here: whoever reads patterns leaves those to git.
struct WildMatch {
    private let pattern: UnsafeBufferPointer<UInt8>
    private let text: UnsafeBufferPointer<UInt8>
    /// Whether `/` separates components, which `*` and `?` don't cross.
    private let isPath: Bool

    /// What came of trying a place; the later ones save trying further places that can't match either.
    private enum Outcome {
        case match
        case noMatch
        /// No place further on in this component matches.
        case noMatchInComponent
        /// No place further on matches.
        case noMatchAtAll
    }

    private enum Mark {
        static let star = UInt8(ascii: "*")
        static let question = UInt8(ascii: "?")
        static let open = UInt8(ascii: "[")
        static let close = UInt8(ascii: "]")
        static let escape = UInt8(ascii: "\\")
        static let slash = UInt8(ascii: "/")
        static let dash = UInt8(ascii: "-")
        static let negations = [UInt8(ascii: "!"), UInt8(ascii: "^")]
    }

    /// Whether a pattern matches the whole of a text.
    static func matches(
        _ pattern: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, isPath: Bool
    ) -> Bool {
        WildMatch(pattern: pattern, text: text, isPath: isPath).walk(0, 0) == .match
    }

    /// Whether a byte means something else than itself.
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte == Mark.star || byte == Mark.question || byte == Mark.open || byte == Mark.escape
    }

    private func walk(_ start: Int, _ place: Int) -> Outcome {
        var (index, place) = (start, place)
        while index < pattern.count {
            let letter = pattern[index]
            if letter == Mark.star {
                switch step(over: index, start: start, place) {
                case .left(let outcome): return outcome
                case .right(let next): (index, place) = next
                }
                continue
            }
            guard place < text.count else { return .noMatchAtAll }
            switch letter {
            case Mark.question:
                if isPath, text[place] == Mark.slash { return .noMatch }
            case Mark.open:
                guard let set = set(at: index, holds: text[place]) else { return .noMatchAtAll }
                if !set.isIn || isPath && text[place] == Mark.slash { return .noMatch }
                index = set.end
            case Mark.escape:
                index += 1
                guard index < pattern.count, pattern[index] == text[place] else { return .noMatch }
            default:
                if letter != text[place] { return .noMatch }
            }
            index += 1
            place += 1
        }
        return place == text.count ? .match : .noMatch
    }

    private enum Step {
        case left(Outcome)
        case right((index: Int, place: Int))
    }

    /// Goes on behind stars: with an outcome, or with the places from which the pattern goes on.
    private func step(over star: Int, start: Int, _ place: Int) -> Step {
        var next = star + 1
        var crosses = !isPath
        if isPath, next < pattern.count, pattern[next] == Mark.star {
            while next < pattern.count, pattern[next] == Mark.star { next += 1 }
            if star == start || pattern[star - 1] == Mark.slash, endsComponent(next) {
                // `**/` stands for no folder as well.
                if next < pattern.count, pattern[next] == Mark.slash,
                    walk(next + 1, place) == .match
                {
                    return .left(.match)
                }
                crosses = true
            }
        } else {
            while next < pattern.count, pattern[next] == Mark.star { next += 1 }
        }
        if next == pattern.count {
            return .left(crosses || slash(from: place) == nil ? .match : .noMatchInComponent)
        }
        if !crosses, pattern[next] == Mark.slash {
            guard let slash = slash(from: place) else { return .left(.noMatch) }
            return .right((next + 1, slash + 1))
        }
        for place in place..<text.count {
            let outcome = walk(next, place)
            if outcome == .noMatch {
                if !crosses, text[place] == Mark.slash { return .left(.noMatchInComponent) }
            } else if !crosses || outcome != .noMatchInComponent {
                return .left(outcome)
            }
        }
        return .left(.noMatchAtAll)
    }

    private func endsComponent(_ index: Int) -> Bool {
        if index == pattern.count || pattern[index] == Mark.slash { return true }
        return pattern[index] == Mark.escape && index + 1 < pattern.count
            && pattern[index + 1] == Mark.slash
    }

    private func slash(from place: Int) -> Int? {
        text[place...].firstIndex(of: Mark.slash)
    }

    /// Whether a set such as `[a-z]` holds a letter, and where the set ends; nil where it has no end.
    private func set(at open: Int, holds letter: UInt8) -> (isIn: Bool, end: Int)? {
        var index = open + 1
        guard index < pattern.count else { return nil }
        let isNegated = Mark.negations.contains(pattern[index])
        if isNegated { index += 1 }
        var isIn = false
        // The letter that a dash may begin at; 0 where none may.
        var before: UInt8 = 0
        repeat {
            guard index < pattern.count else { return nil }
            var member = pattern[index]
            if member == Mark.escape {
                index += 1
                guard index < pattern.count else { return nil }
                member = pattern[index]
                if member == letter { isIn = true }
            } else if member == Mark.dash, before != 0, index + 1 < pattern.count,
                pattern[index + 1] != Mark.close
            {
                index += pattern[index + 1] == Mark.escape ? 2 : 1
                guard index < pattern.count else { return nil }
                if before <= letter, letter <= pattern[index] { isIn = true }
                member = 0
            } else if member == letter {
                isIn = true
            }
            before = member
            index += 1
        } while index >= pattern.count || pattern[index] != Mark.close
        return (isIn != isNegated, index)
    }
}
