/// Resolves the escapes of quoted scalars.
enum YAMLQuotedText {
    /// - Parameter bytes: the scalar with its quotes.
    static func text(of bytes: ArraySlice<UInt8>) -> String {
        guard let quote = bytes.first, bytes.count >= 2 else { return "" }
        let inner = bytes.dropFirst().dropLast()
        let isDouble = quote == UInt8(ascii: "\"")
        var result: [UInt8] = []
        var index = inner.startIndex
        while index < inner.endIndex {
            let byte = inner[index]
            index += 1
            if isDouble, byte == UInt8(ascii: "\\"), index < inner.endIndex {
                unescape(inner, at: &index, into: &result)
            } else if !isDouble, byte == quote {
                result.append(byte)
                if index < inner.endIndex, inner[index] == quote { index += 1 }
            } else if byte == 0x0A || byte == 0x0D {
                while result.last == 0x20 { result.removeLast() }
                while index < inner.endIndex, [0x20, 0x09, 0x0A, 0x0D].contains(inner[index]) {
                    index += 1
                }
                result.append(0x20)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func unescape(
        _ bytes: ArraySlice<UInt8>, at index: inout Int, into result: inout [UInt8]
    ) {
        let escape = bytes[index]
        index += 1
        switch escape {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "0"): result.append(0)
        case UInt8(ascii: "x"): hexadecimal(bytes, at: &index, digits: 2, into: &result)
        case UInt8(ascii: "u"): hexadecimal(bytes, at: &index, digits: 4, into: &result)
        case UInt8(ascii: "U"): hexadecimal(bytes, at: &index, digits: 8, into: &result)
        default: result.append(escape)
        }
    }

    private static func hexadecimal(
        _ bytes: ArraySlice<UInt8>, at index: inout Int, digits: Int, into result: inout [UInt8]
    ) {
        let end = min(index + digits, bytes.endIndex)
        let value = UInt32(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16)
        index = end
        let scalar = value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        result.append(contentsOf: String(Character(scalar)).utf8)
    }
}
