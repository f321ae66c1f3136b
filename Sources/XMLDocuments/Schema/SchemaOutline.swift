import Diagnostics

/// What a schema declares, as names and documentation: the source of the suggestions in messages.
///
/// libxml2 judges documents by the schema; it names neither the attributes that an element may have
/// nor the element that somebody probably meant, so the schema's own text is read for those.
struct SchemaOutline: Sendable {
    /// A simple type: its documentation and, for an enumeration, its values.
    struct ValueType: Sendable, Hashable {
        var documentation: String
        var values: [String]
    }

    /// An attribute of an element.
    struct Attribute: Sendable, Hashable {
        var name: String
        var isRequired: Bool
        var type: ValueType?
        var documentation: String
    }

    /// An element: global, or local to its parent.
    struct Element: Sendable {
        var name: String
        var documentation: String
        var attributes: [Attribute]
        /// The children by name, in the order in which the schema names them; nil marks a global element.
        var children: [(name: String, local: Element?)]
        /// The type of the element's text; nil where it holds elements or nothing.
        var textType: ValueType?

        var childNames: [String] { children.map(\.name) }
    }

    let namespace: String
    /// The global elements by name.
    let elements: [String: Element]
    /// The global elements that no other element holds.
    let roots: [String]

    /// The declaration of a child, or nil where the parent may not hold it.
    func child(_ name: String, of parent: Element) -> Element? {
        guard let entry = parent.children.first(where: { $0.name == name }) else { return nil }
        return entry.local ?? elements[name]
    }

    /// The elements that may hold a child of that name.
    func parents(of name: String) -> [String] {
        elements.values.filter { $0.childNames.contains(name) }.map(\.name).sorted()
    }
}

extension SchemaOutline {
    /// Reads the names out of a schema document.
    init(schema document: XMLDocument) throws(Failure) {
        let root = document.root
        guard root.name == "schema", let namespace = root["targetNamespace"] else {
            throw Failure(
                .invalidInput, id: "xml.schema", "the document isn't a schema with a namespace",
                at: document.location(at: root.start),
                fix: "a schema's root is <xs:schema targetNamespace=…>")
        }
        let reader = SchemaOutlineReader(schema: root)
        self.namespace = namespace
        elements = reader.elements()
        let held = Set(elements.values.flatMap(\.childNames))
        roots = elements.keys.filter { !held.contains($0) }.sorted()
    }
}

/// Reads elements, attributes and types from the schema's own XML.
private struct SchemaOutlineReader {
    private let schema: XMLElement
    private let types: [String: SchemaOutline.ValueType]

    init(schema: XMLElement) {
        self.schema = schema
        var types: [String: SchemaOutline.ValueType] = [:]
        for type in schema.children(named: "simpleType") {
            if let name = type["name"] { types[name] = Self.valueType(type) }
        }
        self.types = types
    }

    func elements() -> [String: SchemaOutline.Element] {
        var result: [String: SchemaOutline.Element] = [:]
        for element in schema.children(named: "element") {
            if let name = element["name"] { result[name] = self.element(element, name: name) }
        }
        return result
    }

    private func element(_ declaration: XMLElement, name: String) -> SchemaOutline.Element {
        var result = SchemaOutline.Element(
            name: name, documentation: Self.documentation(of: declaration), attributes: [],
            children: [], textType: declaration["type"].flatMap { types[$0] })
        guard let type = declaration.firstChild("complexType") else { return result }
        collect(type, into: &result)
        return result
    }

    /// Walks model groups; a nested element's own declaration is read apart.
    private func collect(_ node: XMLElement, into result: inout SchemaOutline.Element) {
        for child in node.children {
            switch child.name {
            case "attribute":
                guard let name = child["name"] else { continue }
                result.attributes.append(
                    SchemaOutline.Attribute(
                        name: name, isRequired: child["use"] == "required",
                        type: child["type"].flatMap { types[$0] },
                        documentation: Self.documentation(of: child)))
            case "element":
                if let reference = child["ref"] {
                    result.children.append((reference, nil))
                } else if let name = child["name"] {
                    result.children.append((name, element(child, name: name)))
                }
            case "extension":
                result.textType = child["base"].flatMap { types[$0] }
                collect(child, into: &result)
            default:
                collect(child, into: &result)
            }
        }
    }

    private static func valueType(_ type: XMLElement) -> SchemaOutline.ValueType {
        let values = type.selfAndDescendants.filter { $0.name == "enumeration" }
        return SchemaOutline.ValueType(
            documentation: documentation(of: type), values: values.compactMap { $0["value"] })
    }

    private static func documentation(of node: XMLElement) -> String {
        let text = node.firstChild("annotation")?.firstChild("documentation")?.text.value ?? ""
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
