/// One value of a property list, with its place in the file.
public struct PropertyListValue: Sendable {
    let storage: PropertyListStorage
    let index: Int

    /// One entry of a dictionary.
    public struct Entry: Sendable {
        /// The key, always a string.
        public let key: PropertyListValue
        /// The value.
        public let value: PropertyListValue
    }

    private var node: PropertyListNode { storage.nodes[index] }

    /// Where the value stands: with its quotes or brackets in the old-style form, without the tags
    /// for text in XML.
    public var range: Range<Int> { Int(node.start)..<Int(node.end) }

    /// Whether the value is a dictionary.
    public var isDictionary: Bool { node.kind == .dictionary }

    /// Whether the value is an array.
    public var isArray: Bool { node.kind == .array }

    /// The text of a string, number or date with its escapes resolved, `YES` or `NO` for the
    /// booleans of XML, or nil for containers and data.
    public var string: String? {
        switch node.kind {
        case .dictionary, .array, .data: nil
        case .bareString: String(decoding: storage.bytes[range], as: UTF8.self)
        case .quotedString: PropertyListText.unquoted(storage.bytes[range.dropFirst().dropLast()])
        case .xmlText: PropertyListText.unescapedXML(storage.bytes[range])
        case .boolean: storage.bytes[Int(node.start) + 1] == UInt8(ascii: "t") ? "YES" : "NO"
        }
    }

    /// The elements of an array; empty for any other value.
    public var elements: [PropertyListValue] {
        guard node.kind == .array else { return [] }
        var result: [PropertyListValue] = []
        var child = index + 1
        while child < Int(node.next) {
            result.append(PropertyListValue(storage: storage, index: child))
            child = Int(storage.nodes[child].next)
        }
        return result
    }

    /// The entries of a dictionary in the order of the file; empty for any other value.
    public var entries: [Entry] {
        guard node.kind == .dictionary else { return [] }
        var result: [Entry] = []
        var child = index + 1
        while child + 1 < Int(node.next) {
            result.append(
                Entry(
                    key: PropertyListValue(storage: storage, index: child),
                    value: PropertyListValue(storage: storage, index: child + 1)))
            child = Int(storage.nodes[child + 1].next)
        }
        return result
    }

    /// The strings of an array, or the one string that stands for an array of one.
    public var strings: [String] {
        if let string { return [string] }
        return elements.compactMap(\.string)
    }

    /// The value of a dictionary's key, or nil. The time grows with the number of entries.
    public subscript(key: String) -> PropertyListValue? {
        guard node.kind == .dictionary else { return nil }
        var child = index + 1
        while child + 1 < Int(node.next) {
            let candidate = PropertyListValue(storage: storage, index: child)
            if candidate.hasText(key) {
                return PropertyListValue(storage: storage, index: child + 1)
            }
            child = Int(storage.nodes[child + 1].next)
        }
        return nil
    }

    /// Whether the value is this text; no string is made where the text has no escapes.
    func hasText(_ text: String) -> Bool {
        let wanted = text.utf8
        if node.kind == .bareString {
            return range.count == wanted.count && storage.bytes[range].elementsEqual(wanted)
        }
        return string?.utf8.elementsEqual(wanted) ?? false
    }
}
