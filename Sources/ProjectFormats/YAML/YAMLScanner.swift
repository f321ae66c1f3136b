import Diagnostics

/// Reads what stands inside the lines of a YAML file: keys, flow collections and scalars.
struct YAMLScanner {
    let bytes: [UInt8]
    let path: String

    // MARK: Lines

    func starts(with text: String, at line: YAMLLine) -> Bool {
        bytes[line.start..<line.end].starts(with: text.utf8)
    }

    /// `---` or `...` at the beginning of a line.
    func isMarker(_ marker: String, _ line: YAMLLine) -> Bool {
        line.indent == 0 && starts(with: marker, at: line)
            && (line.end == line.start + 3 || isBlank(at: line.start + 3))
    }

    func isBlank(at offset: Int) -> Bool {
        offset < bytes.count && (bytes[offset] == 0x20 || bytes[offset] == 0x09)
    }

    func isBlankOrComment(_ line: YAMLLine) -> Bool {
        isRestBlank(from: line.start, to: line.end)
    }

    /// Whether only space or a comment stands between two offsets.
    func isRestBlank(from start: Int, to end: Int) -> Bool {
        var offset = start
        while offset < end, isBlank(at: offset) { offset += 1 }
        guard offset < end else { return true }
        return bytes[offset] == UInt8(ascii: "#") && (offset == 0 || !isWord(at: offset - 1))
    }

    private func isWord(at offset: Int) -> Bool {
        !isBlank(at: offset) && bytes[offset] != 0x0A && bytes[offset] != 0x0D
    }

    func startsWithTab(_ line: YAMLLine) -> Bool { bytes[line.start] == 0x09 }

    func isSequenceEntry(_ line: YAMLLine) -> Bool {
        bytes[line.start] == UInt8(ascii: "-")
            && (line.start + 1 == line.end || isBlank(at: line.start + 1))
    }

    func isComplexKey(_ line: YAMLLine) -> Bool {
        bytes[line.start] == UInt8(ascii: "?")
            && (line.start + 1 == line.end || isBlank(at: line.start + 1))
    }

    /// The key with which a line begins, and the offset after its colon; nil where it has none.
    func key(in line: YAMLLine) throws(Failure) -> (text: String, end: Int)? {
        let first = bytes[line.start]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            guard let end = closingQuote(of: line.start, limit: line.end) else { return nil }
            var colon = end
            while colon < line.end, isBlank(at: colon) { colon += 1 }
            guard isColon(at: colon, end: line.end) else { return nil }
            return (quotedText(from: line.start, to: end), colon + 1)
        }
        if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") { return nil }
        var offset = line.start
        while offset < line.end {
            if isColon(at: offset, end: line.end) {
                return (plainText(from: line.start, to: offset), offset + 1)
            }
            if bytes[offset] == UInt8(ascii: "#"), offset > line.start, isBlank(at: offset - 1) {
                return nil
            }
            offset += 1
        }
        return nil
    }

    private func isColon(at offset: Int, end: Int) -> Bool {
        offset < end && bytes[offset] == UInt8(ascii: ":")
            && (offset + 1 == end || isBlank(at: offset + 1))
    }

    /// `&anchor` or `!tag` before a value.
    func property(at start: Int, end: Int) -> (name: String, isAnchor: Bool, end: Int)? {
        guard start < end, bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!")
        else { return nil }
        let isAnchor = bytes[start] == UInt8(ascii: "&")
        let name = name(at: start + 1, end: end)
        var next = name.end
        while next < end, isBlank(at: next) { next += 1 }
        return (isAnchor ? name.text : "!" + name.text, isAnchor, next)
    }

    /// Text up to the next space.
    func name(at start: Int, end: Int) -> (text: String, end: Int) {
        var offset = start
        while offset < end, !isBlank(at: offset), bytes[offset] != UInt8(ascii: ","),
            bytes[offset] != UInt8(ascii: "]"), bytes[offset] != UInt8(ascii: "}")
        {
            offset += 1
        }
        return (String(decoding: bytes[min(start, offset)..<offset], as: UTF8.self), offset)
    }

    /// A plain scalar without a comment behind it.
    func plainText(from start: Int, to end: Int) -> String {
        var stop = start
        while stop < end {
            if bytes[stop] == UInt8(ascii: "#"), stop > start, isBlank(at: stop - 1) { break }
            stop += 1
        }
        while stop > start, isBlank(at: stop - 1) { stop -= 1 }
        return String(decoding: bytes[start..<stop], as: UTF8.self)
    }

    // MARK: Quoted scalars

    /// The offset after the quote that closes the one at `start`.
    func closingQuote(of start: Int, limit: Int) -> Int? {
        let quote = bytes[start]
        var offset = start + 1
        while offset < limit {
            if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                offset += 2
            } else if bytes[offset] == quote {
                let isDoubled =
                    quote == UInt8(ascii: "'") && offset + 1 < limit
                    && bytes[offset + 1] == quote
                if !isDoubled { return offset + 1 }
                offset += 2
            } else {
                offset += 1
            }
        }
        return nil
    }

    /// The text of a quoted scalar; line breaks fold into spaces.
    func quotedText(from start: Int, to end: Int) -> String {
        YAMLQuotedText.text(of: bytes[start..<end])
    }

    func failure(_ message: String, at offset: Int) -> Failure {
        Failure(
            .invalidInput, id: "yaml.syntax", message,
            at: LineTable(bytes).location(path: path, offset: offset))
    }
}
