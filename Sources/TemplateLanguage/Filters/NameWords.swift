/// Splits names into words, with acronyms and spellings such as `iOS` kept whole.
///
/// A word ends before a capital that follows a small letter or a digit, before the last of several
/// capitals that small letters follow, and at every character that is no letter or digit. Digits
/// belong to the word before them.
public enum NameWords {
    /// Spellings that the rules would take apart.
    private static let spellings: [[Character]] = [
        "iPadOS", "visionOS", "watchOS", "iCloud", "iPhone", "GitHub", "YouTube", "SwiftUI",
        "macOS", "OAuth", "iPad", "iOS", "tvOS", "eSIM", "WiFi",
    ].map(Array.init)

    /// The words of a name, spelt as they stand in it.
    public static func split(_ name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        var index = 0
        while index < characters.count {
            guard characters[index].isWordCharacter else {
                index += 1
                continue
            }
            let end = endOfWord(in: characters, from: index)
            words.append(String(characters[index..<end]))
            index = end
        }
        return words
    }

    private static func endOfWord(in characters: [Character], from start: Int) -> Int {
        var index = start
        if let length = spelling(in: characters, at: start) {
            index += length
        } else if characters[index].isUppercase {
            index = endOfCapitals(in: characters, from: start)
        }
        while index < characters.count,
            characters[index].isLowercase || characters[index].isCaseless
        {
            index += 1
        }
        while index < characters.count, characters[index].isNumber { index += 1 }
        return max(index, start + 1)
    }

    /// One capital that begins a word, or an acronym with its plural `s`.
    private static func endOfCapitals(in characters: [Character], from start: Int) -> Int {
        var index = start
        while index < characters.count, characters[index].isUppercase { index += 1 }
        guard index - start > 1, index < characters.count, characters[index].isLowercase else {
            return index
        }
        let next = index + 1
        if characters[index] == "s", next == characters.count || !characters[next].isLowercase {
            return next
        }
        return index - 1
    }

    /// The length of a known spelling that stands here and isn't the beginning of a longer word.
    private static func spelling(in characters: [Character], at start: Int) -> Int? {
        for spelling in spellings where start + spelling.count <= characters.count {
            let end = start + spelling.count
            if characters[start..<end].elementsEqual(spelling),
                end == characters.count || !characters[end].isLowercase
            {
                return spelling.count
            }
        }
        return nil
    }

    /// Whether a word keeps its capitals in the middle of a sentence.
    static func keepsCapitals(_ word: String) -> Bool {
        word.dropFirst().contains { $0.isUppercase }
    }

    /// A word as the first of a name that begins with a small letter: `URL` to `url`, `OAuth` to `oAuth`.
    static func lowered(_ word: String) -> String {
        let characters = Array(word)
        var end = 0
        while end < characters.count, characters[end].isUppercase { end += 1 }
        let isPlural = end > 1 && end + 1 == characters.count && characters[end] == "s"
        if end > 1, end < characters.count, characters[end].isLowercase, !isPlural { end -= 1 }
        return String(characters[..<end]).lowercased() + String(characters[end...])
    }
}

extension Character {
    /// Whether it belongs to words.
    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
    /// A letter of a script without capitals.
    fileprivate var isCaseless: Bool { isLetter && !isUppercase && !isLowercase }
}
