import Diagnostics

/// A well-formed XML document as a value, with the exact place of everything in it.
///
/// Reading touches no file and no network, resolves no entity beyond the five that XML predefines,
/// and refuses DOCTYPE, so a document can't make the tool read or send anything.
public struct XMLDocument: Sendable {
    /// The root element.
    public let root: XMLElement
    /// The file as people should read it.
    public let path: String
    /// The document's bytes.
    public let bytes: [UInt8]
    private let lines: LineTable

    /// Reads a document.
    /// - Parameters:
    ///   - bytes: the document in UTF-8.
    ///   - path: the file as people should read it in diagnostics.
    ///   - limits: the bounds of size and depth.
    /// - Throws: `Failure(.invalidInput)` with one diagnostic that has line and column.
    public init(bytes: [UInt8], path: String, limits: XMLLimits = XMLLimits()) throws(Failure) {
        let lines = LineTable(bytes)
        do {
            try EncodingCheck.check(bytes, limits: limits)
            try Prolog.check(bytes)
            let tree = try LibXMLTree(bytes: bytes, limits: limits)
            root = try TreeReader(tree: tree, bytes: bytes, limits: limits).root()
        } catch {
            throw Failure(.invalidInput, [error.diagnostic(path: path, lines: lines)])
        }
        self.path = path
        self.bytes = bytes
        self.lines = lines
    }

    /// The place of a byte offset.
    public func location(at offset: Int) -> SourceLocation {
        lines.location(path: path, offset: offset)
    }
}
