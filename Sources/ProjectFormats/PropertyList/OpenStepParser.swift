import Diagnostics

/// Parses the old-style form: `{ key = value; }`, `( a, b )`, `<0fbd>`, `"text"`, comments.
///
/// Containers are kept on a stack of their own, so depth costs no call stack.
struct OpenStepParser {
    /// Deeper nesting than this is refused; Xcode writes about eight levels.
    static let maximumDepth = 256

    private let bytes: [UInt8]
    private let path: String
    private var index = 0
    private var nodes: [PropertyListNode] = []
    private var open: [Int] = []

    init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    mutating func parse() throws(Failure) -> [PropertyListNode] {
        nodes.reserveCapacity(bytes.count / 16 + 8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        try skipTrivia()
        try parseValue()
        while let container = open.last {
            try skipTrivia()
            if nodes[container].kind == .dictionary {
                try continueDictionary(container)
            } else {
                try continueArray(container)
            }
        }
        try skipTrivia()
        guard index == bytes.count else {
            throw failure("unexpected text after the end of the property list")
        }
        return nodes
    }

    private mutating func continueDictionary(_ container: Int) throws(Failure) {
        guard index < bytes.count else {
            throw failure("the dictionary isn't closed with '}'", at: nodes[container].start)
        }
        if bytes[index] == UInt8(ascii: "}") { return try close(container) }
        guard try parseString() else { throw failure("expected a key or '}'") }
        try skipTrivia()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            throw failure("expected '=' after the key")
        }
        index += 1
        try skipTrivia()
        try parseValue()
    }

    private mutating func continueArray(_ container: Int) throws(Failure) {
        guard index < bytes.count else {
            throw failure("the array isn't closed with ')'", at: nodes[container].start)
        }
        if bytes[index] == UInt8(ascii: ")") { return try close(container) }
        try parseValue()
    }

    private mutating func close(_ container: Int) throws(Failure) {
        index += 1
        nodes[container].end = UInt32(index)
        nodes[container].next = UInt32(nodes.count)
        open.removeLast()
        try finishValue()
    }

    /// Takes the separator that must follow a whole value inside its container.
    private mutating func finishValue() throws(Failure) {
        guard let container = open.last else { return }
        try skipTrivia()
        if nodes[container].kind == .dictionary {
            guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else {
                throw failure("expected ';' after the value")
            }
            index += 1
        } else if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
            index += 1
        } else if index < bytes.count, bytes[index] != UInt8(ascii: ")") {
            throw failure("expected ',' or ')' after the value")
        }
    }

    private mutating func parseValue() throws(Failure) {
        guard index < bytes.count else { throw failure("expected a value") }
        switch bytes[index] {
        case UInt8(ascii: "{"): try openContainer(.dictionary)
        case UInt8(ascii: "("): try openContainer(.array)
        case UInt8(ascii: "<"):
            try parseData()
            try finishValue()
        default:
            guard try parseString() else { throw failure("expected a value") }
            try finishValue()
        }
    }

    private mutating func openContainer(_ kind: PropertyListNode.Kind) throws(Failure) {
        guard open.count < Self.maximumDepth else {
            throw failure("values are nested more than \(Self.maximumDepth) levels deep")
        }
        open.append(nodes.count)
        append(kind, from: index)
        index += 1
    }

    private mutating func append(_ kind: PropertyListNode.Kind, from start: Int) {
        nodes.append(
            PropertyListNode(
                kind: kind, start: UInt32(start), end: UInt32(index), next: UInt32(nodes.count + 1))
        )
    }

    private mutating func parseData() throws(Failure) {
        let start = index
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: ">"): return append(.data, from: start)
            case 0x30...0x39, 0x41...0x46, 0x61...0x66: continue
            case _ where PropertyListFormatDetector.isSpace(byte): continue
            default:
                index -= 1
                throw failure("expected a hexadecimal digit or '>'")
            }
        }
        throw failure("the data isn't closed with '>'", at: UInt32(start))
    }

    /// Parses a string; false, and nothing is taken, where none begins here.
    private mutating func parseString() throws(Failure) -> Bool {
        guard index < bytes.count else { return false }
        let start = index
        let first = bytes[index]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            index += 1
            while index < bytes.count, bytes[index] != first {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard index < bytes.count else {
                throw failure("the string isn't closed", at: UInt32(start))
            }
            index += 1
            append(.quotedString, from: start)
            return true
        }
        while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
        guard index > start else { return false }
        append(.bareString, from: start)
        return true
    }

    /// Characters of strings without quotes: letters, digits and `_ $ - . / :`, and what isn't ASCII.
    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2D...0x3A, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
        default: false
        }
    }

    private mutating func skipTrivia() throws(Failure) {
        while index < bytes.count {
            let byte = bytes[index]
            if PropertyListFormatDetector.isSpace(byte) {
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count {
                switch bytes[index + 1] {
                case UInt8(ascii: "/"):
                    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
                        index += 1
                    }
                case UInt8(ascii: "*"): try skipBlockComment()
                default: return
                }
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(Failure) {
        let start = index
        index += 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return
            }
            index += 1
        }
        throw failure("the comment isn't closed with '*/'", at: UInt32(start))
    }

    private func failure(_ message: String, at offset: UInt32? = nil) -> Failure {
        PropertyListFailure.syntax(
            message, in: bytes, at: offset.map(Int.init) ?? index, path: path)
    }
}
