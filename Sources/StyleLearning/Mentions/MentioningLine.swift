/// A line of a file in which features are named.
struct MentioningLine {
    /// The text without the white space around it.
    let text: String
    /// The columns before the text; a tab counts as four.
    let indent: Int
    /// How many brackets it opens more than it closes, strings and comments apart.
    let balance: Int

    /// Reads a line's bytes.
    init(_ line: ArraySlice<UInt8>) {
        let start = line.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.endIndex
        let end = line.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }.map { $0 + 1 }
        text = String(decoding: line[start..<max(start, end ?? start)], as: UTF8.self)
        indent = line[..<start].reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
        balance = Self.balance(of: text)
    }

    /// Whether nothing stands in it.
    var isBlank: Bool { text.isEmpty }
    /// Whether it is a comment and nothing else.
    var isComment: Bool {
        text.hasPrefix("//") || text.hasPrefix("/*") || text.hasPrefix("* ") || text == "*"
    }
    /// Whether it tells nothing of how code is nested.
    var isAside: Bool { isBlank || isComment || text.hasPrefix("#") }
    /// Whether what follows stands inside of what it opens.
    var opens: Bool { text.last.map { "([{".contains($0) } ?? false }

    private static func balance(of text: String) -> Int {
        var balance = 0
        var isString = false
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isString.toggle() }
            if !isString {
                if byte == UInt8(ascii: "/"), last == byte { break }
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): balance += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): balance -= 1
                default: break
                }
            }
            last = byte
        }
        return balance
    }
}
