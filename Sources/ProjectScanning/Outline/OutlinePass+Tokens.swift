/// Code as a row of tokens, for readers that need to know brackets and words but no tree.
extension OutlinePass {
    /// What stands at one place of the code.
    struct Token {
        enum Kind {
            /// A string or a regular expression, whole.
            case literal
            /// A directive, a macro, or a raw string.
            case hash
            /// A keyword or a name.
            case word(Range<Int>)
            /// Any other byte.
            case mark(UInt8)
        }

        var kind: Kind
        /// Where it begins.
        var start: Int
        /// Whether a newline stands between it and the token before.
        var startsLine: Bool
    }

    /// Takes the next token; nil at the end of the code.
    ///
    /// `previous` is set behind literals and `#`. What a word or a mark is to the token after it, its reader says.
    mutating func takeToken() -> Token? {
        let startsLine = skipTrivia()
        guard index < end else { return nil }
        let start = index
        return Token(kind: takeKind(), start: start, startsLine: startsLine)
    }

    private mutating func takeKind() -> Token.Kind {
        let byte = bytes[index]
        switch byte {
        case Byte.quote:
            skipString(hashes: 0, nesting: 0)
            previous = byte
            return .literal
        case Byte.hash:
            readHash()
            return .hash
        case Byte.slash where skipRegex(allowed: canStartRegex):
            previous = byte
            return .literal
        default:
            if ByteClass.isWord(byte), let word = takeWord() { return .word(word) }
            index += 1
            return .mark(byte)
        }
    }
}
