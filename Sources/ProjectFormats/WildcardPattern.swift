/// A pattern in which `*` stands for any text and `?` for one character, in linear memory and
/// without recursion.
struct WildcardPattern {
    private let pattern: [Character]

    init(_ pattern: String) {
        self.pattern = Array(pattern)
    }

    /// Whether the whole text matches.
    func matches(_ text: String) -> Bool {
        let text = Array(text)
        var textIndex = 0
        var patternIndex = 0
        var star: (pattern: Int, text: Int)?
        while textIndex < text.count {
            if patternIndex < pattern.count, pattern[patternIndex] == "*" {
                star = (patternIndex, textIndex)
                patternIndex += 1
            } else if patternIndex < pattern.count,
                pattern[patternIndex] == "?" || pattern[patternIndex] == text[textIndex]
            {
                patternIndex += 1
                textIndex += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                patternIndex = last.pattern + 1
                textIndex = last.text + 1
            } else {
                return false
            }
        }
        return pattern[patternIndex...].allSatisfy { $0 == "*" }
    }
}
