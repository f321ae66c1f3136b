/// Resolves the escapes of both text forms.
enum PropertyListText {
    /// The text between the quotes of an old-style string.
    static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
                result.append(byte)
                continue
            }
            let escape = bytes[index]
            index += 1
            switch escape {
            case UInt8(ascii: "a"): result.append(0x07)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "v"): result.append(0x0B)
            case UInt8(ascii: "U"):
                result.append(contentsOf: String(codePoint(in: bytes, at: &index)).utf8)
            case 0x30...0x37:
                index -= 1
                result.append(contentsOf: String(octal(in: bytes, at: &index)).utf8)
            default: result.append(escape)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// `\Uxxxx`, where two surrogates in a row make one character.
    private static func codePoint(in bytes: ArraySlice<UInt8>, at index: inout Int) -> Character {
        var unit = hexadecimal(in: bytes, at: &index)
        if (0xD800...0xDBFF).contains(unit), index + 1 < bytes.endIndex,
            bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "U")
        {
            var following = index + 2
            let low = hexadecimal(in: bytes, at: &following)
            if (0xDC00...0xDFFF).contains(low) {
                unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
                index = following
            }
        }
        return Character(Unicode.Scalar(unit) ?? "\u{FFFD}")
    }

    private static func hexadecimal(in bytes: ArraySlice<UInt8>, at index: inout Int) -> UInt32 {
        var value: UInt32 = 0
        var digits = 0
        while digits < 4, index < bytes.endIndex,
            let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue
        {
            value = value << 4 | UInt32(digit)
            index += 1
            digits += 1
        }
        return value
    }

    /// `\ooo`, read as Latin-1: Xcode itself writes `\U` for everything beyond ASCII.
    private static func octal(in bytes: ArraySlice<UInt8>, at index: inout Int) -> Character {
        var value: UInt32 = 0
        var digits = 0
        while digits < 3, index < bytes.endIndex, (0x30...0x37).contains(bytes[index]) {
            value = value << 3 | UInt32(bytes[index] - 0x30)
            index += 1
            digits += 1
        }
        return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
    }

    /// XML text with the predefined entities and character references resolved; others stay as they are.
    static func unescapedXML(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "&"),
                let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let scalar = entity(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
            {
                result.append(contentsOf: String(Character(scalar)).utf8)
                index = end + 1
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func entity(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        case _ where name.hasPrefix("#x"):
            UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        case _ where name.hasPrefix("#"):
            UInt32(name.dropFirst(1)).flatMap(Unicode.Scalar.init)
        default: nil
        }
    }
}
