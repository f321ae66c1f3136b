/// A filter: a named function from a value and arguments to a value, used as `{{ value|name:argument }}`.
public struct Filter: Sendable {
    /// How templates call it.
    public let name: String
    /// How many arguments it takes, at least and at most.
    public let arguments: ClosedRange<Int>
    /// What it does with the value and its arguments; an undefined value arrives as `.null`.
    ///
    /// Throw `FilterError` to say what is wrong; the place is added by the renderer.
    public let apply: @Sendable (TemplateValue, [TemplateValue]) throws -> TemplateValue
    /// Whether `|!name` is allowed, which turns the answer round.
    public let isPredicate: Bool
    /// Whether its value may be undefined even in strict templates.
    public let acceptsUndefined: Bool

    /// Creates a filter.
    public init(
        _ name: String, arguments: ClosedRange<Int> = 0...0, isPredicate: Bool = false,
        acceptsUndefined: Bool = false,
        apply: @escaping @Sendable (TemplateValue, [TemplateValue]) throws -> TemplateValue
    ) {
        self.name = name
        self.arguments = arguments
        self.isPredicate = isPredicate
        self.acceptsUndefined = acceptsUndefined
        self.apply = apply
    }

    /// Creates a filter from text to text that takes no argument.
    public static func text(
        _ name: String, _ transform: @escaping @Sendable (String) throws -> String
    ) -> Filter {
        Filter(name) { value, _ in .string(try transform(value.requireText(name))) }
    }
}

/// What a filter refuses; the renderer adds the place.
public struct FilterError: Error, Sendable, Hashable {
    /// What is wrong: a sentence in lower case without a final stop.
    public var message: String
    /// The way out.
    public var fix: String?

    /// Creates an error.
    public init(_ message: String, fix: String? = nil) {
        self.message = message
        self.fix = fix
    }
}

/// The longest text that a filter makes, in bytes; longer ones are refused before they are built.
let maximumFilteredText = 16 << 20

extension TemplateValue {
    /// The value as text, where it is a single value.
    /// - Throws: `FilterError` for nothing, lists and dictionaries.
    func requireText(_ filter: String) throws -> String {
        switch self {
        case .string(let text): return text
        case .boolean, .integer, .double: return text
        case .null, .array, .dictionary:
            throw FilterError(
                "'\(filter)' works on a text, not on \(kind)",
                fix: self == .null ? "give it a value first, such as |default:\"…\"" : nil)
        }
    }

    /// The value as a whole number.
    func requireInteger(_ filter: String) throws -> Int {
        guard case .integer(let number) = self else {
            throw FilterError("'\(filter)' needs a whole number, not \(kind)")
        }
        return number
    }

    /// The value as yes or no: a boolean, or a text `true yes 1 false no 0`.
    func requireBoolean(_ filter: String) throws -> Bool {
        switch self {
        case .boolean(let value): return value
        case .integer(1): return true
        case .integer(0): return false
        case .string(let text):
            switch text.lowercased() {
            case "true", "yes", "1": return true
            case "false", "no", "0": return false
            default: break
            }
        default: break
        }
        throw FilterError("'\(filter)' needs true or false, not '\(text)'")
    }
}
