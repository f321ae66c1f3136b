import Diagnostics

/// Tells the forms of a property list apart by their first bytes.
enum PropertyListFormatDetector {
    /// Larger files are refused: no project file comes near, and offsets are kept in 32 bits.
    static let maximumSize = 256 << 20

    static func format(of bytes: [UInt8], path: String) throws(Failure) -> PropertyList.Format {
        let place = SourceLocation(path: path, line: 1, column: 1)
        if bytes.count > maximumSize {
            throw Failure(
                .invalidInput, id: "property-list.size",
                "the property list is larger than \(maximumSize >> 20) MiB", at: place)
        }
        if bytes.starts(with: Array("bplist".utf8)) {
            throw Failure(
                .invalidInput, id: "property-list.binary",
                "the property list is in the binary form, which isn't read", at: place,
                fix: "convert it with 'plutil -convert xml1 \(path)'")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw Failure(
                .invalidInput, id: "property-list.encoding",
                "the property list is in UTF-16, and only UTF-8 is read", at: place,
                fix: "save it as UTF-8")
        }
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
        let isMarkup =
            index + 1 < bytes.count && bytes[index] == UInt8(ascii: "<")
            && (bytes[index + 1] == UInt8(ascii: "?") || bytes[index + 1] == UInt8(ascii: "!")
                || bytes[index...].starts(with: Array("<plist".utf8)))
        return isMarkup ? .xml : .openStep
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
