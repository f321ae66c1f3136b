import Diagnostics
import XMLDocuments

/// An expression or template of a manifest, with the way from its bytes back to the document's.
struct ManifestText: Sendable {
    /// What the text is in the template language.
    enum Kind: Sendable {
        case expression
        case template
    }

    /// Which names beyond the set's own a text may use.
    enum Surroundings: Sendable, Hashable {
        /// Nothing but what the whole set sees.
        case set
        /// The file of that place in the set's files: its loop's variable too.
        case file(Int)
        /// The value of that place among the computed values: only parameters and other values.
        case value(Int)
        /// A parameter's default or condition.
        case parameter(Int)
    }

    var text: SourcedText
    var kind: Kind
    var surroundings: Surroundings
    /// What the text is for, such as `'output' of <file>`.
    var purpose: String
    /// The document's byte offset for each byte of the text, and one for its end.
    var offsets: [Int]

    /// The document's byte offset of a byte of the text.
    func documentOffset(of offset: Int) -> Int {
        guard !offsets.isEmpty else { return 0 }
        return offsets[min(max(offset, 0), offsets.count - 1)]
    }
}

/// Cuts texts out of a document and remembers where each byte came from.
struct ManifestTextReader {
    let document: XMLDocument

    /// The value of an attribute as it stands.
    func text(of attribute: XMLAttribute) -> (text: String, offsets: [Int]) {
        let count = attribute.value.utf8.count
        return (attribute.value, attribute.text.documentOffsets(in: document.bytes, count: count))
    }

    /// The text of an element, without white space at its ends; the lines lose the indentation that
    /// they share, so that a text may be indented as XML is.
    func text(of element: XMLElement) -> (text: String, offsets: [Int]) {
        let value = Array(element.text.value.utf8)
        let offsets = element.text.documentOffsets(in: document.bytes, count: value.count)
        guard let first = value.firstIndex(where: { $0 > 0x20 }),
            let last = value.lastIndex(where: { $0 > 0x20 })
        else { return ("", [element.start]) }
        var lines = value[first...last].split(
            separator: 0x0A, omittingEmptySubsequences: false)
        let margin =
            lines.dropFirst().filter { line in line.contains { $0 > 0x20 } }
            .map { line in line.prefix { $0 == 0x20 || $0 == 0x09 }.count }.min() ?? 0
        for index in lines.indices.dropFirst() {
            let blanks = lines[index].prefix { $0 == 0x20 || $0 == 0x09 }.count
            lines[index] = lines[index].dropFirst(min(margin, blanks))
        }
        var bytes: [UInt8] = []
        var places: [Int] = []
        for (number, line) in lines.enumerated() {
            if number > 0 {
                bytes.append(0x0A)
                places.append(offsets[line.startIndex - 1])
            }
            bytes.append(contentsOf: line)
            places.append(contentsOf: offsets[line.indices])
        }
        places.append(offsets[last + 1])
        return (String(decoding: bytes, as: UTF8.self), places)
    }

    /// The words of an element's text with single blanks between them, for people.
    func words(of element: XMLElement?) -> String {
        (element?.text.value ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
