import CLibXML2

/// libxml2's tree of a document: the one owner of its pointers, never seen outside this module.
///
/// Each element's `_private` holds its place in document order plus one, by which findings of the
/// schema come back to the value tree.
final class LibXMLTree {
    let document: xmlDocPtr
    /// The byte offset of each element's `<`, in document order.
    let starts: [Int]
    /// The byte offset behind each element's last `>`, in document order.
    let ends: [Int]
    private var unlinked: [xmlNodePtr] = []

    init(bytes: [UInt8], limits: XMLLimits) throws(ReadingError) {
        LibXMLInitialisation.ensure()
        let events = ParseEvents(limits: limits, bytes: bytes)
        let parsed = events.parse()
        if let error = events.error {
            parsed.map { xmlFreeDoc($0) }
            throw error
        }
        guard let parsed else { throw WellFormedness.unreadable }
        guard xmlDocGetRootElement(parsed) != nil else {
            xmlFreeDoc(parsed)
            throw WellFormedness.unreadable
        }
        document = parsed
        starts = events.starts
        ends = events.ends
    }

    deinit {
        for node in unlinked { xmlFreeNode(node) }
        xmlFreeDoc(document)
    }

    var root: xmlNodePtr? { xmlDocGetRootElement(document) }

    /// Takes a node out of its parent; the tree keeps owning it.
    func unlink(_ node: xmlNodePtr) {
        xmlUnlinkNode(node)
        unlinked.append(node)
    }

    /// The place of an element in document order, or nil for other nodes.
    static func ordinal(of node: xmlNodePtr) -> Int? {
        guard node.pointee.type == XML_ELEMENT_NODE, let mark = node.pointee._private else {
            return nil
        }
        return Int(bitPattern: mark) - 1
    }
}

/// Sets libxml2's global tables up once, before threads share them.
enum LibXMLInitialisation {
    private static let done: Bool = {
        xmlInitParser()
        xmlSchemaInitTypes()
        return true
    }()

    static func ensure() { _ = done }
}

/// What libxml2 calls back with during one parse.
private final class ParseEvents {
    let limits: XMLLimits
    let bytes: [UInt8]
    var starts: [Int] = []
    var ends: [Int] = []
    var open: [Int] = []
    var error: ReadingError?

    init(limits: XMLLimits, bytes: [UInt8]) {
        self.limits = limits
        self.bytes = bytes
    }

    func parse() -> xmlDocPtr? {
        let context = bytes.withUnsafeBytes { raw in
            raw.withMemoryRebound(to: CChar.self) { characters in
                xmlCreateMemoryParserCtxt(characters.baseAddress, Int32(characters.count))
            }
        }
        guard let context else { return nil }
        defer { xmlFreeParserCtxt(context) }
        let options = Int32(XML_PARSE_NONET.rawValue) | Int32(XML_PARSE_BIG_LINES.rawValue)
        xmlCtxtUseOptions(context, options)
        installHandlers(on: context)
        withExtendedLifetime(self) {
            context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
            _ = xmlParseDocument(context)
        }
        let document = context.pointee.myDoc
        context.pointee.myDoc = nil
        return document
    }

    private func installHandlers(on context: xmlParserCtxtPtr) {
        guard let handlers = context.pointee.sax else { return }
        handlers.pointee.startElementNs = {
            parser, name, prefix, uri, namespaces, declared, attributes, defaulted, values in
            xmlSAX2StartElementNs(
                parser, name, prefix, uri, namespaces, declared, attributes, defaulted, values)
            ParseEvents.of(parser) { $0.startElement($1) }
        }
        handlers.pointee.endElementNs = { parser, name, prefix, uri in
            xmlSAX2EndElementNs(parser, name, prefix, uri)
            ParseEvents.of(parser) { $0.endElement($1) }
        }
        // The prolog check has refused DOCTYPE already; this keeps libxml2 from ever reading one.
        handlers.pointee.internalSubset = { parser, _, _, _ in
            ParseEvents.of(parser) { $0.stop($1, with: WellFormedness.unreadable) }
        }
        handlers.pointee.serror = { parser, report in
            guard let report, report.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else {
                return
            }
            let code = report.pointee.code
            let message = report.pointee.message.map { String(cString: $0) } ?? ""
            ParseEvents.of(parser) { $0.report(code: code, message: message, $1) }
        }
    }

    private static func of(
        _ parser: UnsafeMutableRawPointer?, _ act: (ParseEvents, xmlParserCtxtPtr) -> Void
    ) {
        guard let context = parser?.assumingMemoryBound(to: xmlParserCtxt.self),
            let events = context.pointee._private
        else { return }
        act(Unmanaged<ParseEvents>.fromOpaque(events).takeUnretainedValue(), context)
    }

    private func startElement(_ context: xmlParserCtxtPtr) {
        // The call comes at the end of the tag's attributes; no `<` can stand inside the tag.
        var start = min(consumed(context), bytes.count - 1)
        while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
        let ordinal = starts.count
        if let node = context.pointee.node, node.pointee.type == XML_ELEMENT_NODE {
            node.pointee._private = UnsafeMutableRawPointer(bitPattern: ordinal + 1)
        }
        starts.append(start)
        ends.append(start)
        open.append(ordinal)
        if open.count > limits.depth {
            stop(context, with: WellFormedness.tooDeep(offset: start, limit: limits.depth))
        }
    }

    private func endElement(_ context: xmlParserCtxtPtr) {
        guard let ordinal = open.popLast() else { return }
        ends[ordinal] = min(consumed(context), bytes.count)
    }

    private func report(code: Int32, message: String, _ context: xmlParserCtxtPtr) {
        guard error == nil else { return }
        error = WellFormedness.error(
            code: code, message: message, offset: min(consumed(context), bytes.count),
            bytes: bytes, open: open.map { starts[$0] })
    }

    private func stop(_ context: xmlParserCtxtPtr, with reason: ReadingError) {
        if error == nil { error = reason }
        xmlStopParser(context)
    }

    private func consumed(_ context: xmlParserCtxtPtr) -> Int {
        max(0, Int(xmlByteConsumed(context)))
    }
}
