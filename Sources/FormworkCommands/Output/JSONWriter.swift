/// Writes JSON (RFC 8259) as UTF-8: keys sorted by their bytes, two spaces a level, so that the same
/// value always gives the same text.
struct JSONWriter {
    private var bytes: [UInt8] = []

    /// The text of a value, with a final line end.
    static func text(of value: JSONValue) -> String {
        String(decoding: bytes(of: value), as: UTF8.self)
    }

    /// The same as UTF-8.
    static func bytes(of value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(value, level: 0)
        writer.bytes.append(UInt8(ascii: "\n"))
        return writer.bytes
    }

    private mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: add("null")
        case .boolean(let flag): add(flag ? "true" : "false")
        case .integer(let number): add(String(number))
        case .number(let number): write(number)
        case .string(let string): write(string)
        case .array(let elements):
            write(elements, level: level, open: "[", close: "]") { writer, element in
                writer.write(element, level: level + 1)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            write(sorted, level: level, open: "{", close: "}") { writer, member in
                writer.write(member.key)
                writer.add(": ")
                writer.write(member.value, level: level + 1)
            }
        }
    }

    private mutating func write<Element>(
        _ elements: [Element], level: Int, open: String, close: String,
        each: (inout JSONWriter, Element) -> Void
    ) {
        add(open)
        guard !elements.isEmpty else { return add(close) }
        for (index, element) in elements.enumerated() {
            if index > 0 { add(",") }
            startLine(level + 1)
            each(&self, element)
        }
        startLine(level)
        add(close)
    }

    private mutating func startLine(_ level: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
    }

    private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// A number that JSON can't hold is written as null; scores are rounded to four places, so that
    /// a change in the last bit of a sum isn't a change of the output.
    private mutating func write(_ number: Double) {
        guard number.isFinite else { return add("null") }
        let rounded = (number * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 {
            add(String(Int(rounded)))
        } else {
            add("\(rounded)")
        }
    }

    private mutating func write(_ string: String) {
        add("\"")
        // What is escaped is ASCII, so bytes tell.
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): add("\\\"")
            case UInt8(ascii: "\\"): add("\\\\")
            case UInt8(ascii: "\n"): add("\\n")
            case UInt8(ascii: "\r"): add("\\r")
            case UInt8(ascii: "\t"): add("\\t")
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            default: bytes.append(byte)
            }
        }
        add("\"")
    }
}
