import Diagnostics

/// Parses block collections line by line, and hands everything inside a line to the scanner.
struct YAMLParser {
    static let maximumDepth = 64
    /// What aliases may expand to in all.
    static let maximumNodes = 100_000

    let path: String
    var scanner: YAMLScanner
    private(set) var diagnostics: [Diagnostic] = []
    private var lines: [YAMLLine]
    private var current = 0
    private var anchors: [String: (value: YAMLValue, size: Int)] = [:]
    private var nodes = 0

    init(bytes: [UInt8], path: String) {
        self.path = path
        scanner = YAMLScanner(bytes: bytes, path: path)
        lines = YAMLLine.split(bytes)
    }

    mutating func parseDocument() throws(Failure) -> YAMLValue {
        skipBlank()
        while let line = peek(), scanner.starts(with: "%", at: line) { advance() }
        if let line = peek(), scanner.isMarker("---", line) {
            // A value may follow the marker on its line.
            lines[current].start = min(line.start + 3, line.end)
            lines[current].indent = 0
            while lines[current].start < line.end, scanner.isBlank(at: lines[current].start) {
                lines[current].start += 1
            }
            skipBlank()
        }
        guard let first = peek(), !isEnd(first) else { return .null }
        let value = try parseBlock(parentIndent: -1, depth: 0)
        if let line = peek(), !isEnd(line) {
            throw scanner.failure("expected a key of the enclosing mapping", at: line.start)
        }
        return value
    }

    private func isEnd(_ line: YAMLLine) -> Bool {
        scanner.isMarker("---", line) || scanner.isMarker("...", line)
    }

    // MARK: Lines

    private mutating func skipBlank() {
        while current < lines.count, scanner.isBlankOrComment(lines[current]) { current += 1 }
    }

    private func peek() -> YAMLLine? { current < lines.count ? lines[current] : nil }

    private mutating func advance() {
        current += 1
        skipBlank()
    }

    /// Goes on after a value that ends at an offset, which may be lines further down.
    private mutating func advance(past offset: Int) throws(Failure) {
        while current < lines.count, lines[current].end < offset { current += 1 }
        if current < lines.count, !scanner.isRestBlank(from: offset, to: lines[current].end) {
            throw scanner.failure("unexpected text after the value", at: offset)
        }
        advance()
    }

    // MARK: Blocks

    /// Parses the value that begins at the current line.
    private mutating func parseBlock(parentIndent: Int, depth: Int) throws(Failure) -> YAMLValue {
        guard let line = peek(), line.indent > parentIndent else { return .null }
        guard depth < Self.maximumDepth else {
            throw scanner.failure(
                "values are nested more than \(Self.maximumDepth) levels deep", at: line.start)
        }
        try count(1, at: line)
        if scanner.startsWithTab(line) {
            throw scanner.failure("indentation must be made of spaces", at: line.start)
        }
        if scanner.isSequenceEntry(line) { return try parseSequence(line.indent, depth: depth) }
        if scanner.isComplexKey(line) {
            throw scanner.failure("keys that begin with '?' aren't read", at: line.start)
        }
        if try scanner.key(in: line) != nil { return try parseMapping(line.indent, depth: depth) }
        return try parseValue(from: line.start, parentIndent: parentIndent, depth: depth)
    }

    private mutating func parseSequence(_ indent: Int, depth: Int) throws(Failure) -> YAMLValue {
        var elements: [YAMLValue] = []
        while let line = peek(), line.indent == indent, scanner.isSequenceEntry(line),
            !isEnd(line)
        {
            var start = line.start + 1
            while start < line.end, scanner.isBlank(at: start) { start += 1 }
            if scanner.isRestBlank(from: start, to: line.end) {
                advance()
                elements.append(try parseBlock(parentIndent: indent, depth: depth + 1))
                continue
            }
            // What follows the dash is a block of its own, indented to its place in the line.
            lines[current].indent = indent + (start - line.start)
            lines[current].start = start
            elements.append(try parseBlock(parentIndent: indent, depth: depth + 1))
        }
        return .sequence(elements)
    }

    private mutating func parseMapping(_ indent: Int, depth: Int) throws(Failure) -> YAMLValue {
        var entries: [YAMLEntry] = []
        var places: [String: Int] = [:]
        while let line = peek(), line.indent == indent, !isEnd(line) {
            if scanner.isSequenceEntry(line) { break }
            if scanner.startsWithTab(line) {
                throw scanner.failure("indentation must be made of spaces", at: line.start)
            }
            guard let key = try scanner.key(in: line) else {
                throw scanner.failure("expected 'key: value'", at: line.start)
            }
            try count(1, at: line)
            let value = try parseMember(after: key.end, indent: indent, depth: depth)
            if key.text == "<<" {
                merge(value, into: &entries, places: &places, line: line.number)
            } else if let place = places[key.text] {
                entries[place].value = value
            } else {
                places[key.text] = entries.count
                entries.append(YAMLEntry(key: key.text, value: value, line: line.number))
            }
        }
        return .mapping(entries)
    }

    private mutating func parseMember(after colon: Int, indent: Int, depth: Int) throws(Failure)
        -> YAMLValue
    {
        guard let line = peek() else { return .null }
        var start = colon
        while start < line.end, scanner.isBlank(at: start) { start += 1 }
        return try parseValue(from: start, parentIndent: indent, depth: depth, isMember: true)
    }

    /// Parses a value that begins inside the current line, or below where the rest is blank.
    private mutating func parseValue(
        from offset: Int, parentIndent: Int, depth: Int, isMember: Bool = false
    ) throws(Failure) -> YAMLValue {
        guard let line = peek() else { return .null }
        var start = offset
        var anchor: String?
        while let property = scanner.property(at: start, end: line.end) {
            if property.isAnchor {
                anchor = property.name
            } else {
                note("the tag '\(property.name)' is passed over", at: start)
            }
            start = property.end
        }
        let before = nodes
        let value = try parsePlainValue(
            from: start, line: line, parentIndent: parentIndent, depth: depth, isMember: isMember)
        if let anchor { anchors[anchor] = (value, nodes - before + 1) }
        return value
    }

    private mutating func parsePlainValue(
        from start: Int, line: YAMLLine, parentIndent: Int, depth: Int, isMember: Bool
    ) throws(Failure) -> YAMLValue {
        if scanner.isRestBlank(from: start, to: line.end) {
            advance()
            // A sequence may stand at the indentation of the key that it belongs to.
            if isMember, let next = peek(), next.indent == parentIndent,
                scanner.isSequenceEntry(next), !isEnd(next)
            {
                guard depth < Self.maximumDepth else {
                    throw scanner.failure("values are nested too deep", at: next.start)
                }
                return try parseSequence(parentIndent, depth: depth + 1)
            }
            if let next = peek(), isEnd(next) { return .null }
            return try parseBlock(parentIndent: parentIndent, depth: depth + 1)
        }
        switch scanner.bytes[start] {
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            return parseBlockScalar(at: start, parentIndent: parentIndent)
        case UInt8(ascii: "*"):
            let alias = scanner.name(at: start + 1, end: line.end)
            guard let known = anchors[alias.text] else {
                throw scanner.failure("nothing is anchored as '\(alias.text)'", at: start)
            }
            try count(known.size, at: line)
            try advance(past: alias.end)
            return known.value
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            let flow = try scanner.flowValue(at: start, line: line.number, depth: depth)
            try count(flow.nodes, at: line)
            try advance(past: flow.end)
            return flow.value
        default:
            return parsePlainScalar(from: start, line: line, parentIndent: parentIndent)
        }
    }

    // MARK: Scalars over several lines

    private mutating func parsePlainScalar(from start: Int, line: YAMLLine, parentIndent: Int)
        -> YAMLValue
    {
        var text = scanner.plainText(from: start, to: line.end)
        advance()
        while let next = peek(), next.indent > parentIndent, !isEnd(next) {
            text += " " + scanner.plainText(from: next.start, to: next.end)
            advance()
        }
        return ["~", "null", "Null", "NULL", ""].contains(text) ? .null : .scalar(text)
    }

    private mutating func parseBlockScalar(at start: Int, parentIndent: Int) -> YAMLValue {
        let header = scanner.plainText(from: start, to: lines[current].end)
        let isFolded = header.hasPrefix(">")
        current += 1
        var content: [String] = []
        var indent: Int?
        while current < lines.count {
            let line = lines[current]
            if line.start < line.end {
                guard line.indent > parentIndent else { break }
                if indent == nil { indent = line.indent }
            }
            let base = line.start - line.indent + min(indent ?? line.indent, line.indent)
            content.append(String(decoding: scanner.bytes[base..<line.end], as: UTF8.self))
            current += 1
        }
        while content.last?.isEmpty ?? false { content.removeLast() }
        skipBlank()
        var text = content.joined(separator: isFolded ? " " : "\n")
        if !header.contains("-"), !text.isEmpty { text += "\n" }
        return .scalar(text)
    }

    // MARK: Merging and bounds

    private func merge(
        _ value: YAMLValue, into entries: inout [YAMLEntry], places: inout [String: Int], line: Int
    ) {
        let sources = value.elements.isEmpty ? [value] : value.elements
        for entry in sources.flatMap(\.entries) where places[entry.key] == nil {
            places[entry.key] = entries.count
            entries.append(YAMLEntry(key: entry.key, value: entry.value, line: line))
        }
    }

    private mutating func count(_ number: Int, at line: YAMLLine) throws(Failure) {
        nodes += number
        if nodes > Self.maximumNodes {
            throw scanner.failure(
                "the document holds more than \(Self.maximumNodes) values", at: line.start)
        }
    }

    private mutating func note(_ message: String, at offset: Int) {
        diagnostics.append(
            Diagnostic(
                .warning, id: "yaml.unread", message,
                at: LineTable(scanner.bytes).location(path: path, offset: offset)))
    }
}
