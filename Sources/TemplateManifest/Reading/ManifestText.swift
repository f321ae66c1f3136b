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
        /// A parameter's default or condition: what the parameters before it gave, too.
        case parameter(Int)
        /// An option's default, which is known before any parameter.
        case option
        /// An item of the checklist: the folders of the files, too.
        case checklist
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

    /// The text of an element as code: without white space at its ends, and the lines without the
    /// indentation that all share, so that code may be indented as XML is.
    func code(of element: XMLElement) -> (text: String, offsets: [Int]) {
        let (value, offsets) = value(of: element)
        guard let first = value.firstIndex(where: { $0 > 0x20 }),
            let last = value.lastIndex(where: { $0 > 0x20 })
        else { return ("", [element.start]) }
        let lineStart = value[..<first].lastIndex(of: 0x0A).map { $0 + 1 }
        let lines = value[(lineStart ?? first)...last].split(
            separator: 0x0A, omittingEmptySubsequences: false)
        let margin =
            lines.filter { line in line.contains { $0 > 0x20 } }
            .map { line in line.prefix(while: Self.isBlank).count }.min() ?? 0
        var bytes: [UInt8] = []
        var places: [Int] = []
        for (number, line) in lines.enumerated() {
            if number > 0 {
                bytes.append(0x0A)
                places.append(offsets[line.startIndex - 1])
            }
            let rest = line.dropFirst(min(margin, line.prefix(while: Self.isBlank).count))
            bytes.append(contentsOf: rest)
            places.append(contentsOf: offsets[rest.indices])
        }
        places.append(offsets[last + 1])
        return (String(decoding: bytes, as: UTF8.self), places)
    }

    /// The text of an element as a sentence: runs of white space are one blank.
    func sentence(of element: XMLElement) -> (text: String, offsets: [Int]) {
        let (value, offsets) = value(of: element)
        var bytes: [UInt8] = []
        var places: [Int] = []
        var isAfterBlank = false
        for (index, byte) in value.enumerated() {
            if byte <= 0x20 {
                isAfterBlank = true
                continue
            }
            if isAfterBlank, !bytes.isEmpty {
                bytes.append(0x20)
                places.append(offsets[index - 1])
            }
            isAfterBlank = false
            bytes.append(byte)
            places.append(offsets[index])
        }
        places.append(places.last.map { $0 + 1 } ?? element.start)
        return (String(decoding: bytes, as: UTF8.self), places)
    }

    private func value(of element: XMLElement) -> (bytes: [UInt8], offsets: [Int]) {
        let value = Array(element.text.value.utf8)
        return (value, element.text.documentOffsets(in: document.bytes, count: value.count))
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The words of an element's text with single blanks between them, for people.
    func words(of element: XMLElement?) -> String {
        (element?.text.value ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
