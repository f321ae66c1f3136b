/// What white space a tag takes away beside it.
enum Trim {
    case nothing
    /// Spaces and tabs.
    case spaces
    /// Spaces and tabs and one line end, where a line end follows.
    case spacesAndLineEnd
    /// All white space and line ends.
    case everything
}

/// A tag's place in the source.
struct TagRange {
    enum Kind {
        case variable, block, comment
    }
    var kind: Kind
    /// Where the opening mark begins.
    var start: Int
    var contentStart: Int
    var contentEnd: Int
    /// After the closing mark.
    var end: Int
    var leading: Trim
    var trailing: Trim
}

extension TemplateCompiler {
    /// The next tag at or after `position`, or nil where only text follows.
    mutating func nextTag() -> TagRange? {
        while let start = nextOpening(from: position) {
            let kind: TagRange.Kind
            let mark: UInt8
            switch source[start + 1] {
            case UInt8(ascii: "{"): (kind, mark) = (.variable, UInt8(ascii: "}"))
            case UInt8(ascii: "%"): (kind, mark) = (.block, UInt8(ascii: "%"))
            default: (kind, mark) = (.comment, UInt8(ascii: "#"))
            }
            guard let close = closing(mark, from: start + 2, hasQuotes: kind != .comment) else {
                reportOpen(kind, at: start)
                return nil
            }
            return range(kind, start, close)
        }
        return nil
    }

    /// The next `{{`, `{%` or `{#`.
    private func nextOpening(from position: Int) -> Int? {
        program.source.withUnsafeBufferPointer { bytes in
            var index = position
            let last = bytes.count - 1
            while index < last {
                if bytes[index] == 0x7B {
                    let next = bytes[index + 1]
                    if next == 0x7B || next == 0x25 || next == 0x23 { return index }
                }
                index += 1
            }
            return nil
        }
    }

    /// Where the closing mark begins, texts in quotes skipped.
    private mutating func closing(_ mark: UInt8, from start: Int, hasQuotes: Bool) -> Int? {
        var plainUntil = plainQuotesUntil
        defer { plainQuotesUntil = plainUntil }
        let brace = UInt8(ascii: "}")
        return program.source.withUnsafeBufferPointer { bytes in
            var index = start
            while index + 1 < bytes.count {
                let byte = bytes[index]
                if byte == mark, bytes[index + 1] == brace { return index }
                if hasQuotes, byte == 0x22 || byte == 0x27,
                    let end = closingQuote(of: index, in: bytes, &plainUntil)
                {
                    index = end
                }
                index += 1
            }
            return nil
        }
    }

    /// The quote that ends a text, on the same line; nil where the quote is just a character.
    private func closingQuote(
        of start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ plainUntil: inout Int
    ) -> Int? {
        let quote = bytes[start]
        var first: Int?
        var index = start + 1
        while index < bytes.count, bytes[index] != 0x0A {
            if bytes[index] == quote {
                if first == nil { first = index }
                // A search that fails goes to the end of the line; one of them a line is enough.
                if start < plainUntil || index + 1 < bytes.count && bytes[index + 1].endsQuoted {
                    return index
                }
            }
            index += 1
        }
        if first != nil { plainUntil = index }
        return first
    }

    private func range(_ kind: TagRange.Kind, _ start: Int, _ close: Int) -> TagRange {
        var tag = TagRange(
            kind: kind, start: start, contentStart: start + 2, contentEnd: close, end: close + 2,
            leading: .nothing, trailing: .nothing)
        if kind == .block {
            switch environment.trim {
            case .nothing: break
            case .smart: (tag.leading, tag.trailing) = (.spaces, .spacesAndLineEnd)
            case .all: (tag.leading, tag.trailing) = (.everything, .everything)
            }
        }
        readMarks(of: &tag)
        return tag
    }

    /// Reads `-` and `+` beside the marks. In variables and comments they need a space beside them,
    /// since `{{-5}}` is a number.
    private func readMarks(of tag: inout TagRange) {
        guard tag.contentStart < tag.contentEnd else { return }
        let isBlock = tag.kind == .block
        if let trim = mark(source[tag.contentStart]),
            isBlock || isSpace(tag.contentStart + 1, within: tag)
        {
            tag.leading = trim
            tag.contentStart += 1
        }
        guard tag.contentStart < tag.contentEnd else { return }
        if let trim = mark(source[tag.contentEnd - 1]),
            isBlock || isSpace(tag.contentEnd - 2, within: tag)
        {
            tag.trailing = trim
            tag.contentEnd -= 1
        }
    }

    private func mark(_ byte: UInt8) -> Trim? {
        switch byte {
        case UInt8(ascii: "-"): .everything
        case UInt8(ascii: "+"): .nothing
        default: nil
        }
    }

    private func isSpace(_ index: Int, within tag: TagRange) -> Bool {
        index >= tag.contentStart && index < tag.contentEnd && source[index].isTemplateSpace
    }

    private mutating func reportOpen(_ kind: TagRange.Kind, at start: Int) {
        let (opening, end) =
            switch kind {
            case .variable: ("{{", "}}")
            case .block: ("{%", "%}")
            case .comment: ("{#", "#}")
            }
        report(
            start, id: "template.unclosed-tag", "'\(opening)' is never closed",
            fix: "add '\(end)', or print the characters with {{ \"\(opening)\" }}")
    }

    // MARK: - Text

    /// Adds the text between two tags, trimmed as both of them want.
    mutating func addText(from start: Int, to end: Int, before tag: TagRange?) {
        var start = start
        var end = end
        trimStart(&start, end)
        if let tag { trimEnd(start, &end, tag.leading) }
        guard start < end else { return }
        if !hasContent {
            hasContent = source[start..<end].contains { !$0.isTemplateSpace }
        }
        if tag?.leading == .spaces, let gap = spacesBeforeLastLineEnd(start, end) {
            if gap.lowerBound > start {
                emit(.text(start: Int32(start), count: Int32(gap.lowerBound - start)))
            }
            start = gap.upperBound
        }
        emit(.text(start: Int32(start), count: Int32(end - start)))
    }

    /// Spaces and tabs before the line end that a text ends with. A tag at the beginning of the next
    /// line takes them away, as in Stencil, whose pattern for the end also fits before a line end.
    private func spacesBeforeLastLineEnd(_ start: Int, _ end: Int) -> Range<Int>? {
        guard source[end - 1] == 0x0A else { return nil }
        var upper = end - 1
        if upper > start, source[upper - 1] == 0x0D { upper -= 1 }
        var lower = upper
        while lower > start, source[lower - 1] == 0x20 || source[lower - 1] == 0x09 { lower -= 1 }
        return lower < upper ? lower..<upper : nil
    }

    private mutating func trimStart(_ start: inout Int, _ end: Int) {
        let trim = leadingTrim
        leadingTrim = .nothing
        switch trim {
        case .nothing: break
        case .spaces, .spacesAndLineEnd:
            var index = start
            while index < end, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
            // Stencil doesn't see CRLF as a line end, so only strict templates are relieved of it.
            if environment.isStrict, index + 1 < end, source[index] == 0x0D { index += 1 }
            if index < end, source[index] == 0x0A { start = index + 1 }
        case .everything:
            while start < end, source[start].isTemplateSpace { start += 1 }
        }
    }

    private func trimEnd(_ start: Int, _ end: inout Int, _ trim: Trim) {
        switch trim {
        case .nothing: break
        case .spaces, .spacesAndLineEnd:
            while end > start, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
        case .everything:
            while end > start, source[end - 1].isTemplateSpace { end -= 1 }
        }
    }
}

extension UInt8 {
    /// Whether the quote before this character ends a text.
    var endsQuoted: Bool {
        isTemplateSpace || "|:,()[]=<>!}%-+.".utf8.contains(self)
    }

    /// Space, tab, line feed, vertical tab, form feed or carriage return.
    var isTemplateSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
