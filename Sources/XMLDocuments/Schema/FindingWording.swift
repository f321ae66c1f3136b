import Diagnostics

/// Says in our words what a schema finds wrong, with the nearest name that it allows.
struct FindingWording {
    let document: XMLDocument
    let outline: SchemaOutline

    /// The declaration by which an element is judged, found by the way down from the root.
    func declaration(of element: XMLElement, _ parents: [Int?], _ elements: [XMLElement])
        -> SchemaOutline.Element?
    {
        guard element.namespace == outline.namespace else { return nil }
        if let parent = parents[element.ordinal],
            let above = declaration(of: elements[parent], parents, elements),
            let own = outline.child(element.name, of: above)
        {
            return own
        }
        return outline.elements[element.name]
    }

    func wrongRoot(_ root: XMLElement) -> Diagnostic {
        let name = outline.roots.first ?? ""
        let opening = "<\(name) xmlns=\"\(outline.namespace)\">"
        if root.name == name {
            let actual = root.namespace.map { "the namespace '\($0)'" } ?? "no namespace"
            return finding(
                "wrong-namespace", "<\(root.name)> is in \(actual), not in '\(outline.namespace)'",
                root, at: root.start, fix: "write \(opening)")
        }
        return finding(
            "wrong-root", "the root element is <\(root.name)>, not <\(name)>", root,
            at: root.start, fix: "write \(opening)")
    }

    func unexpected(
        _ element: XMLElement, in parent: XMLElement?, _ declaration: SchemaOutline.Element?,
        expected: [String]
    ) -> Diagnostic {
        let owner = parent?.name ?? "document"
        let allowed = declaration?.childNames ?? []
        if element.namespace != outline.namespace {
            return finding(
                "wrong-namespace",
                "<\(element.name)> is in \(element.namespace.map { "the namespace '\($0)'" } ?? "no namespace")",
                element, at: element.start,
                fix: "elements here are in '\(outline.namespace)'; remove the prefix or the xmlns")
        }
        if allowed.contains(element.name) {
            let isRepeated =
                parent.map { $0.children(named: element.name).first != element } ?? false
            return isRepeated && !expected.contains(element.name)
                ? finding(
                    "misplaced-element", "another <\(element.name)> can't stand here in <\(owner)>",
                    element, at: element.start, fix: "delete it, or join it with the one before")
                : finding(
                    "misplaced-element", "<\(element.name)> can't stand here in <\(owner)>",
                    element, at: element.start,
                    fix: expected.isEmpty
                        ? "move it to its place" : "\(list(expected)) must stand before it")
        }
        if outline.elements[element.name] != nil {
            let owners = outline.parents(of: element.name)
            return finding(
                "misplaced-element", "<\(element.name)> doesn't belong in <\(owner)>", element,
                at: element.start,
                fix: owners.isEmpty ? "delete it" : "it belongs in \(list(owners))")
        }
        let near =
            SpellingSuggestion.question(for: element.name, in: allowed)
            ?? SpellingSuggestion.question(for: element.name, in: outline.elements.keys.sorted())
        return finding(
            "unknown-element", "unknown element <\(element.name)> in <\(owner)>", element,
            at: element.start, fix: near ?? allowedChildren(of: owner, allowed))
    }

    func missingChild(of element: XMLElement, expected: [String]) -> Diagnostic {
        let what = expected.isEmpty ? "an element" : list(expected, joinedBy: "or")
        return finding(
            "missing-element", "<\(element.name)> lacks \(what)", element, at: element.start,
            fix: expected.first.map {
                "add <\($0)>" + documentation(outline.elements[$0]?.documentation)
            })
    }

    func unknownAttribute(
        _ attribute: XMLAttribute, of element: XMLElement, _ declaration: SchemaOutline.Element?
    ) -> Diagnostic {
        let allowed = (declaration?.attributes ?? []).map(\.name)
        let free = allowed.filter { element.attribute($0) == nil }
        let near = SpellingSuggestion.question(for: attribute.name, in: free)
        let names =
            allowed.isEmpty
            ? "<\(element.name)> has no attributes"
            : "<\(element.name)> may have \(allowed.map { "'\($0)'" }.joined(separator: ", "))"
        return finding(
            "unknown-attribute", "unknown attribute '\(attribute.name)' on <\(element.name)>",
            element, at: attribute.nameRange.lowerBound, fix: near ?? names)
    }

    func missingAttribute(_ attribute: SchemaOutline.Attribute, of element: XMLElement)
        -> Diagnostic
    {
        finding(
            "missing-attribute", "<\(element.name)> lacks the attribute '\(attribute.name)'",
            element, at: element.start,
            fix: "add \(attribute.name)=\"…\"" + documentation(attribute.documentation))
    }

    func invalidValue(
        _ attribute: XMLAttribute, of element: XMLElement, _ type: SchemaOutline.ValueType?
    ) -> Diagnostic {
        value(
            attribute.value, "'\(attribute.name)' of <\(element.name)>", type, element,
            at: attribute.valueStart)
    }

    func invalidText(of element: XMLElement, _ type: SchemaOutline.ValueType?) -> Diagnostic {
        let text = element.text.value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.isEmpty {
            return finding(
                "empty-text", "<\(element.name)> is empty", element, at: element.start,
                fix: type.map { "write \($0.documentation)" })
        }
        return value(text, "the text of <\(element.name)>", type, element, at: element.start)
    }

    private func value(
        _ value: String, _ owner: String, _ type: SchemaOutline.ValueType?, _ element: XMLElement,
        at offset: Int
    ) -> Diagnostic {
        let shown = value.count > 60 ? value.prefix(60) + "…" : value[...]
        if let values = type?.values, !values.isEmpty {
            let near = SpellingSuggestion.question(for: value, in: values)
            return finding(
                "invalid-value",
                "'\(shown)' isn't one of \(values.joined(separator: ", ")), the values of \(owner)",
                element, at: offset, fix: near ?? "write one of \(values.joined(separator: ", "))")
        }
        return finding(
            "invalid-value",
            value.isEmpty ? "\(owner) is empty" : "'\(shown)' is no value for \(owner)", element,
            at: offset, fix: type.map { "write \($0.documentation)" } ?? "correct the value")
    }

    func strayText(in element: XMLElement, _ declaration: SchemaOutline.Element?, at offset: Int)
        -> Diagnostic
    {
        finding(
            "stray-text", "text can't stand in <\(element.name)>", element, at: offset,
            fix: allowedChildren(of: element.name, declaration?.childNames ?? []))
    }

    func strayElement(_ child: XMLElement, in element: XMLElement) -> Diagnostic {
        let isEmpty = outline.elements[element.name]?.textType == nil
        return finding(
            "misplaced-element",
            isEmpty
                ? "<\(element.name)> holds nothing; <\(child.name)> can't stand in it"
                : "<\(element.name)> holds text only; <\(child.name)> can't stand in it",
            child, at: child.start,
            fix: isEmpty
                ? "delete it or move it out" : "delete it, or write &lt; for the character <")
    }

    func other(_ message: String, _ element: XMLElement) -> Diagnostic {
        var text = message.split(separator: "\n").first.map(String.init) ?? "invalid"
        text = text.prefix(1).lowercased() + text.dropFirst()
        return finding(
            "invalid", text, element, at: element.start, fix: "see the schema of the file")
    }

    private func finding(
        _ id: String, _ message: String, _ element: XMLElement, at offset: Int, fix: String?
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "xml.\(id)", message, at: document.location(at: offset),
            notes: [Diagnostic.Note("in \(element.path)")], fix: fix)
    }

    private func allowedChildren(of owner: String, _ names: [String]) -> String {
        names.isEmpty ? "<\(owner)> holds no elements" : "<\(owner)> may hold \(list(names))"
    }

    private func list(_ names: [String], joinedBy word: String = "or") -> String {
        let tags = names.map { "<\($0)>" }
        guard let last = tags.last, tags.count > 1 else { return tags.first ?? "" }
        return tags.dropLast().joined(separator: ", ") + " \(word) " + last
    }

    private func documentation(_ text: String?) -> String {
        guard let text, !text.isEmpty else { return "" }
        let sentence = text.prefix { $0 != "." }
        return ": " + sentence.prefix(1).lowercased() + sentence.dropFirst()
    }
}

extension XMLElement {
    /// The offset of the first character that stands directly in the element and isn't white space.
    func firstTextOffset(in bytes: [UInt8]) -> Int {
        let inside = children.map { $0.start..<$0.end }
        var offset = contentRange.lowerBound
        while offset < contentRange.upperBound {
            if let child = inside.first(where: { $0.contains(offset) }) {
                offset = child.upperBound
            } else if bytes[offset...].starts(with: [0x3C, 0x21, 0x2D, 0x2D]) {
                while offset < contentRange.upperBound,
                    !bytes[offset...].starts(with: [0x2D, 0x2D, 0x3E])
                { offset += 1 }
                offset += 3
            } else if bytes[offset] <= 0x20 {
                offset += 1
            } else {
                return offset
            }
        }
        return start
    }
}
