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

/// What a byte is to the scanner's main loop.
enum ByteClass {
    static let other: UInt8 = 0
    static let space: UInt8 = 1
    static let newline: UInt8 = 2
    /// Part of a word; bytes beyond ASCII count as letters.
    static let word: UInt8 = 3
    /// Opens or closes something.
    static let special: UInt8 = 4

    static let table: [UInt8] = {
        var table = [UInt8](repeating: other, count: 256)
        for byte in 0...32 { table[byte] = space }
        table[Int(Byte.newline)] = newline
        for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = word }
        for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = word }
        for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = word }
        for byte in 128...255 { table[byte] = word }
        table[Int(Byte.underscore)] = word
        table[Int(UInt8(ascii: "$"))] = word
        for byte in Array("\"/#@`{}()[]".utf8) { table[Int(byte)] = special }
        return table
    }()
}
