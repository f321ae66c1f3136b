import SwiftSyntax

/// What code declares, by the keys of names.
struct Declarations {
    /// Types, protocols and type aliases, nested ones too.
    var types: Set<String> = []
    /// The members of each type, those of its extensions too; those outside of types stand below an empty key.
    var members: [String: Set<String>] = [:]
    /// The types of properties and variables, as far as they are written down.
    var typesOfVariable: [String: Set<String>] = [:]
    /// Cases and static members, which may be named without their type.
    var implicit: Set<String> = []
    /// The labels of each function's parameters, and of each type's initializers.
    var labels: [String: Set<String>] = [:]
    /// The variables and parameters in the body of each member.
    var locals: [String: Set<String>] = [:]
    /// The protocols and classes that each type names.
    var inherited: [String: Set<String>] = [:]
    /// The protocols.
    var protocols: Set<String> = []

    init(_ files: [CodeNode]) {
        for file in files { read(file, types: [], member: nil) }
    }

    /// The names of a type's members; none where nothing is known of it.
    func members(of type: String) -> Set<String> { members[type] ?? [] }

    // MARK: - Reading

    private mutating func read(_ node: CodeNode, types stack: [String], member: String?) {
        guard case .syntax(let kind) = node.kind else {
            for child in node.children { read(child, types: stack, member: member) }
            return
        }
        switch kind {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl:
            readType(node, kind, stack)
            return
        case .typeAliasDecl, .associatedTypeDecl:
            if let name = Self.name(of: node) { types.insert(name) }
        case .functionDecl, .initializerDecl, .subscriptDecl:
            readFunction(node, kind, stack, member)
            return
        case .variableDecl:
            readVariable(node, stack, member)
            return
        case .enumCaseElement:
            if let name = Self.name(of: node) {
                members[stack.last ?? "", default: []].insert(name)
                implicit.insert(name)
            }
        case .identifierPattern, .closureShorthandParameter:
            if let name = Self.name(of: node) { addLocal(name, member) }
        case .closureParameter, .functionParameter:
            for child in node.children {
                if let token = child.token, token.kind == .identifier {
                    addLocal(token.key, member)
                }
            }
            note(typeOf: node)
        default: break
        }
        for child in node.children { read(child, types: stack, member: member) }
    }

    private mutating func addLocal(_ name: String, _ member: String?) {
        locals[member ?? "", default: []].insert(name)
    }

    private mutating func readType(_ node: CodeNode, _ kind: SyntaxKind, _ stack: [String]) {
        let name: String?
        if kind == .extensionDecl {
            // `extension Login.Action`: the last name is the type's own.
            name =
                node.children.first { child in
                    child.isSyntax(.identifierType) || child.isSyntax(.memberType)
                }?.tokens.last { $0.kind == .identifier }?.key
        } else {
            name = Self.name(of: node)
            if let name { types.insert(name) }
            if kind == .protocolDecl, let name { protocols.insert(name) }
        }
        guard let name else { return }
        if members[name] == nil { members[name] = [] }
        if kind != .extensionDecl, let outer = stack.last {
            members[outer, default: []].insert(name)
        }
        let list = node.child(.inheritanceClause)?.child(.inheritedTypeList)
        for type in list?.children ?? [] {
            if let token = type.tokens.first(where: { $0.kind == .identifier }) {
                inherited[name, default: []].insert(token.key)
            }
        }
        for child in node.children { read(child, types: stack + [name], member: nil) }
    }

    private mutating func readFunction(
        _ node: CodeNode, _ kind: SyntaxKind, _ stack: [String], _ member: String?
    ) {
        let type = stack.last ?? ""
        let name = kind == .functionDecl ? Self.name(of: node) : nil
        if member == nil, let name {
            members[type, default: []].insert(name)
            if Self.isStatic(node) { implicit.insert(name) }
        } else if let name {
            addLocal(name, member)
        }
        let key = member ?? Self.memberKey(of: node, in: type)
        let list = node.child(.functionSignature)?.child(.functionParameterClause)?
            .child(.functionParameterList)
        let owner = name ?? "\(type).init"
        for parameter in list?.children ?? [] {
            let label = parameter.children.first { $0.kind == .token }?.token
            if let label { labels[owner, default: []].insert(label.key) }
        }
        if labels[owner] == nil { labels[owner] = [] }
        for child in node.children { read(child, types: stack, member: key) }
    }

    private mutating func readVariable(_ node: CodeNode, _ stack: [String], _ member: String?) {
        let type = stack.last ?? ""
        let isStatic = Self.isStatic(node)
        let key = member ?? Self.memberKey(of: node, in: type)
        for binding in node.child(.patternBindingList)?.children ?? [] {
            let names = binding.children.first?.tokens.filter { $0.kind == .identifier } ?? []
            for name in names {
                if member == nil {
                    members[type, default: []].insert(name.key)
                    if isStatic { implicit.insert(name.key) }
                } else {
                    addLocal(name.key, member)
                }
            }
            note(typeOf: binding)
            for child in binding.children.dropFirst() {
                read(child, types: stack, member: key)
            }
        }
    }

    /// Notes the type of what a binding or parameter declares, where it is written or can be seen.
    private mutating func note(typeOf node: CodeNode) {
        let names = node.children.prefix { $0.token?.text != ":" }.flatMap(\.tokens)
            .filter { $0.kind == .identifier }
        guard let name = names.last else { return }
        let annotation = node.child(.typeAnnotation) ?? node
        let written = annotation.children.first { child in
            if case .syntax(let kind) = child.kind { "\(kind)".hasSuffix("Type") } else { false }
        }
        let value = node.child(.initializerClause)?.children.last
        let call = value.flatMap { $0.kind == .chain ? $0.children[0] : $0 }
        let callee = call.flatMap { $0.isSyntax(.functionCallExpr) ? $0.children.first : nil }
        let type =
            written?.tokens.first { $0.kind == .identifier && $0.text.first?.isUppercase == true }
            ?? callee?.tokens.last { $0.kind == .identifier && $0.text.first?.isUppercase == true }
        if let type { typesOfVariable[name.key, default: []].insert(type.key) }
    }

    // MARK: - Names

    /// What a member's variables are filed under.
    static func memberKey(of member: CodeNode, in type: String) -> String {
        "\(type) \(member.elementKey.abstract)"
    }

    static func name(of node: CodeNode) -> String? {
        node.children.first { $0.token?.kind == .identifier }?.token?.key
    }

    private static func isStatic(_ node: CodeNode) -> Bool {
        node.child(.declModifierList)?.tokens.contains { ["static", "class"].contains($0.text) }
            ?? false
    }
}
