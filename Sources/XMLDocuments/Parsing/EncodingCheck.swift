/// Refuses what isn't UTF-8 text before the XML parser sees it.
///
/// libxml2 would guess the encoding and convert, and then its byte offsets would no longer be those
/// of the file.
enum EncodingCheck {
    static func check(_ bytes: [UInt8], limits: XMLLimits) throws(ReadingError) {
        if bytes.count > limits.bytes {
            throw ReadingError(
                id: "xml.too-large",
                message: "the file has \(bytes.count) bytes; at most \(limits.bytes) are read",
                offset: 0, fix: "move bodies into template files, or split the file")
        }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw ReadingError(
                id: "xml.encoding", message: "the file is UTF-16", offset: 0,
                fix: "save the file as UTF-8")
        }
        let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if body.allSatisfy(blank.contains) {
            throw ReadingError(
                id: "xml.empty", message: "the file is empty", offset: 0,
                fix: "write an XML document into it, or delete the file")
        }
        if let offset = bytes.firstIndex(where: { $0 < 0x20 && !blank.contains($0) }) {
            let code = String(bytes[offset], radix: 16, uppercase: true)
            throw ReadingError(
                id: "xml.binary",
                message: "the file isn't text: it holds the control character 0x\(code)",
                offset: offset, fix: "remove the character; an XML file is UTF-8 text")
        }
        if let offset = firstInvalidByte(bytes) {
            let code = String(bytes[offset], radix: 16, uppercase: true)
            throw ReadingError(
                id: "xml.encoding", message: "the file isn't UTF-8: the byte 0x\(code) stands here",
                offset: offset, fix: "save the file as UTF-8")
        }
    }

    /// The offset of the first byte that starts no UTF-8 sequence, or nil (Unicode, table 3-7).
    static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            let length = sequenceLength(bytes, at: index)
            if length == 0 { return index }
            index += length
        }
        return nil
    }

    private static func sequenceLength(_ bytes: [UInt8], at index: Int) -> Int {
        let first = bytes[index]
        if first < 0x80 { return 1 }
        let second: ClosedRange<UInt8>
        let length: Int
        switch first {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
        return bytes[(index + 1)..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
    }
}
