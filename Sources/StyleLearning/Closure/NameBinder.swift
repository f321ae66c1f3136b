import SwiftSyntax

/// Resolves the names in a feature's code: to variables, to members of the feature's own types, or to neither.
struct NameBinder {
    /// What the feature declares, all of it.
    let declared: Declarations

    /// What is known of the type of an expression.
    private struct Shape {
        /// The feature's own types that it may be.
        var types: Set<String> = []
        /// Whether its type is known, its own or not.
        var isKnown = false
        /// Whether it is of something that isn't the feature's own and holds what is: `Store<Login>`.
        var holdsOwn = false

        static let unknown = Shape()
        static let foreign = Shape(isKnown: true)
        static let holder = Shape(holdsOwn: true)
    }

    /// What can be seen from a place.
    private struct Scope {
        var types: [String] = []
        var variables: [String: Shape] = [:]
        /// Whether it is an attribute, whose key paths are of other things.
        var isAttribute = false
        /// The members whose values are followed, by name: values may name one another in a ring.
        var followed: Set<String> = []
    }

    /// The file with the binding of each name that it reads.
    func bound(_ file: CodeNode) -> CodeNode { bound(file, Scope()) }

    // MARK: - Walking

    private func bound(_ node: CodeNode, _ scope: Scope) -> CodeNode {
        if node.kind == .token { return node }
        switch node.kind {
        case .syntax(.declReferenceExpr):
            guard let token = node.firstToken else { return node }
            return named(node, binding(of: token, scope))
        case .syntax(.memberAccessExpr) where node.children.count > 2:
            return boundAccess(node, scope)
        case .chain: return boundChain(node, scope)
        case .syntax(.keyPathPropertyComponent):
            return boundKeyPath(node, scope)
        case .syntax(.memberAccessExpr): return node
        default: return rebuilt(node, inner(scope, of: node))
        }
    }

    private func rebuilt(_ node: CodeNode, _ scope: Scope) -> CodeNode {
        var scope = scope
        add(LexicalNames.variables(throughout: node), to: &scope)
        let outer = scope
        let children = node.children.map { child -> CodeNode in
            if LexicalNames.isOutside(child, of: node) { scope = outer }
            if child.isSyntax(.codeBlock) {
                add(LexicalNames.variables(inBlockOf: node), to: &scope)
            }
            defer { add(LexicalNames.variables(behind: child, in: node), to: &scope) }
            if LexicalNames.shorthand(node) === child || isCapture(child, node),
                let token = child.firstToken
            {
                return named(child, binding(of: token, scope))
            }
            if child.isSyntax(.initializerClause), isOfForeignType(node) {
                return withForeignValue(bound(child, scope))
            }
            return bound(child, scope)
        }
        return node.withEquals(children)
    }

    /// Whether a parameter or variable says that its type isn't the feature's own.
    private func isOfForeignType(_ node: CodeNode) -> Bool {
        let type = (node.child(.typeAnnotation) ?? node).children.first { child in
            child.isSyntax(.identifierType) || child.isSyntax(.optionalType)
        }
        guard let type else { return false }
        let shape = shape(ofType: type)
        return shape.isKnown && shape.types.isEmpty
    }

    /// The value with the binding of a member that is named without its type, as in `= .shared`.
    private func withForeignValue(_ clause: CodeNode) -> CodeNode {
        guard let value = clause.children.last, value.isSyntax(.memberAccessExpr),
            value.children.count == 2
        else { return clause }
        let access = CodeNode(
            kind: value.kind, children: [value.children[0], named(value.children[1], .foreign)])
        return CodeNode(kind: clause.kind, children: clause.children.dropLast() + [access])
    }

    /// Whether a token names what a closure holds, as in `[model]`.
    private func isCapture(_ child: CodeNode, _ parent: CodeNode) -> Bool {
        parent.isSyntax(.closureCapture) && child.token?.kind == .identifier
            && parent.child(.initializerClause) == nil
    }

    private func inner(_ scope: Scope, of node: CodeNode) -> Scope {
        guard let type = Declarations.typeAround(node) else {
            guard node.isSyntax(.attribute) else { return scope }
            var scope = scope
            scope.isAttribute = true
            return scope
        }
        var scope = scope
        scope.types.append(type)
        return scope
    }

    private func add(_ variables: [LexicalNames.Variable], to scope: inout Scope) {
        for variable in variables {
            let shape =
                variable.type.map(shape(ofType:))
                ?? variable.value.map { self.shape(of: $0, scope) }
            scope.variables[variable.name] = shape ?? .unknown
        }
    }

    private func named(_ node: CodeNode, _ binding: NameBinding) -> CodeNode {
        node.withFirst { token in
            var token = token
            token.binding = binding
            return token
        }
    }

    // MARK: - Names

    private func binding(of token: CodeToken, _ scope: Scope) -> NameBinding {
        guard token.kind == .identifier else { return .free }
        if scope.variables[token.key] != nil { return .local }
        let name = declared.property(named: token.key)
        for type in scope.types.reversed() + [""]
        where declared.has(name, in: [type]) {
            return .member(of: [type])
        }
        return .free
    }

    private func boundAccess(_ node: CodeNode, _ scope: Scope) -> CodeNode {
        let base = node.children[0]
        var children = node.children
        children[0] = bound(base, scope)
        if let name = children.last?.firstToken, let last = children.last {
            children[children.count - 1] = named(
                last, binding(of: name, after: shape(of: base, scope), base, scope))
        }
        return CodeNode(kind: node.kind, children: children)
    }

    private func binding(
        of name: CodeToken, after shape: Shape, _ base: CodeNode?, _ scope: Scope
    ) -> NameBinding {
        let key = declared.property(named: name.key)
        if !shape.types.isEmpty {
            return declared.has(key, in: shape.types) ? .member(of: shape.types) : .free
        }
        if shape.isKnown { return declared.adds(key) ? .added : .free }
        let isOfSuperclass = base.map { isInherited($0, scope) } ?? false
        let types =
            isOfSuperclass
            ? heldBySuperclass(scope).filter { declared.has(key, in: [$0]) }
            : shape.holdsOwn ? declared.types(having: key).subtracting(scope.types) : []
        if !types.isEmpty { return .member(of: types) }
        return declared.adds(key) ? .added : .free
    }

    /// The feature's own types that a superclass is given, one of which it then holds: `Interactor<LoginPresentable>`.
    private func heldBySuperclass(_ scope: Scope) -> Set<String> {
        guard let type = scope.types.last else { return [] }
        return (declared.inherited[type] ?? []).intersection(declared.types).subtracting([type])
    }

    /// Whether an expression is a name that is declared neither here nor as a variable: `presenter`, `self.presenter`.
    private func isInherited(_ node: CodeNode, _ scope: Scope) -> Bool {
        if node.isSyntax(.optionalChainingExpr) || node.isSyntax(.forceUnwrapExpr) {
            return node.children.first.map { isInherited($0, scope) } ?? false
        }
        if node.isSyntax(.memberAccessExpr), node.children.count > 2 {
            return isSelf(node.children[0]) && shape(of: node, scope).types.isEmpty
        }
        guard node.isSyntax(.declReferenceExpr), let token = node.firstToken else { return false }
        return token.kind == .identifier && token.text.first?.isLowercase == true
            && binding(of: token, scope) == .free
    }

    private func isSelf(_ node: CodeNode) -> Bool { node.tokens.map(\.text) == ["self"] }

    private func boundChain(_ node: CodeNode, _ scope: Scope) -> CodeNode {
        let root = bound(node.children[0], scope)
        var shape = shape(of: node.children[0], scope)
        let links = node.children[1].children.map { link -> CodeNode in
            var children = link.children.map { child in
                child.isSyntax(.declReferenceExpr) ? child : bound(child, scope)
            }
            guard children.count > 1, let name = children[1].firstToken else { return link }
            children[1] = named(children[1], binding(of: name, after: shape, nil, scope))
            shape = self.shape(ofMember: name.key, in: shape, scope)
            return CodeNode(kind: link.kind, children: children)
        }
        return CodeNode(
            kind: node.kind,
            children: [root, node.children[1].withEquals(links)])
    }

    private func boundKeyPath(_ node: CodeNode, _ scope: Scope) -> CodeNode {
        guard !scope.isAttribute, let token = node.firstToken else {
            return rebuilt(node, scope)
        }
        let types = declared.types(having: token.key)
        return types.isEmpty ? rebuilt(node, scope) : named(node, .member(of: types))
    }

    // MARK: - Types

    private func shape(of node: CodeNode, _ scope: Scope) -> Shape {
        switch node.kind {
        case .chain:
            let links = node.children[1].children
            return links.reduce(shape(of: node.children[0], scope)) { shape, link in
                let name = link.children.dropFirst().first?.firstToken?.key
                return name.map { self.shape(ofMember: $0, in: shape, scope) } ?? .unknown
            }
        case .syntax(.declReferenceExpr):
            return node.firstToken.map { shape(ofName: $0, scope) } ?? .unknown
        case .syntax(.memberAccessExpr):
            guard node.children.count > 2, let name = node.children.last?.firstToken else {
                return .unknown
            }
            if name.text.first?.isUppercase == true { return shape(ofTypeNamed: name.key) }
            let base = shape(of: node.children[0], scope)
            let member = shape(ofMember: name.key, in: base, scope)
            // What a framework adds to the feature's own type is often of another of its own: a store's state.
            let isAdded = !base.types.isEmpty && !declared.has(name.key, in: base.types)
            return isAdded && !isSelf(node.children[0]) ? .holder : member
        case .syntax(.functionCallExpr) where node.firstToken?.text == "type":
            // `type(of: self)`
            let argument = node.children.first { $0.kind == .arguments }?.children.last
            return argument?.children.last.map { shape(of: $0, scope) } ?? .unknown
        case .syntax(.functionCallExpr), .syntax(.optionalChainingExpr),
            .syntax(.forceUnwrapExpr), .syntax(.genericSpecializationExpr):
            return node.children.first.map { shape(of: $0, scope) } ?? .unknown
        case .syntax(.tryExpr), .syntax(.awaitExpr):
            return node.children.last.map { shape(of: $0, scope) } ?? .unknown
        case .syntax(.stringLiteralExpr), .syntax(.integerLiteralExpr),
            .syntax(.booleanLiteralExpr), .syntax(.floatLiteralExpr):
            return .foreign
        default: return .unknown
        }
    }

    private func shape(ofName token: CodeToken, _ scope: Scope) -> Shape {
        if token.text == "self" || token.text == "Self" {
            return scope.types.last.map { Shape(types: [$0], isKnown: true) } ?? .unknown
        }
        if let variable = scope.variables[token.key] { return variable }
        if token.text.first?.isUppercase == true { return shape(ofTypeNamed: token.key) }
        let name = declared.property(named: token.key)
        for type in scope.types.reversed() + [""] where declared.has(name, in: [type]) {
            return shape(ofMember: name, in: Shape(types: [type], isKnown: true), scope)
        }
        return .unknown
    }

    private func shape(ofTypeNamed name: String) -> Shape {
        declared.types.contains(name) ? Shape(types: [name], isKnown: true) : .foreign
    }

    private func shape(ofMember name: String, in base: Shape, _ scope: Scope) -> Shape {
        if base.holdsOwn { return base }
        guard !base.types.isEmpty, let note = declared.note(of: name, in: base.types) else {
            return .unknown
        }
        switch note {
        case .type(let node): return shape(ofType: node)
        case .value(let node):
            guard !scope.followed.contains(name) else { return .unknown }
            // A type's default values read nothing but types.
            return shape(of: node, Scope(followed: scope.followed.union([name])))
        }
    }

    private func shape(ofType node: CodeNode) -> Shape {
        switch node.kind {
        case .syntax(.optionalType), .syntax(.implicitlyUnwrappedOptionalType):
            return node.children.first.map(shape(ofType:)) ?? .unknown
        case .syntax(.someOrAnyType), .syntax(.attributedType):
            return node.children.last.map(shape(ofType:)) ?? .unknown
        case .syntax(.identifierType), .syntax(.memberType):
            let name = node.children.last { $0.token?.kind == .identifier }?.token
            let holdsOwn = node.tokens.contains {
                $0.key != name?.key && declared.types.contains($0.key)
            }
            guard let name else { return .unknown }
            if declared.types.contains(name.key) { return Shape(types: [name.key], isKnown: true) }
            return holdsOwn ? .holder : .foreign
        case .syntax(.compositionType), .syntax(.tupleType):
            let own = Set(node.tokens.map(\.key)).intersection(declared.types)
            return own.isEmpty ? .foreign : Shape(types: own, isKnown: true)
        default:
            let holdsOwn = node.tokens.contains { declared.types.contains($0.key) }
            return holdsOwn ? .holder : .foreign
        }
    }
}
