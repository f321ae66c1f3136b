/// The words of a file's code, in order, with the marks between them; comments are passed over.
///
/// Good for counting habits, not for deciding about single files.
struct CodeWords {
    private enum Token: Equatable {
        case word(String)
        case mark(UInt8)
    }

    private let tokens: [Token]

    init(_ bytes: [UInt8]) {
        var tokens: [Token] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if byte == Byte.slash, next == Byte.slash {
                while index < bytes.count, bytes[index] != Byte.newline { index += 1 }
            } else if ByteClass.table[Int(byte)] == ByteClass.word {
                let start = index
                while index < bytes.count, ByteClass.table[Int(bytes[index])] == ByteClass.word {
                    index += 1
                }
                tokens.append(.word(String(decoding: bytes[start..<index], as: UTF8.self)))
            } else {
                if byte > Byte.space { tokens.append(.mark(byte)) }
                index += 1
            }
        }
        self.tokens = tokens
    }

    /// Whether an initialiser has a parameter of a type that fits; those that decoders and storyboards call
    /// don't count.
    func hasInitializer(taking fits: (String) -> Bool) -> Bool {
        for (index, token) in tokens.enumerated() where token == .word("init") {
            guard index + 1 < tokens.count, tokens[index + 1] == .mark(Byte.openParenthesis) else {
                continue
            }
            if index > 0, tokens[index - 1] == .mark(Byte.dot) { continue }
            var depth = 0
            for inner in tokens[(index + 1)...] {
                if inner == .mark(Byte.openParenthesis) { depth += 1 }
                if inner == .mark(Byte.closeParenthesis) { depth -= 1 }
                if depth == 0 { break }
                if case .word(let word) = inner, word.first?.isUppercase == true, fits(word) {
                    return true
                }
            }
        }
        return false
    }

    /// `A` of each `A.shared`, `A.default` and `A.instance`.
    var sharedInstances: Set<String> {
        var result: Set<String> = []
        for index in tokens.indices.dropFirst(2) {
            guard case .word(let name) = tokens[index],
                name == "shared" || name == "default" || name == "instance",
                tokens[index - 1] == .mark(Byte.dot), case .word(let type) = tokens[index - 2]
            else { continue }
            result.insert(type)
        }
        return result
    }

    /// `A` of each `@Environment(A.self)`.
    var environmentTypes: Set<String> {
        var result: Set<String> = []
        for index in tokens.indices.dropLast(3) where tokens[index] == .word("Environment") {
            guard tokens[index + 1] == .mark(Byte.openParenthesis),
                case .word(let type) = tokens[index + 2], tokens[index + 3] == .mark(Byte.dot)
            else { continue }
            result.insert(type)
        }
        return result
    }

    /// `T` of each `var name: [T]` and each `var name = T(`.
    var collectedTypes: Set<String> {
        var result: Set<String> = []
        for index in tokens.indices.dropLast(4) where tokens[index] == .word("var") {
            guard case .word = tokens[index + 1] else { continue }
            if tokens[index + 2] == .mark(Byte.colon), tokens[index + 3] == .mark(Byte.openBracket),
                case .word(let type) = tokens[index + 4], index + 5 < tokens.count,
                tokens[index + 5] == .mark(Byte.closeBracket)
            {
                result.insert(type)
            } else if tokens[index + 2] == .mark(Byte.equals),
                case .word(let type) = tokens[index + 3],
                tokens[index + 4] == .mark(Byte.openParenthesis)
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
        for index in tokens.indices {
            guard case .word(let word) = tokens[index] else { continue }
            if word.first?.isUppercase == true {
                types.insert(word)
            } else if index > 0, tokens[index - 1] == .mark(Byte.dot), index + 1 < tokens.count,
                tokens[index + 1] == .mark(Byte.openParenthesis)
                    || tokens[index + 1] == .mark(Byte.openBrace)
            {
                calls.insert(word)
            }
        }
        return (types, calls)
    }

    /// The names of functions that are declared.
    var functions: Set<String> {
        var result: Set<String> = []
        for index in tokens.indices.dropLast() where tokens[index] == .word("func") {
            if case .word(let name) = tokens[index + 1] { result.insert(name) }
        }
        return result
    }
}
