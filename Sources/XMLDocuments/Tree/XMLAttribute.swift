/// An attribute with the places of its name and value in the document's bytes.
public struct XMLAttribute: Sendable, Hashable {
    /// The local name.
    public let name: String
    /// The namespace, or nil where the attribute is in none.
    public let namespace: String?
    /// The bytes of the name, prefix included.
    public let nameRange: Range<Int>
    /// The value with the place of its bytes between the quotes.
    public let text: XMLText

    /// The value: references resolved, white space turned into blanks, as XML asks.
    public var value: String { text.value }
    /// The byte offset of the value's first byte.
    public var valueStart: Int { text.range.lowerBound }
}
