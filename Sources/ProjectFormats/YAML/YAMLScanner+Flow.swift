import Diagnostics

/// A value in flow style with the offset after it.
struct YAMLFlowValue {
    var value: YAMLValue
    var end: Int
    /// How many values it holds, itself included.
    var nodes: Int
}

extension YAMLScanner {
    /// Parses `[…]`, `{…}` or a quoted scalar, which may go on over several lines.
    /// - Parameter line: the line where it begins, which stands for all its entries.
    func flowValue(at start: Int, line: Int, depth: Int) throws(Failure) -> YAMLFlowValue {
        guard depth < YAMLParser.maximumDepth else {
            throw failure("values are nested too deep", at: start)
        }
        switch bytes[start] {
        case UInt8(ascii: "["): return try flowSequence(at: start, line: line, depth: depth)
        case UInt8(ascii: "{"): return try flowMapping(at: start, line: line, depth: depth)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let end = closingQuote(of: start, limit: bytes.count) else {
                throw failure("the string isn't closed", at: start)
            }
            return YAMLFlowValue(
                value: .scalar(quotedText(from: start, to: end)), end: end, nodes: 1)
        default:
            let end = flowScalarEnd(from: start)
            let text = plainText(from: start, to: end)
            return YAMLFlowValue(
                value: text.isEmpty || text == "~" || text == "null" ? .null : .scalar(text),
                end: end, nodes: 1)
        }
    }

    private func flowSequence(at start: Int, line: Int, depth: Int) throws(Failure) -> YAMLFlowValue
    {
        var elements: [YAMLValue] = []
        var nodes = 1
        var offset = skipFlowSpace(from: start + 1)
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "]") {
            let element = try flowValue(at: offset, line: line, depth: depth + 1)
            nodes += element.nodes
            elements.append(element.value)
            offset = try flowSeparator(after: element.end, began: offset, closing: "]")
        }
        guard offset < bytes.count else { throw failure("the list isn't closed", at: start) }
        return YAMLFlowValue(value: .sequence(elements), end: offset + 1, nodes: nodes)
    }

    private func flowMapping(at start: Int, line: Int, depth: Int) throws(Failure) -> YAMLFlowValue
    {
        var entries: [YAMLEntry] = []
        var nodes = 1
        var offset = skipFlowSpace(from: start + 1)
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "}") {
            let began = offset
            let key = try flowValue(at: offset, line: line, depth: depth + 1)
            offset = skipFlowSpace(from: key.end)
            var value = YAMLValue.null
            if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") {
                offset = skipFlowSpace(from: offset + 1)
                guard offset < bytes.count else { break }
                let member = try flowValue(at: offset, line: line, depth: depth + 1)
                nodes += member.nodes
                value = member.value
                offset = member.end
            }
            entries.append(YAMLEntry(key: key.value.string ?? "", value: value, line: line))
            offset = try flowSeparator(after: offset, began: began, closing: "}")
        }
        guard offset < bytes.count else { throw failure("the mapping isn't closed", at: start) }
        return YAMLFlowValue(value: .mapping(entries), end: offset + 1, nodes: nodes)
    }

    private func flowSeparator(after end: Int, began: Int, closing: Unicode.Scalar)
        throws(Failure) -> Int
    {
        let offset = skipFlowSpace(from: end)
        guard offset < bytes.count else { return offset }
        if bytes[offset] == UInt8(ascii: ",") { return skipFlowSpace(from: offset + 1) }
        guard bytes[offset] == UInt8(ascii: closing), offset > began else {
            throw failure("expected ',' or '\(closing)'", at: offset)
        }
        return offset
    }

    private func flowScalarEnd(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
                UInt8(ascii: "{"), 0x0A:
                return offset
            case UInt8(ascii: ":")
            where offset + 1 == bytes.count || isBlank(at: offset + 1) || bytes[offset + 1] == 0x0A:
                return offset
            default: offset += 1
            }
        }
        return offset
    }

    /// Passes over space, line ends and comments.
    private func skipFlowSpace(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "#") {
                while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
            } else {
                break
            }
        }
        return offset
    }
}
