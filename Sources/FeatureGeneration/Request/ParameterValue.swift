import Diagnostics
import TemplateLanguage
import TemplateManifest

/// Reads a parameter's value from text and writes it back.
enum ParameterValue {
    /// The longest value, in bytes, that is held against a pattern.
    private static let maximumPatternLength = 4_096

    /// The value that a text stands for.
    /// - Throws: `Failure` with exit code 64 where the text doesn't fit the parameter's type or pattern.
    static func parse(_ text: String, for parameter: Parameter) throws(Failure) -> TemplateValue {
        // Matching may take the square of the length, and no value that people type is longer.
        if parameter.pattern != nil, text.utf8.count > maximumPatternLength {
            throw wrong(
                parameter, String(text.prefix(40)) + "…",
                "is longer than \(maximumPatternLength) bytes")
        }
        if let pattern = parameter.pattern, !matches(text, pattern: pattern.text) {
            throw wrong(parameter, text, "doesn't fit the pattern \(pattern.text)")
        }
        switch parameter.type {
        case .text: return .string(text)
        case .typeName:
            guard isIdentifier(text), text.first?.isUppercase == true else {
                throw wrong(parameter, text, "isn't the name of a type, such as 'Order'")
            }
            return .string(text)
        case .identifier:
            guard isIdentifier(text) else {
                throw wrong(parameter, text, "isn't a Swift identifier, such as 'order'")
            }
            return .string(text)
        case .boolean:
            switch text.lowercased() {
            case "true", "yes", "1": return .boolean(true)
            case "false", "no", "0": return .boolean(false)
            default: throw wrong(parameter, text, "is neither 'true' nor 'false'")
            }
        case .integer:
            guard let number = Int(text) else {
                throw wrong(parameter, text, "isn't a whole number")
            }
            return .integer(number)
        case .choice(let choices):
            guard choices.contains(where: { $0.value == text }) else {
                let names = choices.map(\.value)
                throw wrong(
                    parameter, text, "isn't one of \(names.joined(separator: ", "))",
                    fix: SpellingSuggestion.question(for: text, in: names))
            }
            return .string(text)
        case .list:
            let parts = text.split(separator: ",").map { part in
                var part = part
                while part.first?.isWhitespace == true { part = part.dropFirst() }
                while part.last?.isWhitespace == true { part = part.dropLast() }
                return TemplateValue.string(String(part))
            }
            return .array(parts.filter { $0 != .string("") })
        }
    }

    /// A value as the text that a user would give for it.
    static func text(_ value: TemplateValue) -> String {
        switch value {
        case .null: ""
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .double(let value): String(value)
        case .string(let value): value
        case .array(let values): values.map(text).joined(separator: ",")
        case .dictionary(let members): members.keys.sorted().joined(separator: ",")
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.count <= 100 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func matches(_ text: String, pattern: String) -> Bool {
        // A pattern that isn't one was refused when the set was loaded.
        ParameterPattern(pattern)?.matches(text) ?? true
    }

    private static func wrong(
        _ parameter: Parameter, _ text: String, _ reason: String, fix: String? = nil
    ) -> Failure {
        Failure(
            .usage, id: "parameter.invalid", "'\(text)' for '\(parameter.name)' \(reason)",
            fix: fix ?? "give another value with --value \(parameter.name)=VALUE")
    }
}
