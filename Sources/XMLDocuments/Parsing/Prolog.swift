/// Looks at what stands before the root element: the declared encoding, and a DOCTYPE.
enum Prolog {
    /// Refuses a DOCTYPE, which could name files and expand entities, and encodings but UTF-8.
    static func check(_ bytes: [UInt8]) throws(ReadingError) {
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while position < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
                position += 1
            } else if stands("<?", at: position, in: bytes) {
                let end = offset(of: "?>", from: position, in: bytes)
                if stands("<?xml ", at: position, in: bytes) {
                    try checkEncoding(bytes, position..<end)
                }
                position = end + 2
            } else if stands("<!--", at: position, in: bytes) {
                position = offset(of: "-->", from: position + 4, in: bytes) + 3
            } else {
                break
            }
        }
        if stands("<!DOCTYPE", at: position, in: bytes) {
            throw ReadingError(
                id: "xml.doctype",
                message: "DOCTYPE is refused: it could name files and define entities",
                offset: position,
                fix: "delete the DOCTYPE; write text in place of entities")
        }
    }

    private static func checkEncoding(_ bytes: [UInt8], _ range: Range<Int>) throws(ReadingError) {
        let keyword = offset(of: "encoding", from: range.lowerBound, in: bytes)
        guard keyword < range.upperBound,
            let open = bytes[keyword..<range.upperBound].firstIndex(where: isQuote),
            let close = bytes[(open + 1)..<range.upperBound].firstIndex(of: bytes[open])
        else { return }
        let name = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
        guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else { return }
        throw ReadingError(
            id: "xml.encoding", message: "the file declares the encoding '\(name)'",
            offset: open + 1, fix: "save the file as UTF-8 and write encoding=\"UTF-8\"")
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    private static func stands(_ text: StaticString, at position: Int, in bytes: [UInt8]) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[position..<(position + count)].elementsEqual($0) }
    }

    /// The offset of a text at or behind a place, or the end.
    private static func offset(of text: StaticString, from start: Int, in bytes: [UInt8]) -> Int {
        var position = start
        while position < bytes.count, !stands(text, at: position, in: bytes) { position += 1 }
        return min(position, bytes.count)
    }
}
