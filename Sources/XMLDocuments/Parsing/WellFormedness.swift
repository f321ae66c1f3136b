import CLibXML2

/// Says in our words what keeps a document from being well formed.
enum WellFormedness {
    static let unreadable = ReadingError(
        id: "xml.not-well-formed", message: "the file isn't an XML document", offset: 0,
        fix: "start the file with <?xml version=\"1.0\" encoding=\"UTF-8\"?> and one root element")

    static func tooDeep(offset: Int, limit: Int) -> ReadingError {
        ReadingError(
            id: "xml.too-deep", message: "elements stand more than \(limit) levels deep here",
            offset: offset, fix: "close the elements before; no manifest needs so many levels")
    }

    /// - Parameters:
    ///   - code: libxml2's `xmlParserErrors`.
    ///   - message: libxml2's words, used where we have none of our own.
    ///   - offset: where the parser stood.
    ///   - open: the offsets of the start tags that aren't closed yet, the outermost first.
    static func error(
        code: Int32, message: String, offset: Int, bytes: [UInt8], open: [Int]
    ) -> ReadingError {
        let wording = Wording(offset: offset, bytes: bytes, open: open, message: message)
        return switch xmlParserErrors(rawValue: xmlParserErrors.RawValue(code)) {
        case XML_ERR_TAG_NAME_MISMATCH: wording.mismatchedTag
        case _ where offset >= bytes.count && !open.isEmpty: wording.endOfFile
        case XML_ERR_DOCUMENT_EMPTY: wording.noElement
        case XML_ERR_DOCUMENT_END: wording.contentBehindRoot
        case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: wording.undeclaredEntity
        case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING: wording.strayCharacter
        case XML_ERR_LT_IN_ATTRIBUTE: wording.lessThanInAttribute
        case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_WITHOUT_VALUE: wording.unquoted
        case XML_ERR_ATTRIBUTE_REDEFINED: wording.repeatedAttribute
        default: wording.other
        }
    }
}

/// One error's words, from the place at which the parser stood.
private struct Wording {
    let offset: Int
    let bytes: [UInt8]
    let open: [Int]
    let message: String

    private func error(_ message: String, at offset: Int, fix: String) -> ReadingError {
        ReadingError(id: "xml.not-well-formed", message: message, offset: offset, fix: fix)
    }

    var mismatchedTag: ReadingError {
        let place = lastOffset(of: UInt8(ascii: "<"))
        let closing = name(at: place + 2)
        guard let start = open.last else { return other }
        let opened = name(at: start + 1)
        var result = error(
            "</\(closing)> closes <\(opened)>", at: place,
            fix: "write </\(opened)> here, or close <\(opened)> before")
        result.notes = [("<\(opened)> is opened here", start)]
        return result
    }

    var endOfFile: ReadingError {
        let start = open.last ?? 0
        let opened = name(at: start + 1)
        var result = error(
            "the file ends inside <\(opened)>", at: bytes.count, fix: "close it with </\(opened)>")
        result.notes = [("<\(opened)> is opened here", start)]
        return result
    }

    var noElement: ReadingError {
        error(
            "the file holds no XML element", at: offset,
            fix: "start with <?xml version=\"1.0\" encoding=\"UTF-8\"?> and one root element")
    }

    var contentBehindRoot: ReadingError {
        error(
            "something stands behind the root element", at: offset,
            fix: "a file has one root element: move this into it or delete it")
    }

    var undeclaredEntity: ReadingError {
        let place = lastOffset(of: UInt8(ascii: "&"))
        return error(
            "the entity &\(name(at: place + 1)); isn't known", at: place,
            fix: "write the character itself; only &lt; &gt; &amp; &quot; &apos; are known")
    }

    var strayCharacter: ReadingError {
        let place = max(
            lastOffset(of: UInt8(ascii: "&")), lastOffset(of: UInt8(ascii: "<")))
        let isAmpersand = place < bytes.count && bytes[place] == UInt8(ascii: "&")
        return error(
            isAmpersand ? "'&' starts no entity here" : "'<' starts no tag here", at: place,
            fix: isAmpersand
                ? "write &amp; for the character itself" : "write &lt; for the character itself")
    }

    var lessThanInAttribute: ReadingError {
        error(
            "'<' can't stand in an attribute's value", at: offset,
            fix: "write &lt;, or close the attribute's quote before")
    }

    var unquoted: ReadingError {
        error(
            "an attribute lacks its quoted value here", at: offset,
            fix: "write attributes as name=\"value\"")
    }

    var repeatedAttribute: ReadingError {
        let start = lastOffset(of: UInt8(ascii: "<"))
        let scan = TagScanner(bytes: bytes, start: start)
        var seen: [String: Int] = [:]
        for attribute in scan.attributes {
            let name = String(decoding: bytes[attribute.nameRange], as: UTF8.self)
            if let first = seen[name] {
                var result = error(
                    "the attribute '\(name)' stands twice in <\(self.name(at: start + 1))>",
                    at: attribute.nameRange.lowerBound, fix: "delete one of them")
                result.notes = [("the first is here", first)]
                return result
            }
            seen[name] = attribute.nameRange.lowerBound
        }
        return other
    }

    var other: ReadingError {
        var text = message.split(separator: "\n").first.map(String.init) ?? "malformed XML"
        text = text.prefix(1).lowercased() + text.dropFirst()
        return error(text, at: offset, fix: "correct the XML here; nothing behind it was read")
    }

    /// The offset of a byte at or before the parser's place.
    private func lastOffset(of byte: UInt8) -> Int {
        bytes[..<min(offset + 1, bytes.count)].lastIndex(of: byte) ?? max(0, offset - 1)
    }

    private func name(at start: Int) -> String {
        guard start < bytes.count else { return "" }
        let rest = bytes[start...].prefix(80)
        let end = rest.firstIndex { byte in
            byte <= 0x20
                || [UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: ";")].contains(byte)
        }
        return String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
    }
}
