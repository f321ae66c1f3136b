/// Patterns with `*` for any text and `?` for one character.
public enum Glob {
    /// Whether a text fits a pattern as a whole; linear in the product of their lengths at worst.
    public static func matches(_ text: String, _ pattern: String) -> Bool {
        let text = Array(text.unicodeScalars)
        let pattern = Array(pattern.unicodeScalars)
        var position = 0
        var place = 0
        var star: Int?
        var resume = 0
        while position < text.count {
            if place < pattern.count, pattern[place] == "*" {
                star = place
                resume = position
                place += 1
            } else if place < pattern.count,
                pattern[place] == "?" || pattern[place] == text[position]
            {
                place += 1
                position += 1
            } else if let last = star {
                place = last + 1
                resume += 1
                position = resume
            } else {
                return false
            }
        }
        while place < pattern.count, pattern[place] == "*" { place += 1 }
        return place == pattern.count
    }
}
