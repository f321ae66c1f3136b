/// An element of a document, with the places of its parts in the document's bytes.
public struct XMLElement: Sendable, Hashable {
    /// The element's place in document order, counted from 0.
    public let ordinal: Int
    /// The local name.
    public let name: String
    /// The namespace, or nil where the element is in none.
    public let namespace: String?
    /// The attributes in the order in which they stand; namespace declarations aren't among them.
    public let attributes: [XMLAttribute]
    /// The child elements.
    public let children: [XMLElement]
    /// The character data that stands directly in the element.
    public let text: XMLText
    /// The byte offset of the start tag's `<`.
    public let start: Int
    /// The bytes of the name in the start tag, prefix included.
    public let nameRange: Range<Int>
    /// The bytes between the start tag and the end tag; empty for `<a/>`.
    public let contentRange: Range<Int>
    /// The byte offset behind the element's last `>`.
    public let end: Int
    /// The names and positions that lead here from the root, such as `/templateSet/files/file[2]`.
    public let path: String

    /// The attribute of that local name and no namespace, or nil.
    public func attribute(_ name: String) -> XMLAttribute? {
        attributes.first { $0.name == name && $0.namespace == nil }
    }

    /// The value of the attribute of that name, or nil.
    public subscript(name: String) -> String? { attribute(name)?.value }

    /// The child elements of that local name, in order.
    public func children(named name: String) -> [XMLElement] {
        children.filter { $0.name == name }
    }

    /// The first child element of that local name, or nil.
    public func firstChild(_ name: String) -> XMLElement? {
        children.first { $0.name == name }
    }

    /// The element and all below it, in document order.
    public var selfAndDescendants: [XMLElement] {
        var result: [XMLElement] = []
        var waiting = [self]
        while let element = waiting.popLast() {
            result.append(element)
            waiting.append(contentsOf: element.children.reversed())
        }
        return result
    }
}
