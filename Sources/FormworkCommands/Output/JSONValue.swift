/// A JSON value to be written, with its keys in alphabetical order.
enum JSONValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// A text, or null.
    static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// A whole number, or null.
    static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

    /// An array of texts.
    static func strings(_ texts: some Sequence<String>) -> JSONValue {
        .array(texts.map(JSONValue.string))
    }
}
