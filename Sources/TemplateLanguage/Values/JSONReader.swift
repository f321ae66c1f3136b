import Diagnostics

extension TemplateValue {
    /// Reads a JSON document; `5` becomes an integer and `5.0` a double.
    /// - Parameters:
    ///   - json: the document in UTF-8.
    ///   - path: the file's name for diagnostics.
    /// - Throws: `Failure` (65) with line and column where the text isn't JSON.
    public init(json: [UInt8], path: String = "context.json") throws {
        var reader = JSONReader(bytes: json, path: path)
        self = try reader.document()
    }
}

/// Reads JSON (RFC 8259) with positions, keeping whole numbers apart from others.
struct JSONReader {
    /// Deeper documents are refused, which bounds the stack.
    static let maximumDepth = 256

    let bytes: [UInt8]
    let path: String
    private var position = 0

    init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func document() throws -> TemplateValue {
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw failure("unexpected text after the value") }
        return value
    }

    private func failure(_ message: String, at offset: Int? = nil) -> Failure {
        let place = LineTable(bytes).location(path: path, offset: offset ?? position)
        return Failure(
            .invalidInput, id: "json.syntax", message, at: place, fix: "write valid JSON")
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    private mutating func value(depth: Int) throws -> TemplateValue {
        guard depth < Self.maximumDepth else {
            throw failure("nested deeper than \(Self.maximumDepth) levels")
        }
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case .some(let byte) where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
            return try number()
        case .none: throw failure("the document ends where a value should stand")
        default: throw failure("expected a value")
        }
    }

    private mutating func word(_ text: String, _ value: TemplateValue) throws -> TemplateValue {
        guard bytes[position...].starts(with: text.utf8) else { throw failure("expected a value") }
        position += text.utf8.count
        return value
    }

    private mutating func object(depth: Int) throws -> TemplateValue {
        position += 1
        var members: [String: TemplateValue] = [:]
        skipSpace()
        if current == UInt8(ascii: "}") {
            position += 1
            return .dictionary(members)
        }
        while true {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw failure("expected a name in quotes") }
            let name = try string()
            skipSpace()
            guard current == UInt8(ascii: ":") else { throw failure("expected ':'") }
            position += 1
            members[name] = try value(depth: depth + 1)
            skipSpace()
            switch current {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "}"):
                position += 1
                return .dictionary(members)
            default: throw failure("expected ',' or '}'")
            }
        }
    }

    private mutating func array(depth: Int) throws -> TemplateValue {
        position += 1
        var elements: [TemplateValue] = []
        skipSpace()
        if current == UInt8(ascii: "]") {
            position += 1
            return .array(elements)
        }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            switch current {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "]"):
                position += 1
                return .array(elements)
            default: throw failure("expected ',' or ']'")
            }
        }
    }

    private mutating func number() throws -> TemplateValue {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        let leading = current
        guard digits() > 0 else { throw failure("expected a digit") }
        if leading == 0x30, bytes[start..<position].drop(while: { $0 == 0x2D }).count > 1 {
            throw failure("a number doesn't begin with 0", at: start)
        }
        var isWhole = true
        if current == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            guard digits() > 0 else { throw failure("expected a digit after '.'") }
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            isWhole = false
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            guard digits() > 0 else { throw failure("expected a digit in the exponent") }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let whole = Int(text) { return .integer(whole) }
        guard let number = Double(text), number.isFinite else {
            throw failure("the number \(text) is too large", at: start)
        }
        return .double(number)
    }

    private mutating func digits() -> Int {
        let start = position
        while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func string() throws -> String {
        let opening = position
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw failure("a control character in a text must be escaped")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw failure("the text has no closing quote", at: opening)
    }

    private mutating func escape(into text: inout [UInt8]) throws {
        position += 1
        guard let byte = current else { throw failure("the text ends after '\\'") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            var unit = try hexadecimal()
            if (0xD800...0xDBFF).contains(unit), bytes[position...].starts(with: Array("\\u".utf8))
            {
                position += 2
                let low = try hexadecimal()
                guard (0xDC00...0xDFFF).contains(low) else {
                    throw failure("half a surrogate pair in '\\u'")
                }
                unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(unit) else {
                throw failure("half a surrogate pair in '\\u'")
            }
            text.append(contentsOf: String(Character(scalar)).utf8)
        default: throw failure("unknown escape in a text", at: position - 2)
        }
    }

    private mutating func hexadecimal() throws -> UInt32 {
        guard position + 4 <= bytes.count,
            bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(
                String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw failure("expected four hexadecimal digits after '\\u'") }
        position += 4
        return unit
    }
}
