/// The bytes that mean something to the outline scanner.
enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let hash = UInt8(ascii: "#")
    static let at = UInt8(ascii: "@")
    static let backtick = UInt8(ascii: "`")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let equals = UInt8(ascii: "=")
    static let dot = UInt8(ascii: ".")
    static let minus = UInt8(ascii: "-")
    static let ampersand = UInt8(ascii: "&")
    static let pipe = UInt8(ascii: "|")
    static let question = UInt8(ascii: "?")
    static let exclamation = UInt8(ascii: "!")
    static let tilde = UInt8(ascii: "~")
    static let underscore = UInt8(ascii: "_")
}

/// What bytes are to whoever reads code.
///
/// Each question is a few instructions: a table in a global variable costs a call at each look on Linux, to
/// find out whether it was made already.
enum ByteClass {
    /// Whether a byte is part of a word: letters, digits, `_` and `$`; bytes beyond ASCII count as letters.
    @inline(__always)
    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte < 64 ? below64 : from64) >> UInt64(byte & 63) & 1 == 1
    }

    /// Whether a byte is a space or a control character, and no line feed.
    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte <= Byte.space && byte != Byte.newline }

    /// A bit for each byte of words below 64: `$` and the digits.
    private static var below64: UInt64 { 1 << 36 | 0x3FF << 48 }
    /// The same for 64 to 127: letters and `_`.
    private static var from64: UInt64 { 0x3FF_FFFF << 1 | 1 << 31 | 0x3FF_FFFF << 33 }
}
