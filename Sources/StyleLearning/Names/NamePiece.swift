/// A piece of a text: letters as they stand, or the feature's name in some spelling.
enum NamePiece: Hashable, Sendable {
    case literal(String)
    case name(NameForms)
}

extension [NamePiece] {
    /// One text for texts that are equal but for the feature's name; no source text holds these marks.
    var key: String {
        map { piece in
            switch piece {
            case .literal(let text): text
            case .name(let forms): "\u{1}\(forms.first.rawValue)\u{2}"
            }
        }.joined()
    }

    /// Whether the feature's name stands in the text.
    var holdsName: Bool {
        contains { if case .name = $0 { true } else { false } }
    }
}
