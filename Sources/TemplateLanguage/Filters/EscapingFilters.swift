/// Filters that make a value safe in Swift, XML and JSON.
extension Filter {
    static let escapingFilters: [Filter] = [
        // A whole Swift literal with its quotes, which evaluates to the value.
        Filter("swiftString") { value, _ in .string(value.text.swiftLiteral) },
        // Text for a comment that it can't end or reopen: one line, no `*/`, no `/*`.
        Filter("comment") { value, _ in .string(value.text.commentText) },
        // Text for XML content and attributes.
        Filter("xml") { value, _ in .string(value.text.xmlText) },
        // The value as JSON, names in alphabetical order.
        Filter("json") { value, _ in .string(value.jsonText) },
        // A name in backticks where it is a word of the language.
        .text("escapeKeyword") { SwiftKeywords.reserved.contains($0) ? "`\($0)`" : $0 },
    ]
}

extension String {
    /// A Swift string literal on one line. Control characters and those that change the direction
    /// of text are written as escapes, since a reader can't see them.
    var swiftLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\0": literal += "\\0"
            case _ where scalar.isInvisibleInCode:
                literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// The text on one line, with a space in what would begin or end a comment.
    var commentText: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isInvisibleInCode || scalar.value < 0x20 {
                if text.last != " " { text.append(" ") }
                continue
            }
            if scalar == "/", text.last == "*" { text.append(" ") }
            if scalar == "*", text.last == "/" { text.append(" ") }
            text.append(scalar)
        }
        return String(text)
    }

    /// The text with references for what XML reserves. Line ends and tabs are references too, since
    /// attributes would lose them; what XML can't hold becomes U+FFFD.
    var xmlText: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&apos;"
            case "\n", "\r", "\t": text += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text as a JSON string with its quotes.
    var jsonLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}

extension TemplateValue {
    /// The value as JSON on one line.
    public var jsonText: String {
        switch self {
        case .null: return "null"
        case .boolean(let value): return value ? "true" : "false"
        case .integer(let value): return String(value)
        case .double(let value): return value.isFinite ? value.description : "null"
        case .string(let value): return value.jsonLiteral
        case .array(let elements):
            return "[" + elements.map(\.jsonText).joined(separator: ",") + "]"
        case .dictionary(let members):
            let pairs = members.sorted { $0.key < $1.key }
                .map { $0.key.jsonLiteral + ":" + $0.value.jsonText }
            return "{" + pairs.joined(separator: ",") + "}"
        }
    }
}

extension Unicode.Scalar {
    /// Control characters, line separators and marks that turn the direction of text.
    fileprivate var isInvisibleInCode: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E,
            0x2060...0x2069, 0xFEFF:
            true
        default: false
        }
    }
}
