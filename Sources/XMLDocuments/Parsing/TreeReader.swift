import CLibXML2

/// Turns libxml2's tree into the value tree, with the places that libxml2 doesn't keep.
struct TreeReader {
    let tree: LibXMLTree
    let bytes: [UInt8]
    let limits: XMLLimits

    func root() throws(ReadingError) -> XMLElement {
        guard let root = tree.root else { throw WellFormedness.unreadable }
        return try element(root, path: "")
    }

    /// Recursion is bounded by the limit of depth, which the parse has checked.
    private func element(_ node: xmlNodePtr, path parentPath: String, position: Int? = nil)
        throws(ReadingError) -> XMLElement
    {
        guard let ordinal = LibXMLTree.ordinal(of: node), tree.starts.indices.contains(ordinal)
        else { throw WellFormedness.unreadable }
        let name = string(node.pointee.name)
        let path = parentPath + "/" + name + (position.map { "[\($0)]" } ?? "")
        let start = tree.starts[ordinal]
        let tag = TagScanner(bytes: bytes, start: start)
        let end = max(tree.ends[ordinal], tag.end)
        let isEmptyTag = end == tag.end
        let contentEnd =
            isEmptyTag
            ? tag.end
            : max(tag.end, bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? tag.end)
        let content = tag.end..<contentEnd
        return XMLElement(
            ordinal: ordinal, name: name, namespace: namespace(node.pointee.ns),
            attributes: try attributes(of: node, tag: tag),
            children: try children(of: node, path: path),
            text: XMLText(value: text(of: node.pointee.children), range: content), start: start,
            nameRange: tag.nameRange, contentRange: content, end: end, path: path)
    }

    private func children(of node: xmlNodePtr, path: String) throws(ReadingError) -> [XMLElement] {
        var nodes: [(node: xmlNodePtr, name: String)] = []
        var next = node.pointee.children
        while let child = next {
            if child.pointee.type == XML_ELEMENT_NODE {
                nodes.append((child, string(child.pointee.name)))
            }
            next = child.pointee.next
        }
        var totals: [String: Int] = [:]
        for entry in nodes { totals[entry.name, default: 0] += 1 }
        var seen: [String: Int] = [:]
        var result: [XMLElement] = []
        for entry in nodes {
            seen[entry.name, default: 0] += 1
            // A position is part of the path only where names repeat.
            let position = totals[entry.name] == 1 ? nil : seen[entry.name]
            result.append(try element(entry.node, path: path, position: position))
        }
        return result
    }

    private func attributes(of node: xmlNodePtr, tag: TagScanner) throws(ReadingError)
        -> [XMLAttribute]
    {
        var places: [String: TagScanner.Attribute] = [:]
        for attribute in tag.attributes {
            places[String(decoding: bytes[attribute.nameRange], as: UTF8.self)] = attribute
        }
        var result: [XMLAttribute] = []
        var next = node.pointee.properties
        while let attribute = next {
            let name = string(attribute.pointee.name)
            let prefix = attribute.pointee.ns.flatMap { $0.pointee.prefix }.map { string($0) + ":" }
            if let place = places[(prefix ?? "") + name] {
                if place.valueRange.count > limits.attributeBytes {
                    throw ReadingError(
                        id: "xml.too-large",
                        message:
                            "the value of '\(name)' is longer than \(limits.attributeBytes) bytes",
                        offset: place.nameRange.lowerBound,
                        fix: "bodies belong in template files, not in attributes")
                }
                let value = text(of: attribute.pointee.children)
                result.append(
                    XMLAttribute(
                        name: name, namespace: namespace(attribute.pointee.ns),
                        nameRange: place.nameRange,
                        text: XMLText(value: value, range: place.valueRange)))
            }
            next = attribute.pointee.next
        }
        return result
    }

    /// The text of a list of siblings; without entities, an attribute holds text nodes alone.
    private func text(of first: xmlNodePtr?) -> String {
        var result = ""
        var next = first
        while let child = next {
            if child.pointee.type == XML_TEXT_NODE || child.pointee.type == XML_CDATA_SECTION_NODE {
                result += string(child.pointee.content)
            }
            next = child.pointee.next
        }
        return result
    }

    private func namespace(_ pointer: xmlNsPtr?) -> String? {
        pointer.flatMap { $0.pointee.href }.map { string($0) }
    }

    private func string(_ characters: UnsafePointer<xmlChar>?) -> String {
        characters.map { String(cString: $0) } ?? ""
    }

    private func string(_ characters: UnsafeMutablePointer<xmlChar>?) -> String {
        characters.map { String(cString: $0) } ?? ""
    }
}
