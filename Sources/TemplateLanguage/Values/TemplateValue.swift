/// A value that templates work with: what JSON can say, with whole numbers told from others.
public enum TemplateValue: Sendable, Hashable {
    /// Nothing: a known name without a value. It prints as an empty text and is false.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction; it prints with one, so that 5.0 stays `5.0`.
    case double(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([TemplateValue])
    /// Members by name. Loops and printing take the names in alphabetical order.
    case dictionary([String: TemplateValue])
}

// There is no literal `nil`: it would turn `condition ? value : nil` into a value where nothing is meant.
extension TemplateValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates `.boolean`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates `.integer`.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Creates `.double`.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates `.string`.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates `.array`.
    public init(arrayLiteral elements: TemplateValue...) { self = .array(elements) }
    /// Creates `.dictionary`; of two equal keys the later wins.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .dictionary(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}

extension TemplateValue {
    /// Whether a condition holds for the value, by Stencil's rule.
    ///
    /// Empty texts, lists and dictionaries are false, and so is every number that isn't above zero.
    public var isTrue: Bool {
        switch self {
        case .null: false
        case .boolean(let value): value
        case .integer(let value): value > 0
        case .double(let value): value > 0
        case .string(let value): !value.isEmpty
        case .array(let value): !value.isEmpty
        case .dictionary(let value): !value.isEmpty
        }
    }

    /// The value as `{{ value }}` prints it.
    public var text: String {
        switch self {
        case .null: return ""
        case .boolean(let value): return value ? "true" : "false"
        case .integer(let value): return String(value)
        case .double(let value): return value.description
        case .string(let value): return value
        case .array, .dictionary:
            var text = ""
            describe(into: &text)
            return text
        }
    }

    /// What kind of value it is, for messages: `a text`, `a list`, …
    var kind: String {
        switch self {
        case .null: "nothing"
        case .boolean: "a boolean"
        case .integer: "a whole number"
        case .double: "a number"
        case .string: "a text"
        case .array: "a list"
        case .dictionary: "a dictionary"
        }
    }

    /// Writes the value as Swift describes it inside a collection, with texts in quotes.
    private func describe(into text: inout String) {
        switch self {
        case .null: text += "nil"
        case .string(let value): text += value.debugDescription
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                element.describe(into: &text)
            }
            text += "]"
        case .dictionary(let members):
            text += members.isEmpty ? "[:" : "["
            for (index, name) in members.keys.sorted().enumerated() {
                if index > 0 { text += ", " }
                text += name.debugDescription
                text += ": "
                members[name, default: .null].describe(into: &text)
            }
            text += "]"
        default: text += self.text
        }
    }
}
