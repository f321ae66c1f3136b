import Diagnostics

/// Tags about text: `filter`, `raw`, `verbatim` and `now`.
extension Tag {
    static let filter = Tag(name: "filter") { $0.beginFilter($1) }
    static let endFilter = Tag(name: "endfilter") { compiler, call in
        guard compiler.expectEnd(), let block = compiler.pop(call),
            case .filter(let value) = block.kind
        else { return }
        compiler.emit(.filterCapture(value: value))
    }
    static let raw = Tag(name: "raw") { $0.skipRaw($1) }
    static let verbatim = Tag(name: "verbatim") { $0.skipRaw($1) }
    static let now = Tag(name: "now") { $0.compileNow($1) }
}

extension TemplateCompiler {
    fileprivate mutating func beginFilter(_ call: TagCall) {
        var value: Int32 = -1
        if skipSpace() {
            let base = addNode(.captured, at: position)
            if let node = parseFilters(on: base, at: position), expectEnd() { value = node }
        } else {
            report(
                call.offset, id: "template.syntax", "'filter' names no filter",
                fix: "write {% filter name %}")
        }
        push(
            OpenBlock(
                kind: .filter(value: value), tag: "filter", endTag: "endfilter",
                offset: call.offset))
        emit(.capture)
    }

    /// Copies everything up to the end tag as it stands.
    fileprivate mutating func skipRaw(_ call: TagCall) {
        guard expectEnd() else { return }
        // Behind the tag's own end, with a mark of its own taken into account.
        var start = limit
        var trailing = environment.trim == .smart ? Trim.spacesAndLineEnd : .nothing
        if environment.trim == .all { trailing = .everything }
        if source[start] == UInt8(ascii: "-") { trailing = .everything }
        if source[start] == UInt8(ascii: "+") { trailing = .nothing }
        if source[start] != UInt8(ascii: "%") { start += 1 }
        start += 2
        guard let end = endOfRaw("end\(call.name)", from: start) else {
            report(
                call.offset, id: "template.unclosed-block", "'\(call.name)' is never closed",
                fix: "add {% end\(call.name) %}")
            stopsHere = true
            return
        }
        leadingTrim = trailing
        addText(from: start, to: end.start, before: end)
        pendingRaw = .raw(end: end.end, trim: end.trailing)
    }

    private mutating func endOfRaw(_ name: String, from start: Int) -> TagRange? {
        let saved = position
        defer { position = saved }
        position = start
        while position + 1 < source.count {
            guard source[position] == UInt8(ascii: "{"), source[position + 1] == UInt8(ascii: "%")
            else {
                position += 1
                continue
            }
            if let tag = endTag(name, at: position) { return tag }
            position += 2
        }
        return nil
    }

    /// The tag at that place, if it is the end tag.
    private mutating func endTag(_ name: String, at start: Int) -> TagRange? {
        var index = start + 2
        if index < source.count,
            source[index] == UInt8(ascii: "-") || source[index] == UInt8(ascii: "+")
        {
            index += 1
        }
        while index < source.count, source[index].isTemplateSpace { index += 1 }
        guard source[index...].starts(with: name.utf8) else { return nil }
        index += name.utf8.count
        guard index < source.count,
            source[index].isTemplateSpace || [0x2D, 0x2B, 0x25].contains(source[index])
        else { return nil }
        position = start
        return nextTag()
    }

    fileprivate mutating func compileNow(_ call: TagCall) {
        var pattern = "yyyy-MM-dd HH:mm"
        if skipSpace() {
            let start = position
            guard source[position] == 0x22 || source[position] == 0x27 else {
                return report(
                    start, id: "template.syntax", "'now' takes a pattern in quotes",
                    fix: "write {% now \"yyyy-MM-dd\" %}")
            }
            guard let text = parseQuoted(), expectEnd() else { return }
            pattern = text
        }
        guard let now = environment.now else {
            return report(
                call.offset, id: "template.no-clock", "no date was recorded for 'now'",
                fix: "give the environment a moment")
        }
        emit(.print(addConstant(.string(now.formatted(pattern)), at: call.offset)))
    }
}
