/// Finds the parts of a start tag in the document's bytes, which libxml2 doesn't keep.
struct TagScanner {
    struct Attribute {
        var nameRange: Range<Int>
        var valueRange: Range<Int>
    }

    private(set) var nameRange: Range<Int>
    private(set) var attributes: [Attribute] = []
    /// The offset behind the tag's `>`.
    private(set) var end: Int

    /// Scans a start tag that libxml2 has accepted.
    /// - Parameter start: the offset of its `<`.
    init(bytes: [UInt8], start: Int) {
        var position = start + 1
        func isBlank(_ byte: UInt8) -> Bool {
            byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
        }
        func endsName(_ byte: UInt8) -> Bool {
            isBlank(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
                || byte == UInt8(ascii: "/")
        }
        func skip(while condition: (UInt8) -> Bool) {
            while position < bytes.count, condition(bytes[position]) { position += 1 }
        }
        skip { !endsName($0) }
        nameRange = min(start + 1, position)..<position
        while position < bytes.count {
            skip(while: isBlank)
            guard position < bytes.count, bytes[position] != UInt8(ascii: ">") else { break }
            let nameStart = position
            skip { !endsName($0) }
            let name = nameStart..<position
            skip { isBlank($0) || $0 == UInt8(ascii: "=") }
            guard position < bytes.count else { break }
            let quote = bytes[position]
            guard !name.isEmpty, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                position += 1
                continue
            }
            position += 1
            let valueStart = position
            skip { $0 != quote }
            attributes.append(Attribute(nameRange: name, valueRange: valueStart..<position))
            position += 1
        }
        end = min(position + 1, bytes.count)
    }
}
