import Diagnostics

/// Parses the XML form of a property list.
///
/// It reads exactly the elements of the format and no more of XML: no internal DTD subset, no
/// entity but the five predefined ones and character references.
struct XMLPropertyListParser {
    static let maximumDepth = 256

    private let bytes: [UInt8]
    private let path: String
    private var index = 0
    private var nodes: [PropertyListNode] = []
    private var open: [OpenElement] = []

    private struct OpenElement {
        var node: Int
        var isDictionary: Bool
        /// In a dictionary, whether a key waits for its value.
        var hasKey = false
    }

    private struct Tag {
        var name: String
        var start: Int
        var isClosing: Bool
        var isEmpty: Bool
    }

    init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    mutating func parse() throws(Failure) -> [PropertyListNode] {
        var inside = false
        while let tag = try nextTag() {
            if tag.name == "plist" {
                if tag.isClosing { break }
                inside = true
                continue
            }
            guard inside || !open.isEmpty else { throw failure("expected <plist>", at: tag.start) }
            try take(tag)
        }
        if let last = open.last {
            throw failure("the element isn't closed", at: Int(nodes[last.node].start))
        }
        guard !nodes.isEmpty else { throw failure("the property list is empty", at: 0) }
        return nodes
    }

    private mutating func take(_ tag: Tag) throws(Failure) {
        if tag.isClosing { return try close(tag) }
        guard nodes.isEmpty || !open.isEmpty else {
            throw failure("unexpected second value", at: tag.start)
        }
        try checkOrder(of: tag)
        switch tag.name {
        case "dict", "array":
            let isDictionary = tag.name == "dict"
            append(isDictionary ? .dictionary : .array, from: tag.start, to: index)
            guard !tag.isEmpty else { return }
            guard open.count < Self.maximumDepth else {
                throw failure(
                    "values are nested more than \(Self.maximumDepth) levels deep", at: tag.start)
            }
            open.append(OpenElement(node: nodes.count - 1, isDictionary: isDictionary))
        case "true", "false":
            append(.boolean, from: tag.start, to: index)
            if !tag.isEmpty { _ = try skipText(closing: tag) }
        case "key", "string", "integer", "real", "date", "data":
            let kind: PropertyListNode.Kind = tag.name == "data" ? .data : .xmlText
            if tag.isEmpty { return append(kind, from: index, to: index) }
            let start = index
            let end = try skipText(closing: tag)
            append(kind, from: start, to: end)
        default:
            throw failure("'<\(tag.name)>' isn't an element of a property list", at: tag.start)
        }
    }

    /// Keys and values alternate in a dictionary.
    private mutating func checkOrder(of tag: Tag) throws(Failure) {
        guard let last = open.indices.last, open[last].isDictionary else {
            if tag.name == "key" { throw failure("unexpected <key>", at: tag.start) }
            return
        }
        let isKey = tag.name == "key"
        if isKey == open[last].hasKey {
            throw failure(isKey ? "expected a value" : "expected <key>", at: tag.start)
        }
        open[last].hasKey.toggle()
    }

    private mutating func close(_ tag: Tag) throws(Failure) {
        guard let last = open.popLast(), tag.name == (last.isDictionary ? "dict" : "array") else {
            throw failure("unexpected </\(tag.name)>", at: tag.start)
        }
        guard !last.hasKey else { throw failure("expected a value", at: tag.start) }
        nodes[last.node].end = UInt32(index)
        nodes[last.node].next = UInt32(nodes.count)
    }

    private mutating func append(_ kind: PropertyListNode.Kind, from start: Int, to end: Int) {
        nodes.append(
            PropertyListNode(
                kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
    }

    /// Takes text up to and including the closing tag; the offset where the text ends.
    private mutating func skipText(closing tag: Tag) throws(Failure) -> Int {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        let end = index
        guard let closing = try nextTag(), closing.isClosing, closing.name == tag.name,
            closing.start == end
        else { throw failure("expected </\(tag.name)>", at: end) }
        return end
    }

    private mutating func nextTag() throws(Failure) -> Tag? {
        while true {
            while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
                guard PropertyListFormatDetector.isSpace(bytes[index]) || bytes[index] >= 0x80
                else { throw failure("unexpected text", at: index) }
                index += 1
            }
            guard index < bytes.count else { return nil }
            if try skipMarkup("<!--", until: "-->") { continue }
            if try skipMarkup("<?", until: "?>") { continue }
            if try skipMarkup("<!DOCTYPE", until: ">") { continue }
            return try parseTag()
        }
    }

    private mutating func skipMarkup(_ opening: String, until closing: String) throws(Failure)
        -> Bool
    {
        guard bytes[index...].starts(with: opening.utf8) else { return false }
        let start = index
        let end = Array(closing.utf8)
        index += opening.utf8.count
        while index + end.count <= bytes.count {
            if bytes[index] == UInt8(ascii: "["), opening == "<!DOCTYPE" {
                throw failure("declarations inside DOCTYPE aren't read", at: index)
            }
            if bytes[index] == end[0], bytes[index...].starts(with: end) {
                index += end.count
                return true
            }
            index += 1
        }
        throw failure("'\(opening)' isn't closed with '\(closing)'", at: start)
    }

    private mutating func parseTag() throws(Failure) -> Tag {
        let start = index
        index += 1
        let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        let nameStart = index
        while index < bytes.count, (0x61...0x7A).contains(bytes[index]) { index += 1 }
        let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        guard index < bytes.count else { throw failure("the tag isn't closed", at: start) }
        let isEmpty = bytes[index - 1] == UInt8(ascii: "/") && index - 1 > nameStart
        index += 1
        return Tag(name: name, start: start, isClosing: isClosing, isEmpty: isEmpty)
    }

    private func failure(_ message: String, at offset: Int) -> Failure {
        PropertyListFailure.syntax(message, in: bytes, at: offset, path: path)
    }
}
