/// A piece of a text: letters as they stand, or the feature's name in some spelling.
enum NamePiece: Hashable, Sendable {
    case literal(String)
    case name(NameForms)
    /// Something else that each feature has its own of, as a tag of the template language.
    case tag(String)
}

extension [NamePiece] {
    /// One text for texts that are equal but for the feature's name; no source text holds these marks.
    var key: String {
        if count == 1, case .literal(let text) = self[0] { return text }
        return map { piece in
            switch piece {
            case .literal(let text): text
            case .name(let forms): "\u{1}\(forms.first.rawValue)\u{2}"
            case .tag(let tag): "\u{5}\(tag)\u{2}"
            }
        }.joined()
    }

    /// Whether the feature's name stands in the text.
    var holdsName: Bool {
        contains { if case .name = $0 { true } else { false } }
    }

    /// The pieces of each line, without the line ends.
    var lines: [[NamePiece]] {
        var result: [[NamePiece]] = [[]]
        for piece in self {
            guard case .literal(let text) = piece else {
                result[result.count - 1].append(piece)
                continue
            }
            let parts = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { result.append([]) }
                if !part.isEmpty { result[result.count - 1].append(.literal(String(part))) }
            }
        }
        return result
    }

    /// Lines put together again.
    init(lines: [[NamePiece]]) {
        self = []
        for (index, line) in lines.enumerated() {
            if index > 0 { append(.literal("\n")) }
            append(contentsOf: line)
        }
    }

    /// The pieces that both texts, equal but for the spelling, agree on.
    func agreeing(with other: [NamePiece]) -> [NamePiece] {
        guard count == other.count else { return self }
        return zip(self, other).map { mine, theirs in
            guard case .name(let a) = mine, case .name(let b) = theirs else { return mine }
            let both = a.intersection(b)
            return both.isEmpty ? mine : .name(both)
        }
    }
}
