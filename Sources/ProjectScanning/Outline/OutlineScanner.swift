/// Reads the imports and type declarations of a Swift file from its bytes, without parsing bodies.
///
/// SwiftParser reads a few megabytes a second; this reads hundreds (design, decision 3). It knows
/// comments, strings, regular expressions, `#if false` and brackets, and nothing else of the
/// grammar. Any bytes are fine: what isn't Swift gives an outline that may be empty, never a crash.
public enum OutlineScanner {
    /// What one pass over a file found.
    public struct Result: Sendable, Equatable {
        /// The imports and declarations.
        public var outline: FileOutline
        /// Type declarations whose opening brace ends its line.
        public var typeBraces: Int
        /// Those of them that an empty line follows.
        public var blankLinesAfterTypeBraces: Int
    }

    /// Reads an outline.
    public static func scan(_ bytes: [UInt8]) -> Result {
        bytes.withUnsafeBufferPointer { scan($0) }
    }

    /// Reads an outline of bytes that stay in place for the call.
    public static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
        var pass = OutlinePass(bytes)
        pass.run()
        return Result(
            outline: FileOutline(
                imports: pass.imports, declarations: pass.declarations,
                attributeUses: pass.attributeUses.sorted(), mentions: pass.mentions),
            typeBraces: pass.typeBraces,
            blankLinesAfterTypeBraces: pass.blankLinesAfterTypeBraces)
    }
}

/// One pass of the outline scanner over one file.
struct OutlinePass {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int
    /// The place of the next byte to look at.
    var index = 0

    var imports: [FileOutline.Import] = []
    var declarations: [FileOutline.Declaration] = []
    var attributeUses: Set<String> = []
    var mentions: SourceMentions = []
    var typeBraces = 0
    var blankLinesAfterTypeBraces = 0

    /// Brackets that are open, the innermost last.
    var brackets: [UInt8] = []
    /// How many of them are braces.
    var braceDepth = 0
    /// The last byte of the last token; 0 at the start of the file.
    var previous: UInt8 = 0
    /// Whether a line ended since the last token.
    var isAtLineStart = true
    /// Attributes and modifiers that wait for their declaration.
    var pendingAttributes: [String] = []
    var pendingModifiers: [String] = []
    var hasPending = false
    /// Blocks of `#if` that are open.
    var conditions: [Condition] = []
    /// Whether the bytes stand in a block that is never compiled.
    var isDead = false

    /// The line that `countedTo` stands in, counted from 1.
    private var line = 1
    private var countedTo = 0

    /// An open `#if`.
    struct Condition {
        /// Whether the block that the `#if` stands in is dead.
        var wasDead: Bool
        /// The brackets that were open at the `#if`.
        var brackets: [UInt8]
        var braceDepth: Int
        /// The brackets that were open at the end of the first live branch.
        var afterFirst: (brackets: [UInt8], braceDepth: Int)?
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = bytes.count
        if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
        if peek(0) == Byte.hash, peek(1) == Byte.exclamation { skipLine() }
    }

    /// The byte `offset` places ahead; 0 past the end.
    @inline(__always)
    func peek(_ offset: Int) -> UInt8 {
        let place = index + offset
        return place < end ? bytes[place] : 0
    }

    /// The line of a place; places must be asked for in ascending order.
    mutating func lineNumber(at place: Int) -> Int {
        guard place > countedTo else { return line }
        var count = 0
        for position in countedTo..<place where bytes[position] == Byte.newline { count += 1 }
        line += count
        countedTo = place
        return line
    }

    mutating func run() {
        while index < end {
            let byte = bytes[index]
            if ByteClass.isWord(byte) {
                readWord()
            } else if byte <= Byte.space {
                if byte == Byte.newline { isAtLineStart = true }
                index += 1
                // Indentation is a quarter of all code.
                while index < end, bytes[index] == Byte.space { index += 1 }
            } else {
                readSpecial(byte)
            }
        }
    }

    /// Reads what begins with a mark.
    private mutating func readSpecial(_ byte: UInt8) {
        switch byte {
        case Byte.quote:
            skipString(hashes: 0, nesting: 0)
            endToken(byte)
        case Byte.slash:
            if peek(1) == Byte.slash {
                skipLine()
            } else if peek(1) == Byte.star {
                skipBlockComment()
            } else {
                if !skipRegex(allowed: canStartRegex) { index += 1 }
                endToken(byte)
            }
        case Byte.hash:
            readHash()
        case Byte.at:
            readAttribute()
        case Byte.backtick:
            index += 1
            while index < end, bytes[index] != Byte.backtick, bytes[index] != Byte.newline {
                index += 1
            }
            if index < end, bytes[index] == Byte.backtick { index += 1 }
            endToken(Byte.backtick)
        case Byte.openBrace, Byte.openParenthesis, Byte.openBracket:
            brackets.append(byte)
            if byte == Byte.openBrace { braceDepth += 1 }
            index += 1
            endToken(byte)
        case Byte.closeBrace, Byte.closeParenthesis, Byte.closeBracket:
            close(byte)
            index += 1
            endToken(byte)
        default:
            index += 1
            endToken(byte)
        }
    }

    /// Notes that a token ended that is no attribute, modifier or keyword.
    @inline(__always)
    mutating func endToken(_ last: UInt8) {
        previous = last
        isAtLineStart = false
        if hasPending { dropPending() }
    }

    mutating func dropPending() {
        pendingAttributes.removeAll(keepingCapacity: true)
        pendingModifiers.removeAll(keepingCapacity: true)
        hasPending = false
    }

    /// Closes a bracket: those that were left open inside a brace go with it.
    private mutating func close(_ byte: UInt8) {
        let opening =
            byte == Byte.closeBrace
            ? Byte.openBrace
            : byte == Byte.closeParenthesis ? Byte.openParenthesis : Byte.openBracket
        if opening != Byte.openBrace {
            if brackets.last == opening { brackets.removeLast() }
            return
        }
        guard braceDepth > 0 else { return }
        while let last = brackets.popLast(), last != Byte.openBrace {}
        braceDepth -= 1
    }

    /// Whether a slash here can begin a regular expression: an operand is expected.
    var canStartRegex: Bool {
        switch previous {
        case 0, Byte.openParenthesis, Byte.comma, Byte.equals, Byte.openBracket, Byte.openBrace,
            Byte.colon, Byte.semicolon, Byte.ampersand, Byte.pipe, Byte.question,
            Byte.exclamation, Byte.tilde:
            return true
        default:
            return false
        }
    }

    /// The text of a range, as UTF-8.
    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}
