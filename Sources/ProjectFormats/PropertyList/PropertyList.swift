import Diagnostics

/// A property list as it stands in a file: its values and where each of them is.
///
/// Both text forms are read: the old-style (OpenStep) form in which Xcode writes `project.pbxproj`,
/// and XML. The values are views into the bytes, so a later edit can replace one range and leave
/// the rest of the file as it was.
public struct PropertyList: Sendable {
    /// The text forms of a property list.
    public enum Format: Sendable, Hashable {
        /// `{ key = value; }`, with comments.
        case openStep
        /// `<plist><dict>…`.
        case xml
    }

    let storage: PropertyListStorage

    /// Reads a property list.
    /// - Parameters:
    ///   - bytes: the file's content.
    ///   - path: the file as people should read it, for diagnostics.
    /// - Throws: `Failure(.invalidInput)` with line and column where the text breaks the grammar,
    ///   and for forms that aren't text (binary, UTF-16).
    public init(parsing bytes: [UInt8], path: String) throws(Failure) {
        let format = try PropertyListFormatDetector.format(of: bytes, path: path)
        let nodes: [PropertyListNode]
        switch format {
        case .openStep:
            var parser = OpenStepParser(bytes: bytes, path: path)
            nodes = try parser.parse()
        case .xml:
            var parser = XMLPropertyListParser(bytes: bytes, path: path)
            nodes = try parser.parse()
        }
        storage = PropertyListStorage(bytes: bytes, nodes: nodes, format: format)
    }

    /// The form in which the file is written.
    public var format: Format { storage.format }

    /// The file's content, unchanged.
    public var bytes: [UInt8] { storage.bytes }

    /// The outermost value.
    public var root: PropertyListValue { PropertyListValue(storage: storage, index: 0) }
}

/// The bytes and the flat tree of a property list, shared by all its values.
final class PropertyListStorage: Sendable {
    let bytes: [UInt8]
    /// Depth first: a container is followed by all that it holds.
    let nodes: [PropertyListNode]
    let format: PropertyList.Format

    init(bytes: [UInt8], nodes: [PropertyListNode], format: PropertyList.Format) {
        self.bytes = bytes
        self.nodes = nodes
        self.format = format
    }
}

/// One value of the flat tree.
struct PropertyListNode: Sendable {
    enum Kind: UInt8, Sendable {
        case dictionary
        case array
        /// An old-style string without quotes: the range is its text.
        case bareString
        /// An old-style string: the range includes its quotes.
        case quotedString
        /// Text between two XML tags, with entities.
        case xmlText
        /// Data: the range includes the brackets in the old style, and only the text in XML.
        case data
        /// `<true/>` or `<false/>`: the range is the tag.
        case boolean
    }

    var kind: Kind
    var start: UInt32
    var end: UInt32
    /// The index after everything that this value holds.
    var next: UInt32
}
