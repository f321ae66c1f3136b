import SwiftSyntax

/// Keeps the properties of a type initialised once parts of its initializers were left out.
enum StoredProperties {
    /// The code without those properties that no initializer gives a value any more, and without their parameters.
    static func initialised(_ node: CodeNode, once originals: OriginalMembers) -> CodeNode {
        guard node.kind != .token else { return node }
        var children = node.children.map { initialised($0, once: originals) }
        if !node.isSyntax(.extensionDecl), let type = Declarations.typeAround(node),
            let old = originals.block(of: type)
        {
            children = children.map {
                $0.isSyntax(.memberBlock)
                    ? initialised($0, once: old, isClass: node.isSyntax(.classDecl)) : $0
            }
        }
        return node.with(children)
    }

    /// - Parameters:
    ///   - block: the members that are left.
    ///   - original: the members as they were.
    ///   - isClass: whether the type needs an initializer of its own.
    private static func initialised(
        _ block: CodeNode, once original: CodeNode, isClass: Bool
    ) -> CodeNode {
        guard let list = block.child(.memberBlockItemList),
            let old = original.child(.memberBlockItemList)
        else { return block }
        let lost = lost(from: initializers(of: list), once: initializers(of: old), isClass)
        guard !lost.isEmpty else { return block }
        var dropped: Set<String> = []
        var kept = list.children.map { item -> CodeNode? in
            guard let name = nameOfProperty(item), lost.contains(name) else { return item }
            dropped.insert(name)
            return nil
        }
        guard !dropped.isEmpty else { return block }
        kept = kept.map { item in item.map { withoutParameters(dropped, $0) } }
        let members = CodeLists.rebuilt(list, keeping: kept)
        return CodeNode(
            kind: block.kind, children: block.children.map { $0 === list ? members : $0 })
    }

    /// The properties of a type that have to be given a value.
    static func required(in block: CodeNode?) -> Set<String> {
        Set(block?.child(.memberBlockItemList)?.children.compactMap(nameOfProperty) ?? [])
    }

    /// Whether a property can't be declared without what was left out of it: its wrapper gave it type or value.
    static func losesWrapper(_ node: CodeNode, _ original: CodeNode) -> Bool {
        let attributes = node.child(.attributeList)?.children ?? []
        let old = original.child(.attributeList)?.children ?? []
        guard attributes.count < old.count else { return false }
        let keys = Set(attributes.map(\.key))
        let lost = old.filter { !keys.contains($0.key) }
        if lost.contains(where: { $0.tokens.contains { $0.text == "(" } && isWrapper($0) }) {
            return true
        }
        let bindings = node.child(.patternBindingList)?.children ?? []
        return bindings.contains { binding in
            ![.typeAnnotation, .initializerClause, .accessorBlock].contains {
                binding.child($0) != nil
            }
        }
    }

    private static func isWrapper(_ attribute: CodeNode) -> Bool {
        attribute.tokens.first { $0.kind == .identifier }?.text.first?.isUppercase == true
    }

    // MARK: - Initializers

    private static func initializers(of list: CodeNode) -> [CodeNode] {
        list.children.compactMap { $0.child(.initializerDecl) }
            .filter { !callsOther($0) && !isRefused($0) }
    }

    /// Whether an initializer leaves the properties to another.
    static func callsOther(_ node: CodeNode) -> Bool {
        let texts = node.child(.codeBlock)?.tokens.map(\.text) ?? []
        return texts.indices.dropLast(2).contains {
            texts[$0] == "self" && texts[$0 + 1] == "." && texts[$0 + 2] == "init"
        }
    }

    /// Whether an initializer is there because it has to be, and makes nothing: `init?(coder:)` often is.
    static func isRefused(_ node: CodeNode) -> Bool {
        let statement = node.child(.codeBlock)?.child(.codeBlockItemList)?.children.last
        let texts = statement?.tokens.map(\.text) ?? []
        return ["fatalError", "preconditionFailure"].contains(texts.first)
            || texts == ["return", "nil"]
    }

    /// What every initializer gave a value, and one doesn't any more.
    private static func lost(
        from kept: [CodeNode], once original: [CodeNode], _ isClass: Bool
    ) -> Set<String> {
        guard let first = original.first else { return [] }
        let before = original.dropFirst().reduce(assigned(in: first)) {
            $0.intersection(assigned(in: $1))
        }
        if kept.isEmpty { return isClass ? before : [] }
        return before.filter { name in kept.contains { !assigned(in: $0).contains(name) } }
    }

    /// The variables to which the statements of a member give a value other than nil.
    static func assigned(in node: CodeNode) -> Set<String> {
        let tokens = node.tokens
        var names: Set<String> = []
        for index in tokens.indices.dropLast(2)
        where tokens[index + 1].text == "=" && tokens[index + 2].text != "nil" {
            let isMember = index > 0 && tokens[index - 1].text == "."
            guard !isMember || index > 1 && tokens[index - 2].text == "self" else { continue }
            names.insert(plain(tokens[index].key))
        }
        return names
    }

    /// The variable to which a statement gives a value; nil for other statements.
    static func assignee(of statement: CodeNode) -> String? {
        let head = statement.tokens.prefix(4)
        guard let sign = head.firstIndex(where: { $0.text == "=" }), sign == 1 || sign == 3,
            sign == 1 || head[0].text == "self" && head[1].text == ".",
            head[sign - 1].kind == .identifier, head.count > sign
        else { return nil }
        return plain(head[sign - 1].key)
    }

    private static func plain(_ name: String) -> String {
        name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    // MARK: - Properties

    /// The name of a property that has to be given a value; nil for other members.
    private static func nameOfProperty(_ item: CodeNode) -> String? {
        guard let variable = item.child(.variableDecl),
            let bindings = variable.child(.patternBindingList)?.children, bindings.count == 1,
            bindings[0].child(.initializerClause) == nil, bindings[0].child(.accessorBlock) == nil
        else { return nil }
        let isConstant = variable.children.contains { $0.token?.text == "let" }
        let type = bindings[0].child(.typeAnnotation)?.children.last
        let isOptional =
            type?.isSyntax(.optionalType) == true
            || type?.isSyntax(.implicitlyUnwrappedOptionalType) == true
        if isOptional && !isConstant { return nil }
        return bindings[0].firstToken?.key
    }

    private static func withoutParameters(_ names: Set<String>, _ item: CodeNode) -> CodeNode {
        guard let initializer = item.child(.initializerDecl) else { return item }
        let used = Set(initializer.child(.codeBlock)?.tokens.map(\.key) ?? [])
        return mapped(item, .functionParameterList) { list in
            CodeLists.rebuilt(
                list,
                keeping: list.children.map { parameter in
                    let name = parameter.children.prefix { $0.token?.text != ":" }
                        .last { $0.token?.kind == .identifier }?.token?.key
                    guard let name, names.contains(plain(name)), !used.contains(name) else {
                        return parameter
                    }
                    return nil
                })
        }
    }

    private static func mapped(
        _ node: CodeNode, _ kind: SyntaxKind, _ change: (CodeNode) -> CodeNode
    ) -> CodeNode {
        if node.isSyntax(kind) { return change(node) }
        guard !node.isSyntax(.codeBlock), node.kind != .token else { return node }
        return CodeNode(
            kind: node.kind, children: node.children.map { mapped($0, kind, change) })
    }
}
