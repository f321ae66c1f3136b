/// A line that stands for a feature, with the feature's name taken out.
struct MentionedLine {
    /// The columns before the text, from those of the first line that stands for the feature.
    let indent: Int
    /// One text for lines that are equal but for the feature's name.
    let key: String
    private let words: [Word]

    /// An identifier, or a single other character.
    private struct Word: Equatable {
        var pieces: [NamePiece]
        /// The same for all features.
        var key: String
        /// Whether it is an identifier.
        var isName: Bool
        /// Whether the feature's name stands in it.
        var holdsName: Bool
    }

    init(_ text: String, indent: Int, spellings: StemSpellings) {
        self.indent = indent
        words = Self.words(of: spellings.pieces(of: text))
        key = words.map(\.key).joined()
    }

    /// The line of a text that is like this one: the same, or the one that has the most in common with it.
    func nearest(in text: [MentionedLine]) -> MentionedLine? {
        if let same = text.first(where: { $0.key == key }) { return same }
        let names = words.count(where: \.isName)
        var best: (line: MentionedLine, share: Double)?
        for other in text {
            let all = names + other.words.count(where: \.isName)
            let common = matches(with: other).count { words[$0.0].isName }
            let share = all == 0 ? 0 : Double(2 * common) / Double(all)
            if share >= 0.5, share > best?.share ?? 0 { best = (other, share) }
        }
        return best?.line
    }

    /// A line as most of the others have it, too: words that at most half of them share are left open.
    static func merged(_ line: MentionedLine, _ others: [MentionedLine], for feature: String)
        -> String
    {
        var counts = [Int](repeating: 0, count: line.words.count)
        var words = line.words
        for other in others {
            for (mine, theirs) in line.matches(with: other) {
                counts[mine] += 1
                words[mine].pieces = words[mine].pieces.agreeing(with: other.words[theirs].pieces)
            }
        }
        var isKept = counts.map { $0 * 2 > others.count || $0 == others.count }
        if let name = words.firstIndex(where: \.holdsName) { isKept[name] = true }
        return text(of: words, where: isKept, for: feature)
    }

    private static func text(of words: [Word], where isKept: [Bool], for feature: String) -> String
    {
        var result = ""
        // Marks between two open places say nothing.
        var marks = ""
        for (word, isKept) in zip(words, isKept) {
            let isMark = !word.isName && [" ", ".", ",", ":", "\t"].contains(word.key)
            if isKept, isMark, result.hasSuffix(MentionText.open) {
                marks += word.key
            } else if isKept {
                result += marks + MentionText.rendered(word.pieces, for: feature)
                marks = ""
            } else {
                if !result.hasSuffix(MentionText.open) { result += MentionText.open }
                marks = ""
            }
        }
        return result + (marks.allSatisfy { $0 == " " } ? "" : marks)
    }

    /// The most pairs of words that are compared: a line with more is data.
    private static let mostPairs = 250_000

    /// The words that both lines have in the same order, by their places: the longest such list.
    private func matches(with other: MentionedLine) -> [(Int, Int)] {
        let theirs = other.words
        guard words.count * theirs.count <= Self.mostPairs else { return [] }
        var lengths = [[Int]](
            repeating: [Int](repeating: 0, count: theirs.count + 1), count: words.count + 1)
        for left in words.indices.reversed() {
            for right in theirs.indices.reversed() {
                lengths[left][right] =
                    words[left].key == theirs[right].key
                    ? lengths[left + 1][right + 1] + (words[left].isName ? 4 : 1)
                    : max(lengths[left + 1][right], lengths[left][right + 1])
            }
        }
        var matches: [(Int, Int)] = []
        var (left, right) = (0, 0)
        while left < words.count, right < theirs.count {
            if words[left].key == theirs[right].key {
                matches.append((left, right))
                left += 1
                right += 1
            } else if lengths[left + 1][right] >= lengths[left][right + 1] {
                left += 1
            } else {
                right += 1
            }
        }
        return matches
    }

    private static func words(of pieces: [NamePiece]) -> [Word] {
        var words: [Word] = []
        func append(_ piece: NamePiece, _ key: String, isName: Bool) {
            let holdsName = if case .name = piece { true } else { false }
            if isName, let last = words.indices.last, words[last].isName {
                words[last].pieces.append(piece)
                words[last].key += key
                words[last].holdsName = words[last].holdsName || holdsName
            } else {
                words.append(
                    Word(pieces: [piece], key: key, isName: isName, holdsName: holdsName))
            }
        }
        for piece in pieces {
            switch piece {
            case .literal(let text):
                for scalar in text.unicodeScalars {
                    append(
                        .literal(String(scalar)), String(scalar),
                        isName: scalar.properties.isAlphabetic || scalar == "_"
                            || ("0"..."9").contains(scalar))
                }
            case .name(let forms):
                append(piece, forms.first.isCapital ? "\u{1}N" : "\u{1}n", isName: true)
            case .tag: break
            }
        }
        return words
    }
}

extension NameForm {
    /// Whether names begin with a capital in this form.
    fileprivate var isCapital: Bool {
        switch self {
        case .plain, .titleWords, .uppercase, .screamingSnake, .plural, .singular: true
        case .lowerCamel, .lowercase, .snake, .kebab, .sentenceWords, .lowerPlural, .lowerSingular:
            false
        }
    }
}
