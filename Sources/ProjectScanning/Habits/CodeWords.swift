/// The words of a file's code, in order, with the marks between them; comments are passed over.
///
/// Good for counting habits, not for deciding about single files.
struct CodeWords {
    /// A word, or a mark of one byte, by its place: texts are made of those alone that are asked for.
    private struct Token {
        var start: Int32
        /// 0 for a mark.
        var length: Int32
    }

    private let bytes: [UInt8]
    private let tokens: [Token]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = bytes.withUnsafeBufferPointer { code in
            var tokens: [Token] = []
            var pass = OutlinePass(code)
            while pass.index < pass.end {
                let start = pass.index
                let byte = code[start]
                if byte == Byte.slash, pass.peek(1) == Byte.slash {
                    pass.skipLine()
                } else if let word = pass.takeWord() {
                    tokens.append(Token(start: Int32(start), length: Int32(word.count)))
                } else {
                    if byte > Byte.space { tokens.append(Token(start: Int32(start), length: 0)) }
                    pass.index += 1
                }
            }
            return tokens
        }
    }

    private func isMark(_ place: Int, _ mark: UInt8) -> Bool {
        tokens.indices.contains(place) && tokens[place].length == 0
            && bytes[Int(tokens[place].start)] == mark
    }

    private func isWord(_ place: Int, _ text: StaticString) -> Bool {
        guard Int(tokens[place].length) == text.utf8CodeUnitCount else { return false }
        let start = Int(tokens[place].start)
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }

    /// The text of a word; nil for a mark.
    private func word(_ place: Int) -> String? {
        let token = tokens[place]
        guard token.length > 0 else { return nil }
        let start = Int(token.start)
        return String(decoding: bytes[start..<(start + Int(token.length))], as: UTF8.self)
    }

    /// The text of a word that begins with a capital letter; nil for others and for marks.
    private func typeName(_ place: Int) -> String? {
        guard tokens[place].length > 0 else { return nil }
        let first = bytes[Int(tokens[place].start)]
        guard first >= 0x80 else {
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) ? word(place) : nil
        }
        return word(place).flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }

    /// Whether an initialiser has a parameter of a type that fits; those that decoders and storyboards call
    /// don't count.
    func hasInitializer(taking fits: (String) -> Bool) -> Bool {
        for index in tokens.indices where isWord(index, "init") {
            guard isMark(index + 1, Byte.openParenthesis), !isMark(index - 1, Byte.dot) else {
                continue
            }
            var depth = 0
            for inner in (index + 1)..<tokens.count {
                if isMark(inner, Byte.openParenthesis) { depth += 1 }
                if isMark(inner, Byte.closeParenthesis) { depth -= 1 }
                if depth == 0 { break }
                if let type = typeName(inner), fits(type) { return true }
            }
        }
        return false
    }

    /// `A` of each `A.shared`, `A.default` and `A.instance`.
    var sharedInstances: Set<String> {
        var result: Set<String> = []
        for index in tokens.indices.dropFirst(2) where isMark(index - 1, Byte.dot) {
            guard
                isWord(index, "shared") || isWord(index, "default") || isWord(index, "instance"),
                let type = word(index - 2)
            else { continue }
            result.insert(type)
        }
        return result
    }

    /// `A` of each `@Environment(A.self)`.
    var environmentTypes: Set<String> {
        var result: Set<String> = []
        for index in tokens.indices.dropLast(3) where isWord(index, "Environment") {
            guard isMark(index + 1, Byte.openParenthesis), isMark(index + 3, Byte.dot),
                let type = word(index + 2)
            else { continue }
            result.insert(type)
        }
        return result
    }

    /// `T` of each `var name: [T]` and each `var name = T(`.
    var collectedTypes: Set<String> {
        var result: Set<String> = []
        for index in tokens.indices.dropLast(4) where isWord(index, "var") {
            guard tokens[index + 1].length > 0 else { continue }
            if isMark(index + 2, Byte.colon), isMark(index + 3, Byte.openBracket),
                isMark(index + 5, Byte.closeBracket), let type = word(index + 4)
            {
                result.insert(type)
            } else if isMark(index + 2, Byte.equals), isMark(index + 4, Byte.openParenthesis),
                let type = word(index + 3)
            {
                result.insert(type)
            }
        }
        return result
    }

    /// The names of types, and of members that are called, each once.
    var uses: (types: Set<String>, calls: Set<String>) {
        var types: Set<String> = []
        var calls: Set<String> = []
        for index in tokens.indices where tokens[index].length > 0 {
            if let type = typeName(index) {
                types.insert(type)
            } else if isMark(index - 1, Byte.dot),
                isMark(index + 1, Byte.openParenthesis) || isMark(index + 1, Byte.openBrace),
                let call = word(index)
            {
                calls.insert(call)
            }
        }
        return (types, calls)
    }

    /// The names of functions that are declared.
    var functions: Set<String> {
        var result: Set<String> = []
        for index in tokens.indices.dropLast() where isWord(index, "func") {
            if let name = word(index + 1) { result.insert(name) }
        }
        return result
    }
}
