/// Text as XML means it, with the way back to the bytes that stand in the document.
public struct XMLText: Sendable, Hashable {
    /// The text after references, CDATA sections and line ends are resolved.
    public let value: String
    /// The document's bytes that the text was read from.
    public let range: Range<Int>

    /// The byte offset in the document of each byte of the value, and one for the value's end.
    ///
    /// `&lt;` is one byte of the value and four of the document; comments and the frames of CDATA
    /// sections are no bytes of the value at all; CRLF is one.
    /// - Parameters:
    ///   - bytes: the document's bytes.
    ///   - count: the number of bytes of `value`.
    public func documentOffsets(in bytes: [UInt8], count: Int) -> [Int] {
        var walk = RawTextWalk(bytes: bytes, range: range)
        var result: [Int] = []
        result.reserveCapacity(count + 1)
        walk.skipMarkup()
        var end = walk.position
        while result.count < count, let step = walk.next() {
            for _ in 0..<step.valueBytes { result.append(step.offset) }
            end = walk.position
            walk.skipMarkup()
        }
        while result.count <= count { result.append(end) }
        return result
    }
}

/// Walks raw text and says how many bytes of the value each piece stands for.
private struct RawTextWalk {
    let bytes: [UInt8]
    let range: Range<Int>
    var position: Int
    private var isInCDATA = false

    init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        self.range = range.clamped(to: 0..<bytes.count)
        position = self.range.lowerBound
    }

    var isAtEnd: Bool { position >= range.upperBound }

    mutating func next() -> (offset: Int, valueBytes: Int)? {
        guard !isAtEnd else { return nil }
        let start = position
        if bytes[start] == UInt8(ascii: "&"), !isInCDATA,
            let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ";"))
        {
            position = end + 1
            return (start, Self.valueBytes(ofReference: bytes[(start + 1)..<end]))
        }
        position += 1
        if bytes[start] == 0x0D, position < range.upperBound, bytes[position] == 0x0A {
            position += 1
        }
        return (start, 1)
    }

    /// Skips comments, processing instructions, child tags and the frames of CDATA sections.
    mutating func skipMarkup() {
        while !isAtEnd {
            if isInCDATA {
                guard stands("]]>") else { return }
                position += 3
                isInCDATA = false
            } else if stands("<![CDATA[") {
                position += 9
                isInCDATA = true
            } else if stands("<!--") {
                skip(past: "-->")
            } else if stands("<?") {
                skip(past: "?>")
            } else if bytes[position] == UInt8(ascii: "<") {
                skip(past: ">")
            } else {
                return
            }
        }
    }

    private func stands(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= range.upperBound else { return false }
        return text.withUTF8Buffer { bytes[position..<(position + count)].elementsEqual($0) }
    }

    private mutating func skip(past text: StaticString) {
        while !isAtEnd, !stands(text) { position += 1 }
        position = min(position + text.utf8CodeUnitCount, range.upperBound)
    }

    private static func valueBytes(ofReference name: ArraySlice<UInt8>) -> Int {
        guard name.first == UInt8(ascii: "#") else { return 1 }
        let digits = name.dropFirst()
        let code: UInt32? =
            digits.first == UInt8(ascii: "x")
            ? UInt32(String(decoding: digits.dropFirst(), as: UTF8.self), radix: 16)
            : UInt32(String(decoding: digits, as: UTF8.self))
        guard let code, let scalar = Unicode.Scalar(code) else { return 1 }
        return scalar.utf8.count
    }
}

extension Unicode.Scalar {
    fileprivate var utf8: String.UTF8View { String(self).utf8 }
}
