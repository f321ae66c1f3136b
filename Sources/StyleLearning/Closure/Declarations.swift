import SwiftSyntax

/// What code declares, by the keys of names.
struct Declarations: Sendable {
    /// What is known of the type of a member.
    enum Note: Sendable {
        /// The type that is written down.
        case type(CodeNode)
        /// The value that it begins with.
        case value(CodeNode)
    }

    /// Types, protocols and type aliases, nested ones too.
    private(set) var types: Set<String> = []
    /// The types around each type alias within a type: its name alone says nothing elsewhere.
    private(set) var aliases: [String: Set<String>] = [:]
    /// The types that aren't such aliases.
    private var proper: Set<String> = []
    /// The members of each type, those of its extensions too; those outside of types stand below an empty key.
    private(set) var members: [String: Set<String>] = [:]
    /// Cases and static members, which may be named without their type.
    private(set) var implicit: Set<String> = []
    /// The labels of each function's parameters, and of each type's initializers.
    private(set) var labels: [String: Set<String>] = [:]
    /// How many parameters without a label each function has at most.
    private(set) var unlabelled: [String: Int] = [:]
    /// The protocols and classes that each type names.
    private(set) var inherited: [String: Set<String>] = [:]
    /// The classes that name what they inherit from.
    private(set) var subclasses: Set<String> = []
    /// The protocols.
    private(set) var protocols: Set<String> = []
    /// The cases of each enum, in order.
    private(set) var cases: [String: [String]] = [:]
    /// Nil for a member of which the last declaration says neither.
    private var notes: [String: [String: Note?]] = [:]

    init(_ files: [CodeNode]) {
        for file in files { read(file, types: [], isMember: true) }
    }

    /// What all of some files declare.
    init(of files: [Declarations]) {
        for file in files { add(file) }
    }

    private mutating func add(_ other: Declarations) {
        types.formUnion(other.types)
        aliases.merge(other.aliases) { $0.union($1) }
        proper.formUnion(other.proper)
        members.merge(other.members) { $0.union($1) }
        implicit.formUnion(other.implicit)
        labels.merge(other.labels) { $0.union($1) }
        unlabelled.merge(other.unlabelled, uniquingKeysWith: max)
        inherited.merge(other.inherited) { $0.union($1) }
        subclasses.formUnion(other.subclasses)
        protocols.formUnion(other.protocols)
        cases.merge(other.cases, uniquingKeysWith: +)
        notes.merge(other.notes) { $0.merging($1) { _, later in later } }
    }

    // MARK: - Looking up

    /// The names of a type's own members; none where nothing is known of it.
    func members(of type: String) -> Set<String> { members[type] ?? [] }

    /// Whether one of some types has a member, of its own or inherited from one that is declared here.
    func has(_ name: String, in types: Set<String>) -> Bool {
        lineage(of: types).contains { members[$0]?.contains(name) == true }
    }

    /// The types that have a member.
    func types(having name: String) -> Set<String> {
        Set(members.filter { !$0.key.isEmpty && $0.value.contains(name) }.keys)
    }

    /// Whether an extension of a type that isn't declared here adds a member.
    func adds(_ name: String) -> Bool {
        members.contains { type, names in
            !type.isEmpty && !types.contains(type) && names.contains(name)
        }
    }

    /// Whether a name that stands alone may be a type's that is declared here.
    /// - Parameter types: the types around the name.
    func mayMean(type name: String, within types: [String]) -> Bool {
        guard self.types.contains(name) else { return false }
        guard !proper.contains(name), let owners = aliases[name] else { return true }
        return !owners.isDisjoint(with: lineage(of: Set(types)))
    }

    /// What other code can name without knowing one of the types: types, what stands outside of them, and what is added
    /// to types that are declared elsewhere.
    var visible: Set<String> {
        members.reduce(into: types) { names, entry in
            if !types.contains(entry.key) { names.formUnion(entry.value) }
        }
    }

    /// What is known of the type of a member.
    func note(of name: String, in types: Set<String>) -> Note? {
        lineage(of: types).lazy.compactMap { notes[$0]?[name] ?? nil }.first
    }

    /// The property that a name stands for: `$shown` and `_shown` are what wraps `shown`.
    func property(named key: String) -> String {
        if key.hasPrefix("$") { return String(key.dropFirst()) }
        guard key.hasPrefix("_") else { return key }
        let isKnown = members.values.contains { $0.contains(key) }
        let plain = String(key.dropFirst())
        return !isKnown && members.values.contains { $0.contains(plain) } ? plain : key
    }

    /// Some types and what they inherit from, as far as it is declared here.
    func lineage(of types: Set<String>) -> [String] {
        var result = types.sorted()
        var index = 0
        while index < result.count {
            for next in (inherited[result[index]] ?? []).sorted()
            where members[next] != nil && !result.contains(next) {
                result.append(next)
            }
            index += 1
        }
        return result
    }

    // MARK: - Reading

    private mutating func read(_ node: CodeNode, types stack: [String], isMember: Bool) {
        guard case .syntax(let kind) = node.kind else {
            for child in node.children { read(child, types: stack, isMember: isMember) }
            return
        }
        switch kind {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl:
            readType(node, kind, stack)
            return
        case .typeAliasDecl, .associatedTypeDecl:
            readAlias(node, stack)
        case .functionDecl, .initializerDecl, .subscriptDecl:
            readFunction(node, kind, stack, isMember)
            return
        case .variableDecl:
            readVariable(node, stack, isMember)
            return
        case .enumCaseElement: readCase(node, stack.last ?? "")
        default: break
        }
        for child in node.children { read(child, types: stack, isMember: isMember) }
    }

    private mutating func readType(_ node: CodeNode, _ kind: SyntaxKind, _ stack: [String]) {
        guard let name = Self.typeAround(node) else { return }
        if kind != .extensionDecl {
            types.insert(name)
            proper.insert(name)
            if kind == .protocolDecl { protocols.insert(name) }
            if kind == .enumDecl, cases[name] == nil { cases[name] = [] }
            if let outer = stack.last { members[outer, default: []].insert(name) }
        }
        if members[name] == nil { members[name] = [] }
        let list = node.child(.inheritanceClause)?.child(.inheritedTypeList)
        if kind == .classDecl, list != nil { subclasses.insert(name) }
        for type in list?.children ?? [] {
            for token in type.tokens where token.kind == .identifier {
                inherited[name, default: []].insert(token.key)
            }
        }
        for child in node.children { read(child, types: stack + [name], isMember: true) }
    }

    /// An alias has the members of what it stands for.
    private mutating func readAlias(_ node: CodeNode, _ stack: [String]) {
        guard let name = Self.name(of: node) else { return }
        types.insert(name)
        if members[name] == nil { members[name] = [] }
        if let outer = stack.last {
            members[outer, default: []].insert(name)
            aliases[name, default: []].insert(outer)
        } else {
            proper.insert(name)
        }
        let value = node.children.last { !$0.tokens.isEmpty }
        for token in value?.tokens ?? [] where token.kind == .identifier && token.key != name {
            inherited[name, default: []].insert(token.key)
        }
    }

    private mutating func readFunction(
        _ node: CodeNode, _ kind: SyntaxKind, _ stack: [String], _ isMember: Bool
    ) {
        let type = stack.last ?? ""
        let name = kind == .functionDecl ? Self.name(of: node) : nil
        if isMember, let name {
            members[type, default: []].insert(name)
            if Self.isStatic(node) { implicit.insert(name) }
            let result = node.child(.functionSignature)?.child(.returnClause)?.children.last
            if let result { notes[type, default: [:]].updateValue(.type(result), forKey: name) }
        }
        let owner = name ?? "\(type).init"
        let parameters = Self.parameters(of: node)
        if labels[owner] == nil { labels[owner] = [] }
        var count = 0
        for parameter in parameters {
            let label = parameter.children.first { $0.kind == .token }?.token
            if let label { labels[owner, default: []].insert(label.key) }
            if label?.text == "_" { count += 1 }
        }
        unlabelled[owner] = max(unlabelled[owner] ?? 0, count)
        for child in node.children { read(child, types: stack, isMember: false) }
    }

    private mutating func readVariable(_ node: CodeNode, _ stack: [String], _ isMember: Bool) {
        let type = stack.last ?? ""
        let isStatic = Self.isStatic(node)
        for binding in node.child(.patternBindingList)?.children ?? [] {
            let names = binding.children.first?.tokens.filter { $0.kind == .identifier } ?? []
            let note =
                binding.child(.typeAnnotation)?.children.last.map { Note.type($0) }
                ?? binding.child(.initializerClause)?.children.last.map { .value($0) }
            for name in names where isMember {
                members[type, default: []].insert(name.key)
                if isStatic { implicit.insert(name.key) }
                notes[type, default: [:]].updateValue(note, forKey: name.key)
            }
            for child in binding.children.dropFirst() {
                read(child, types: stack, isMember: false)
            }
        }
    }

    private mutating func readCase(_ node: CodeNode, _ type: String) {
        guard let name = Self.name(of: node) else { return }
        members[type, default: []].insert(name)
        implicit.insert(name)
        cases[type, default: []].append(name)
    }

    // MARK: - Names

    /// The name of the type that a declaration puts around its members: `Action` of `extension Login.Action`.
    static func typeAround(_ node: CodeNode) -> String? {
        guard case .syntax(let kind) = node.kind else { return nil }
        switch kind {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl: return name(of: node)
        case .extensionDecl:
            let type = node.children.first { child in
                child.isSyntax(.identifierType) || child.isSyntax(.memberType)
            }
            return type?.tokens.last { $0.kind == .identifier }?.key
        default: return nil
        }
    }

    /// The parameters of a function, initializer or subscript.
    static func parameters(of node: CodeNode) -> [CodeNode] {
        let clause =
            node.child(.functionSignature)?.child(.functionParameterClause)
            ?? node.child(.functionParameterClause)
        return clause?.child(.functionParameterList)?.children ?? []
    }

    static func name(of node: CodeNode) -> String? {
        node.children.first { $0.token?.kind == .identifier }?.token?.key
    }

    private static func isStatic(_ node: CodeNode) -> Bool {
        node.child(.declModifierList)?.tokens.contains { ["static", "class"].contains($0.text) }
            ?? false
    }
}
