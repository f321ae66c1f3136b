/// Passing over what holds no declarations.
extension OutlinePass {
    /// How deep strings may nest in the interpolations of others before the scanner gives up on them.
    static let maximumNesting = 64

    /// Moves to the end of the line, before its newline.
    mutating func skipLine() {
        index = bytes.place(of: Byte.newline, from: index) ?? end
    }

    /// Moves past a `/* … */`, which may hold others.
    mutating func skipBlockComment() {
        index += 2
        var depth = 1
        while index < end {
            let byte = bytes[index]
            if byte == Byte.star, peek(1) == Byte.slash {
                index += 2
                depth -= 1
                if depth == 0 { return }
            } else if byte == Byte.slash, peek(1) == Byte.star {
                index += 2
                depth += 1
            } else {
                index += 1
            }
        }
    }

    /// Moves past a string literal whose opening quote stands at `index`.
    /// - Parameters:
    ///   - hashes: how many `#` stand before the quote.
    ///   - nesting: how many strings enclose it.
    mutating func skipString(hashes: Int, nesting: Int) {
        let isMultiline = peek(1) == Byte.quote && peek(2) == Byte.quote
        index += isMultiline ? 3 : 1
        if !isMultiline, hashes == 0, index < end, bytes[index] == Byte.quote {
            index += 1
            return
        }
        while index < end {
            let byte = bytes[index]
            switch byte {
            case Byte.backslash:
                skipEscape(hashes: hashes, nesting: nesting)
            case Byte.quote:
                let isClosing = !isMultiline || (peek(1) == Byte.quote && peek(2) == Byte.quote)
                let length = isMultiline ? 3 : 1
                if isClosing, hasHashes(hashes, at: index + length) {
                    index += length + hashes
                    return
                }
                index += 1
            case Byte.newline where !isMultiline:
                return
            default:
                index += 1
            }
        }
    }

    private func hasHashes(_ count: Int, at place: Int) -> Bool {
        guard place + count <= end else { return false }
        for position in place..<(place + count) where bytes[position] != Byte.hash { return false }
        return true
    }

    /// Moves past an escape, and past the code of an interpolation.
    private mutating func skipEscape(hashes: Int, nesting: Int) {
        guard hasHashes(hashes, at: index + 1) else {
            index += 1
            return
        }
        index += 1 + hashes
        guard index < end else { return }
        if bytes[index] != Byte.openParenthesis {
            // A newline ends a string of one line, so it isn't taken as the escaped byte.
            if bytes[index] != Byte.newline { index += 1 }
            return
        }
        guard nesting < Self.maximumNesting else { return }
        skipBalanced(nesting: nesting + 1)
    }

    /// Moves past brackets that open at `index`, with the strings and comments inside.
    mutating func skipBalanced(nesting: Int) {
        var depth = 0
        while index < end {
            let byte = bytes[index]
            switch byte {
            case Byte.openParenthesis, Byte.openBracket, Byte.openBrace:
                depth += 1
                index += 1
            case Byte.closeParenthesis, Byte.closeBracket, Byte.closeBrace:
                depth -= 1
                index += 1
                if depth <= 0 { return }
            default:
                skipInsideBrackets(byte, nesting: nesting)
            }
        }
    }

    private mutating func skipInsideBrackets(_ byte: UInt8, nesting: Int) {
        switch byte {
        case Byte.quote where nesting < Self.maximumNesting:
            skipString(hashes: 0, nesting: nesting)
        case Byte.hash where nesting < Self.maximumNesting:
            let hashes = countHashes()
            if index + hashes < end, bytes[index + hashes] == Byte.quote {
                index += hashes
                skipString(hashes: hashes, nesting: nesting)
            } else {
                index += hashes
            }
        case Byte.slash where peek(1) == Byte.slash:
            skipLine()
        case Byte.slash where peek(1) == Byte.star:
            skipBlockComment()
        default:
            index += 1
        }
    }

    /// How many `#` stand at `index`.
    func countHashes() -> Int {
        var place = index
        while place < end, bytes[place] == Byte.hash { place += 1 }
        return place - index
    }

    /// Moves past `/…/` on one line, where that reads as a regular expression.
    /// - Returns: false, without moving, where it doesn't.
    mutating func skipRegex(allowed: Bool) -> Bool {
        guard allowed else { return false }
        let first = peek(1)
        guard first != Byte.space, first != Byte.tab, first != Byte.newline, first != 0 else {
            return false
        }
        var place = index + 1
        var parentheses = 0
        var isInClass = false
        while place < end {
            let byte = bytes[place]
            switch byte {
            case Byte.newline:
                return false
            case Byte.backslash:
                place += 1
            case Byte.openBracket:
                isInClass = true
            case Byte.closeBracket:
                isInClass = false
            case Byte.openParenthesis where !isInClass:
                parentheses += 1
            case Byte.closeParenthesis where !isInClass:
                if parentheses == 0 { return false }
                parentheses -= 1
            case Byte.slash where !isInClass:
                if bytes[place - 1] == Byte.space { return false }
                index = place + 1
                return true
            default:
                break
            }
            place += 1
        }
        return false
    }

    /// Moves past `#/…/#`, which may span lines.
    mutating func skipExtendedRegex(hashes: Int) {
        var place = index + hashes + 1
        while place < end {
            if bytes[place] == Byte.backslash {
                place += 2
                continue
            }
            if bytes[place] == Byte.slash, hasHashes(hashes, at: place + 1) {
                index = place + 1 + hashes
                return
            }
            place += 1
        }
        index += hashes + 1
    }

    /// Moves past a word; nil, without moving, where there is none.
    mutating func takeWord() -> Range<Int>? {
        let start = index
        while index < end, ByteClass.isWord(bytes[index]) { index += 1 }
        return index > start ? start..<index : nil
    }

    /// Moves past spaces, newlines and comments.
    /// - Returns: whether a line ended on the way.
    @discardableResult
    mutating func skipTrivia() -> Bool {
        var sawNewline = false
        while index < end {
            let byte = bytes[index]
            if byte == Byte.newline {
                sawNewline = true
                index += 1
            } else if ByteClass.isSpace(byte) {
                index += 1
            } else if byte == Byte.slash, peek(1) == Byte.slash {
                skipLine()
            } else if byte == Byte.slash, peek(1) == Byte.star {
                skipBlockComment()
            } else {
                break
            }
        }
        return sawNewline
    }
}
