/// A value of the YAML subset that project files use.
public indirect enum YAMLValue: Sendable, Hashable {
    /// `~`, `null` or nothing.
    case null
    /// Text, numbers and booleans, as written.
    case scalar(String)
    case sequence([YAMLValue])
    /// Entries in the order of the file.
    case mapping([YAMLEntry])

    /// The text of a scalar.
    public var string: String? {
        if case .scalar(let text) = self { text } else { nil }
    }

    /// A scalar as a boolean.
    public var boolean: Bool? {
        switch string?.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    /// A scalar as a whole number.
    public var integer: Int? { string.flatMap { Int($0) } }

    /// The elements of a sequence; empty for any other value.
    public var elements: [YAMLValue] {
        if case .sequence(let elements) = self { elements } else { [] }
    }

    /// The entries of a mapping; empty for any other value.
    public var entries: [YAMLEntry] {
        if case .mapping(let entries) = self { entries } else { [] }
    }

    /// The strings of a sequence, or the one string alone.
    public var strings: [String] {
        if let string { return [string] }
        return elements.compactMap(\.string)
    }

    /// The value of a mapping's key, or nil.
    public subscript(key: String) -> YAMLValue? {
        entries.first { $0.key == key }?.value
    }
}

/// One entry of a mapping.
public struct YAMLEntry: Sendable, Hashable {
    /// The key as text.
    public var key: String
    /// The value.
    public var value: YAMLValue
    /// The line of the key, counted from 1.
    public var line: Int

    /// Creates an entry.
    public init(key: String, value: YAMLValue, line: Int) {
        self.key = key
        self.value = value
        self.line = line
    }
}
