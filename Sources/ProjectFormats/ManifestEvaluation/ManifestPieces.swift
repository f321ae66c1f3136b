/// Cuts a long manifest between its statements, so that the pieces can be parsed at the same time: SwiftParser needs
/// a second for 1.5 MB, and the manifest of an app of many modules takes it as long as a scan takes for all the rest.
///
/// It cuts only where nobody could read on: before a line that begins, outside of all brackets, with a word that
/// begins a statement, behind a closing bracket. Code with compiler directives, raw strings or bars that may begin regular
/// expressions stays whole.
struct ManifestPieces {
    /// Where each piece begins, in bytes; the first is 0.
    private(set) var starts = [0]

    /// Shorter pieces aren't worth a thread of their own: 4 KiB, three milliseconds of parsing.
    static let leastSize = 4 << 10

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// The last byte that is neither white space nor comment.
    private var previous: UInt8 = 0

    private static let openings = Array("([{".utf8)
    private static let closings = Array(")]}".utf8)
    private static let quote = UInt8(ascii: "\"")
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let newline = UInt8(ascii: "\n")
    private static let backslash = UInt8(ascii: "\\")

    /// Words that begin a statement and never go on with the one before.
    private static let beginnings: Set<String> = [
        "let", "var", "if", "for", "func", "struct", "enum", "extension", "switch",
    ]

    /// - Parameter leastSize: the fewest bytes of a piece.
    init(_ bytes: [UInt8], leastSize: Int = ManifestPieces.leastSize) {
        self.bytes = bytes
        guard bytes.count >= 2 * leastSize else { return }
        while index < bytes.count {
            guard step(leastSize) else {
                starts = [0]
                return
            }
        }
        // What is left at the end belongs to the piece before.
        if starts.count > 1, let last = starts.last, bytes.count - last < leastSize {
            starts.removeLast()
        }
    }

    /// The ranges of the pieces.
    var ranges: [Range<Int>] {
        zip(starts, starts.dropFirst() + [bytes.count]).map { $0..<$1 }
    }

    /// Passes over a byte, a string or a comment; false where the code has to stay whole.
    private mutating func step(_ leastSize: Int) -> Bool {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "#"): return false
        case Self.quote: return skipString()
        case Self.slash:
            guard next == Self.slash || next == Self.star else { return false }
            skipComment()
            return true
        case _ where Self.openings.contains(byte): depth += 1
        case _ where Self.closings.contains(byte): depth -= 1
        case Self.newline:
            if isCut(index + 1, leastSize) { starts.append(index + 1) }
        default: break
        }
        if byte > UInt8(ascii: " ") { previous = byte }
        index += 1
        return depth >= 0
    }

    private var next: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

    /// Whether a piece may begin with the line at a place.
    private func isCut(_ place: Int, _ leastSize: Int) -> Bool {
        guard depth == 0, place - (starts.last ?? 0) >= leastSize,
            Self.closings.contains(previous)
        else { return false }
        let word = bytes[place...].prefix(while: Self.isLetter)
        guard !word.isEmpty, place + word.count < bytes.count else { return false }
        switch bytes[place + word.count] {
        case UInt8(ascii: " "):
            return Self.beginnings.contains(String(decoding: word, as: UTF8.self))
        // `package.targets.append(…)`.
        case UInt8(ascii: "."): return true
        default: return false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func skipComment() {
        guard next == Self.star else {
            while index < bytes.count, bytes[index] != Self.newline { index += 1 }
            return
        }
        var nesting = 0
        repeat {
            if bytes[index] == Self.slash, next == Self.star {
                nesting += 1
                index += 2
            } else if bytes[index] == Self.star, next == Self.slash {
                nesting -= 1
                index += 2
            } else {
                index += 1
            }
        } while nesting > 0 && index < bytes.count
    }

    /// Passes over a string; false where it has several lines, or strings inside.
    private mutating func skipString() -> Bool {
        index += 1
        while index < bytes.count, bytes[index] != Self.quote {
            if bytes[index] == Self.newline { return false }
            if bytes[index] == Self.backslash {
                if next == UInt8(ascii: "(") { return false }
                index += 1
            }
            index += 1
        }
        index += 1
        // `"""` is read as an empty string and the start of another one.
        if index < bytes.count, bytes[index] == Self.quote { return false }
        previous = Self.quote
        return true
    }
}
