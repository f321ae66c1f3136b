/// Which bytes of a Swift text are code, which a string, which a comment.
struct TextContexts {
    /// What a byte belongs to.
    enum Context: UInt8 {
        case code
        case string
        case comment
    }

    private enum Frame: Equatable {
        case code(parentheses: Int)
        case string(hashes: Int, isMultiline: Bool)
        case block(depth: Int)
    }

    /// The context of each byte.
    private(set) var contexts: [Context]
    private let bytes: [UInt8]
    private var frames: [Frame] = [.code(parentheses: 0)]
    private var index = 0

    /// Reads a Swift text.
    init(swift bytes: [UInt8]) {
        self.bytes = bytes
        contexts = [Context](repeating: .code, count: bytes.count)
        while index < bytes.count { step() }
    }

    private func has(_ text: StaticString, at place: Int) -> Bool {
        text.withUTF8Buffer { mark in
            place + mark.count <= bytes.count
                && bytes[place..<place + mark.count].elementsEqual(mark)
        }
    }

    private mutating func take(_ count: Int, as context: Context) {
        for _ in 0..<count where index < bytes.count {
            contexts[index] = context
            index += 1
        }
    }

    private mutating func step() {
        switch frames.last ?? .code(parentheses: 0) {
        case .code(let parentheses): stepInCode(parentheses)
        case .string(let hashes, let isMultiline): stepInString(hashes, isMultiline)
        case .block(let depth):
            if has("*/", at: index) {
                take(2, as: .comment)
                frames.removeLast()
                if depth > 1 { frames.append(.block(depth: depth - 1)) }
            } else if has("/*", at: index) {
                take(2, as: .comment)
                frames[frames.count - 1] = .block(depth: depth + 1)
            } else {
                take(1, as: .comment)
            }
        }
    }

    private mutating func stepInCode(_ parentheses: Int) {
        if has("//", at: index) {
            let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
            take(end - index, as: .comment)
        } else if has("/*", at: index) {
            take(2, as: .comment)
            frames.append(.block(depth: 1))
        } else if let (hashes, isMultiline) = stringBeginning() {
            take(hashes + (isMultiline ? 3 : 1), as: .string)
            frames.append(.string(hashes: hashes, isMultiline: isMultiline))
        } else {
            let byte = bytes[index]
            if frames.count > 1 {
                if byte == UInt8(ascii: "(") {
                    frames[frames.count - 1] = .code(parentheses: parentheses + 1)
                } else if byte == UInt8(ascii: ")") {
                    if parentheses == 0 {
                        frames.removeLast()
                    } else {
                        frames[frames.count - 1] = .code(parentheses: parentheses - 1)
                    }
                }
            }
            take(1, as: .code)
        }
    }

    private func stringBeginning() -> (hashes: Int, isMultiline: Bool)? {
        var place = index
        while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
        return (place - index, has("\"\"\"", at: place))
    }

    private mutating func stepInString(_ hashes: Int, _ isMultiline: Bool) {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\\"), hashesFollow(index + 1, hashes) {
            let behind = index + 1 + hashes
            if behind < bytes.count, bytes[behind] == UInt8(ascii: "(") {
                take(2 + hashes, as: .string)
                frames.append(.code(parentheses: 0))
            } else {
                take(2 + hashes, as: .string)
            }
            return
        }
        let quotes = isMultiline ? 3 : 1
        let closes = isMultiline ? has("\"\"\"", at: index) : byte == UInt8(ascii: "\"")
        if closes, hashesFollow(index + quotes, hashes) {
            take(quotes + hashes, as: .string)
            frames.removeLast()
        } else if byte == 0x0A, !isMultiline {
            // A literal that doesn't end on its line is a mistake, which ends here.
            frames.removeLast()
        } else {
            take(1, as: .string)
        }
    }

    private func hashesFollow(_ place: Int, _ count: Int) -> Bool {
        place + count <= bytes.count
            && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
