import Diagnostics

/// A name in a tag and where it stands.
struct Word {
    var text: String
    var offset: Int
}

/// Reading the characters of a tag.
extension TemplateCompiler {
    /// Skips white space; false where the tag ends.
    @discardableResult
    mutating func skipSpace() -> Bool {
        while position < limit, program.source[position].isTemplateSpace { position += 1 }
        return position < limit
    }

    /// Reads a name: everything up to white space or a character with a meaning of its own.
    mutating func parseWord() -> Word? {
        let start = position
        while position < limit, !isDelimiter(position) { position += 1 }
        guard position > start else { return nil }
        return Word(text: text(start, position), offset: start)
    }

    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: program.source[start..<end], as: UTF8.self)
    }

    /// Whether a name ends before that place.
    func isDelimiter(_ index: Int) -> Bool {
        switch program.source[index] {
        case 0x20, 0x09...0x0D, UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ","),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"),
            UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
            return true
        case UInt8(ascii: "!"):
            return index + 1 < limit && program.source[index + 1] == UInt8(ascii: "=")
        default: return false
        }
    }

    /// Takes a word operator if it comes next.
    mutating func take(_ keyword: StaticString) -> Bool {
        skipSpace()
        guard isNext(keyword) else { return false }
        position += keyword.utf8CodeUnitCount
        return true
    }

    /// Whether that word stands here, with nothing that would make it another.
    func isNext(_ keyword: StaticString) -> Bool {
        let count = keyword.utf8CodeUnitCount
        guard position + count <= limit else { return false }
        for index in 0..<count where program.source[position + index] != keyword.utf8Start[index] {
            return false
        }
        let end = position + count
        return end == limit || isDelimiter(end)
    }

    mutating func take(character: UInt8) -> Bool {
        guard position < limit, program.source[position] == character else { return false }
        position += 1
        return true
    }

    /// Reports anything that stands before the tag's end.
    mutating func expectEnd() -> Bool {
        guard skipSpace() else { return true }
        let start = position
        while position < limit, !program.source[position].isTemplateSpace { position += 1 }
        report(
            start, id: "template.syntax", "unexpected '\(text(start, position))'",
            fix: program.source[start] == UInt8(ascii: "=") ? "equality is written ==" : nil)
        return false
    }
}
