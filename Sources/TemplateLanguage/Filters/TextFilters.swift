/// Stencil's filters on text.
extension Filter {
    static let textFilters: [Filter] = [
        Filter("uppercase") { value, _ in value.mapText { $0.uppercased() } },
        Filter("lowercase") { value, _ in value.mapText { $0.lowercased() } },
        Filter("capitalize") { value, _ in value.mapText { $0.capitalizedWords } },
        .defaultValue, .indent,
    ]

    /// The first argument that has a value, where the value has none. An empty text is a value.
    static let defaultValue = Filter(
        "default", arguments: 0...Int.max, acceptsUndefined: true
    ) { value, arguments in
        value == .null ? arguments.first { $0 != .null } ?? .null : value
    }

    /// Indents every line but the first: `indent:width,character,indentsFirstLine`. Empty lines stay empty.
    static let indent = Filter("indent", arguments: 0...3) { value, arguments in
        let width = arguments.isEmpty ? 4 : try arguments[0].requireInteger("indent")
        let unit = arguments.count > 1 ? try arguments[1].requireText("indent") : " "
        let indentsFirst = arguments.count > 2 ? try arguments[2].requireBoolean("indent") : false
        let text = value.text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let (padding, overflows) = max(0, width).multipliedReportingOverflow(by: unit.utf8.count)
        guard !overflows, padding < maximumFilteredText,
            text.utf8.count + padding * lines < maximumFilteredText
        else { throw FilterError("'indent' would make a text of more than 16 MiB") }
        let indentation = [UInt8](String(repeating: unit, count: max(0, width)).utf8)
        return .string(text.indented(by: indentation, indentsFirst: indentsFirst))
    }
}

extension TemplateValue {
    /// Changes a text, or every element of a list.
    func mapText(_ transform: (String) -> String) -> TemplateValue {
        if case .array(let elements) = self {
            return .array(elements.map { .string(transform($0.text)) })
        }
        return .string(transform(text))
    }
}

extension String {
    /// Every word with one capital letter at its beginning; a word ends where letters end.
    var capitalizedWords: String {
        var result = ""
        var isInWord = false
        for character in self {
            if character.isLetter {
                result += isInWord ? character.lowercased() : character.uppercased()
                isInWord = true
            } else {
                result.append(character)
                if character != "'" && character != "’" { isInWord = false }
            }
        }
        return result
    }

    /// The text with an indentation before every line that isn't empty.
    func indented(by indentation: [UInt8], indentsFirst: Bool) -> String {
        let bytes = Array(utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + indentation.count * 8)
        var isAtStart = indentsFirst
        for (index, byte) in bytes.enumerated() {
            if isAtStart {
                let isEmpty =
                    byte == 0x0A
                    || byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                if !isEmpty { result += indentation }
            }
            result.append(byte)
            isAtStart = byte == 0x0A
        }
        return String(decoding: result, as: UTF8.self)
    }
}
