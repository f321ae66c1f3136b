/// What happens to white space beside block tags (`{% … %}`) that carry no mark of their own.
///
/// A mark decides for its side of one tag: `{%-` and `-%}` take away all white space and line ends,
/// `{%+` and `+%}` keep everything.
public enum TrimBehaviour: String, Sendable, Hashable, CaseIterable {
    /// Everything stays.
    case nothing
    /// Spaces and tabs before a tag go, and after it spaces, tabs and one line end: a tag on a line
    /// of its own leaves no line behind.
    case smart
    /// All white space and line ends on both sides go.
    case all
}
