import CLibXML2
import Diagnostics

/// One validation of a document: brings libxml2 to every finding, each reported once.
final class ValidationRun {
    private let document: XMLDocument
    private let outline: SchemaOutline
    private let tree: LibXMLTree
    private let schema: xmlSchemaPtr
    /// The elements in document order.
    private let elements: [XMLElement]
    /// The parent of each element, by its place in document order; nil for the root.
    private let parents: [Int?]
    private var wording: FindingWording
    private var reported: Set<String> = []
    private var found: [(offset: Int, diagnostic: Diagnostic)] = []
    /// The names that were taken out of each element, whose lack is then no finding.
    private var removed: [Int: Set<String>] = [:]
    /// Bounds the time on hostile documents: each repair costs one more validation.
    private var repairsLeft = 300

    init(document: XMLDocument, outline: SchemaOutline, tree: LibXMLTree, schema: xmlSchemaPtr) {
        self.document = document
        self.outline = outline
        self.tree = tree
        self.schema = schema
        elements = document.root.selfAndDescendants
        var parents = [Int?](repeating: nil, count: elements.count)
        for element in elements {
            for child in element.children { parents[child.ordinal] = element.ordinal }
        }
        self.parents = parents
        wording = FindingWording(document: document, outline: outline)
    }

    func findings() -> [Diagnostic] {
        guard let root = tree.root else { return [] }
        Self.removeSchemaHints(below: root)
        if outline.roots.contains(document.root.name),
            document.root.namespace == outline.namespace
        {
            validate(root, isRoot: true)
        } else {
            add(wording.wrongRoot(document.root), key: "root", offset: document.root.start)
        }
        return found.sorted { $0.offset < $1.offset }.map(\.diagnostic)
    }

    /// Validates an element; takes out what ends the validation of its siblings, and goes on.
    private func validate(_ node: xmlNodePtr, isRoot: Bool) {
        var waiting = [(node, isRoot)]
        while let (next, isRoot) = waiting.popLast() {
            let reports = SchemaValidator.reports(
                on: next, isRoot: isRoot, tree: tree, schema: schema)
            var needsAnotherLook = false
            for report in reports {
                handle(report)
                guard repairsLeft > 0 else { continue }
                switch report.kind {
                case .unexpectedElement:
                    repairsLeft -= 1
                    waiting.append(contentsOf: takeOut(report).map { ($0, false) })
                    needsAnotherLook = true
                case .strayText, .strayElement:
                    repairsLeft -= 1
                    waiting.append(contentsOf: clean(report).map { ($0, false) })
                    needsAnotherLook = true
                default: continue
                }
            }
            if needsAnotherLook { waiting.append((next, isRoot)) }
        }
    }

    /// Takes an element that doesn't belong out of its parent, with those behind it that can't
    /// belong either.
    /// - Returns: what was taken out and has a declaration to be validated against.
    private func takeOut(_ report: SchemaReport) -> [xmlNodePtr] {
        var result = validatable(below: report.node)
        let parent = parents[report.ordinal]
        let declaration = parent.flatMap {
            wording.declaration(of: elements[$0], parents, elements)
        }
        var next = report.node.pointee.next
        while let sibling = next {
            next = sibling.pointee.next
            guard let ordinal = LibXMLTree.ordinal(of: sibling), let declaration,
                !isAllowed(elements[ordinal], in: declaration)
            else { continue }
            addUnexpected(ordinal, expected: [])
            result.append(contentsOf: validatable(below: sibling))
            tree.unlink(sibling)
        }
        if let parent { removed[parent, default: []].insert(elements[report.ordinal].name) }
        tree.unlink(report.node)
        return result
    }

    private func isAllowed(_ element: XMLElement, in parent: SchemaOutline.Element) -> Bool {
        element.namespace == outline.namespace && parent.childNames.contains(element.name)
    }

    /// An element that the schema knows, or else those below it that it knows.
    private func validatable(below node: xmlNodePtr) -> [xmlNodePtr] {
        var result: [xmlNodePtr] = []
        var waiting = [node]
        while let next = waiting.popLast() {
            guard let ordinal = LibXMLTree.ordinal(of: next) else { continue }
            let element = elements[ordinal]
            if element.namespace == outline.namespace, outline.elements[element.name] != nil {
                result.append(next)
            } else {
                var child = next.pointee.children
                while let found = child {
                    waiting.append(found)
                    child = found.pointee.next
                }
            }
        }
        return result
    }

    /// Takes text out of an element that may hold none, or elements out of one that holds text.
    private func clean(_ report: SchemaReport) -> [xmlNodePtr] {
        var result: [xmlNodePtr] = []
        var child = report.node.pointee.children
        while let found = child {
            child = found.pointee.next
            let isElement = found.pointee.type == XML_ELEMENT_NODE
            if isElement == (report.kind == .strayElement) {
                if isElement { result.append(contentsOf: validatable(below: found)) }
                tree.unlink(found)
            }
        }
        return result
    }

    private func handle(_ report: SchemaReport) {
        let element = elements[report.ordinal]
        let declaration = wording.declaration(of: element, parents, elements)
        switch report.kind {
        case .unexpectedElement:
            addUnexpected(report.ordinal, expected: report.expected)
        case .missingChild:
            let missing = report.expected.filter {
                !(removed[report.ordinal]?.contains($0) ?? false)
            }
            guard !missing.isEmpty || report.expected.isEmpty else { return }
            add(
                wording.missingChild(of: element, expected: missing),
                key: "\(report.ordinal) missing", offset: element.start)
        case .missingAttribute:
            for attribute in declaration?.attributes ?? []
            where attribute.isRequired && element.attribute(attribute.name) == nil {
                add(
                    wording.missingAttribute(attribute, of: element),
                    key: "\(report.ordinal) lacks \(attribute.name)", offset: element.start)
            }
        case .strayText:
            let offset = element.firstTextOffset(in: document.bytes)
            add(
                wording.strayText(in: element, declaration, at: offset),
                key: "\(report.ordinal) text", offset: offset)
        case .strayElement:
            for child in element.children {
                add(
                    wording.strayElement(child, in: element), key: "\(child.ordinal) element",
                    offset: child.start)
            }
        default:
            handleValue(report, element, declaration)
        }
    }

    /// One finding an attribute: a value that fits neither pattern nor type is reported twice.
    private func handleValue(
        _ report: SchemaReport, _ element: XMLElement, _ declaration: SchemaOutline.Element?
    ) {
        let key = "\(report.ordinal) value \(report.attribute ?? "")"
        let attribute = report.attribute.flatMap { name in
            element.attributes.first { $0.name == name }
        }
        let offset = attribute?.nameRange.lowerBound ?? element.start
        switch (report.kind, attribute) {
        case (.unknownAttribute, let attribute?):
            add(
                wording.unknownAttribute(attribute, of: element, declaration), key: key,
                offset: offset)
        case (.invalidValue, let attribute?):
            let type = declaration?.attributes.first { $0.name == attribute.name }?.type
            add(
                wording.invalidValue(attribute, of: element, type), key: key,
                offset: attribute.valueStart)
        case (.invalidValue, nil):
            add(
                wording.invalidText(of: element, declaration?.textType), key: key,
                offset: element.start)
        default:
            add(wording.other(report.message, element), key: key + report.message, offset: offset)
        }
    }

    private func addUnexpected(_ ordinal: Int, expected: [String]) {
        let element = elements[ordinal]
        let parent = parents[ordinal].map { elements[$0] }
        add(
            wording.unexpected(
                element, in: parent,
                parent.flatMap { wording.declaration(of: $0, parents, elements) },
                expected: expected),
            key: "\(ordinal) element", offset: element.start)
    }

    private func add(_ diagnostic: Diagnostic, key: String, offset: Int) {
        guard found.count < Self.maximumFindings, reported.insert(key).inserted else { return }
        found.append((offset, diagnostic))
        guard found.count == Self.maximumFindings else { return }
        repairsLeft = 0
        found.append(
            (
                document.bytes.count,
                Diagnostic(
                    .error, id: "xml.too-many",
                    "more than \(Self.maximumFindings) findings; the rest isn't shown",
                    at: document.location(at: document.bytes.count), fix: "correct these first")
            ))
    }

    /// More findings help nobody and would cost a hostile document's reader memory.
    private static let maximumFindings = 1000

    /// Takes `xsi:` attributes away: libxml2 would read the files that `xsi:schemaLocation` names.
    private static func removeSchemaHints(below root: xmlNodePtr) {
        let instance = "http://www.w3.org/2001/XMLSchema-instance"
        var waiting = [root]
        while let node = waiting.popLast() {
            var next = node.pointee.properties
            while let attribute = next {
                next = attribute.pointee.next
                let namespace = attribute.pointee.ns.flatMap { $0.pointee.href }
                if namespace.map({ String(cString: $0) }) == instance { xmlRemoveProp(attribute) }
            }
            var child = node.pointee.children
            while let found = child {
                if found.pointee.type == XML_ELEMENT_NODE { waiting.append(found) }
                child = found.pointee.next
            }
        }
    }
}
