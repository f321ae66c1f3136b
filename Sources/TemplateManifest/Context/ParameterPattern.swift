import XMLDocuments

/// The pattern of a parameter: a regular expression of XML Schema, for the whole value.
public struct ParameterPattern: Sendable {
    private let pattern: XMLPattern

    /// Compiles a pattern, or gives nil where the text isn't one.
    public init?(_ text: String) {
        guard let pattern = XMLPattern(text) else { return nil }
        self.pattern = pattern
    }

    /// Whether the whole value fits. The time is bounded, whoever wrote the pattern.
    public func matches(_ value: String) -> Bool { pattern.matches(value) }
}
