/// Writes JSON (RFC 8259) as UTF-8: keys sorted by their bytes, two spaces a level, so that the same
/// value always gives the same text.
struct JSONWriter {
    private var text = ""

    /// The text of a value, with a final line end.
    static func text(of value: JSONValue) -> String {
        var writer = JSONWriter()
        writer.write(value, level: 0)
        return writer.text + "\n"
    }

    private mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: text += "null"
        case .boolean(let flag): text += flag ? "true" : "false"
        case .integer(let number): text += String(number)
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
                writer.text += ": "
                writer.write(member.value, level: level + 1)
            }
        }
    }

    private mutating func write<Element>(
        _ elements: [Element], level: Int, open: String, close: String,
        each: (inout JSONWriter, Element) -> Void
    ) {
        guard !elements.isEmpty else {
            text += open + close
            return
        }
        let indentation = String(repeating: "  ", count: level + 1)
        text += open
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + indentation
            each(&self, element)
        }
        text += "\n" + String(repeating: "  ", count: level) + close
    }

    /// A number that JSON can't hold is written as null; scores are rounded to four places, so that
    /// a change in the last bit of a sum isn't a change of the output.
    private mutating func write(_ number: Double) {
        guard number.isFinite else {
            text += "null"
            return
        }
        let rounded = (number * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 {
            text += String(Int(rounded))
        } else {
            text += "\(rounded)"
        }
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
