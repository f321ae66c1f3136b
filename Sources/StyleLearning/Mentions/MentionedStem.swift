/// A feature's name as it stands in a line, with the identifier around it.
struct MentionedStem {
    /// The feature's place in the family.
    var stem: Int
    /// Where the identifier begins and ends in the line, in bytes.
    var identifier: Range<Int>
    /// Where the name begins and ends.
    var name: Range<Int>
    /// What the identifier is like, whichever feature it names: its letters before and behind the name, and whether
    /// the name begins with a capital.
    var shape: String

    /// The names of features in a line, in order; where one is the beginning of another, the longer one counts.
    /// - Parameter candidates: the features that may stand in the line, by their place in the family.
    static func all(in text: String, of candidates: [(stem: Int, spellings: StemSpellings)])
        -> [MentionedStem]
    {
        let bytes = Array(text.utf8)
        var found: [MentionedStem] = []
        for (stem, spellings) in candidates {
            var place = 0
            for piece in spellings.pieces(of: text) {
                switch piece {
                case .literal(let literal): place += literal.utf8.count
                case .tag: break
                case .name(let forms):
                    let length = forms.first.spelling(of: spellings.stem).utf8.count
                    found.append(
                        MentionedStem(stem: stem, name: place..<(place + length), in: bytes))
                    place += length
                }
            }
        }
        return found.filter { mention in
            !found.contains { other in
                other.stem != mention.stem && other.name.count > mention.name.count
                    && other.name.overlaps(mention.name)
            }
        }.sorted { $0.name.lowerBound < $1.name.lowerBound }
    }

    private init(stem: Int, name: Range<Int>, in bytes: [UInt8]) {
        self.stem = stem
        self.name = name
        var start = name.lowerBound
        while start > 0, Self.isPart(bytes[start - 1]) { start -= 1 }
        var end = name.upperBound
        while end < bytes.count, Self.isPart(bytes[end]) { end += 1 }
        identifier = start..<end
        let first = bytes[name.lowerBound]
        let isCapital = (0x41...0x5A).contains(first)
        let isLoud =
            isCapital && name.count > 1 && !bytes[name].contains { (0x61...0x7A).contains($0) }
        shape =
            String(decoding: bytes[start..<name.lowerBound], as: UTF8.self)
            + (isLoud ? "\u{1}L" : isCapital ? "\u{1}C" : "\u{1}s")
            + String(decoding: bytes[name.upperBound..<end], as: UTF8.self)
    }

    /// Whether a byte belongs to an identifier.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }
}
