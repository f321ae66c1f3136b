/// Patterns with `*` for any text and `?` for one character.
public enum Glob {
    /// Whether a text fits a pattern as a whole; linear in the product of their lengths at worst.
    public static func matches(_ text: String, _ pattern: String) -> Bool {
        var text = text
        var pattern = pattern
        let fits = text.withUTF8 { text in
            pattern.withUTF8 { pattern -> Bool? in
                // `?` is one character, however many bytes it takes.
                guard !pattern.contains(question) || text.allSatisfy({ $0 < 0x80 }) else {
                    return nil
                }
                return matches(text, pattern, star: star, question: question)
            }
        }
        return fits
            ?? matches(
                Array(text.unicodeScalars), Array(pattern.unicodeScalars), star: "*", question: "?")
    }

    private static let star = UInt8(ascii: "*")
    private static let question = UInt8(ascii: "?")

    private static func matches<Letters: RandomAccessCollection>(
        _ text: Letters, _ pattern: Letters, star: Letters.Element, question: Letters.Element
    ) -> Bool where Letters.Index == Int, Letters.Element: Equatable {
        var position = 0
        var place = 0
        var lastStar: Int?
        var resume = 0
        while position < text.count {
            if place < pattern.count, pattern[place] == star {
                lastStar = place
                resume = position
                place += 1
            } else if place < pattern.count,
                pattern[place] == question || pattern[place] == text[position]
            {
                place += 1
                position += 1
            } else if let last = lastStar {
                place = last + 1
                resume += 1
                position = resume
            } else {
                return false
            }
        }
        while place < pattern.count, pattern[place] == star { place += 1 }
        return place == pattern.count
    }
}
