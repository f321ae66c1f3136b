/// Splits names into words, with acronyms and spellings such as `iOS` kept whole.
///
/// A word ends before a capital that follows a small letter or a digit, before the last of several
/// capitals that small letters follow, and at every character that is no letter or digit. Digits
/// belong to the word before them.
public enum NameWords {
    /// Spellings that the rules would take apart.
    private static let spellings = [
        "iPadOS", "visionOS", "watchOS", "iCloud", "iPhone", "GitHub", "YouTube", "SwiftUI",
        "macOS", "OAuth", "iPad", "iOS", "tvOS", "eSIM", "WiFi",
    ]
    private static let characterSpellings: [[Character]] = spellings.map(Array.init)
    private static let plainSpellings = spellings.map { $0.utf8.map(PlainLetter.init) }

    /// The words of a name, spelt as they stand in it.
    public static func split(_ name: String) -> [String] {
        let bytes = Array(name.utf8)
        // Nearly all names are plain, and characters take ten times as long to look at.
        if bytes.allSatisfy({ $0 < 0x80 }) {
            return words(in: bytes.map(PlainLetter.init), spellings: plainSpellings).map { word in
                String(decoding: bytes[word], as: UTF8.self)
            }
        }
        let characters = Array(name)
        return words(in: characters, spellings: characterSpellings).map { String(characters[$0]) }
    }

    private static func words<Letter: NameLetter>(
        in characters: [Letter], spellings: [[Letter]]
    ) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var index = 0
        while index < characters.count {
            guard characters[index].isWordCharacter else {
                index += 1
                continue
            }
            let end = endOfWord(in: characters, from: index, spellings)
            words.append(index..<end)
            index = end
        }
        return words
    }

    private static func endOfWord<Letter: NameLetter>(
        in characters: [Letter], from start: Int, _ spellings: [[Letter]]
    ) -> Int {
        var index = start
        if let length = spelling(in: characters, at: start, spellings) {
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
    private static func endOfCapitals<Letter: NameLetter>(
        in characters: [Letter], from start: Int
    ) -> Int {
        var index = start
        while index < characters.count, characters[index].isUppercase { index += 1 }
        guard index - start > 1, index < characters.count, characters[index].isLowercase else {
            return index
        }
        let next = index + 1
        if characters[index].isPluralEnding,
            next == characters.count || !characters[next].isLowercase
        {
            return next
        }
        return index - 1
    }

    /// The length of a known spelling that stands here and isn't the beginning of a longer word.
    private static func spelling<Letter: NameLetter>(
        in characters: [Letter], at start: Int, _ spellings: [[Letter]]
    ) -> Int? {
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

/// What the rules ask of a letter, a digit or whatever else stands in a name.
private protocol NameLetter: Equatable {
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    /// Whether it makes a plural of an acronym.
    var isPluralEnding: Bool { get }
}

extension NameLetter {
    /// Whether it belongs to words.
    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
    /// A letter of a script without capitals.
    fileprivate var isCaseless: Bool { isLetter && !isUppercase && !isLowercase }
}

extension Character: NameLetter {
    fileprivate var isPluralEnding: Bool { self == "s" }
}

/// A character of ASCII.
private struct PlainLetter: NameLetter {
    let byte: UInt8

    init(_ byte: UInt8) { self.byte = byte }

    var isLetter: Bool { isUppercase || isLowercase }
    var isNumber: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    var isPluralEnding: Bool { byte == UInt8(ascii: "s") }
}
