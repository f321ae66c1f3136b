import Diagnostics

/// The first document of a YAML file, as far as project files use the language.
///
/// Read are block and flow collections, the five kinds of scalars, comments, anchors, aliases and
/// merge keys. Tags are passed over and named. Complex keys (`? key`) are refused.
public struct YAMLDocument: Sendable, Hashable {
    /// The outermost value.
    public let root: YAMLValue
    /// Warnings that name what was passed over.
    public let diagnostics: [Diagnostic]

    /// Reads a file.
    /// - Parameters:
    ///   - bytes: the content in UTF-8.
    ///   - path: the file as people should read it, for diagnostics.
    /// - Throws: `Failure(.invalidInput)` with line and column where the text isn't in the subset.
    public init(parsing bytes: [UInt8], path: String) throws(Failure) {
        var parser = YAMLParser(bytes: bytes, path: path)
        root = try parser.parseDocument()
        diagnostics = parser.diagnostics
    }
}
