import SwiftSyntax

/// Leaves out the smallest pieces of code that name what isn't there any more.
struct DanglingPruner {
    let references: References

    /// The code that is left; nil where nothing valid is.
    func pruned(_ node: CodeNode, in scope: CodeScope) -> CodeNode? {
        if node.kind == .token { return node }
        if isDangling(node, in: scope) { return nil }
        let scope = inner(scope, of: node)
        if node.isSyntax(.functionCallExpr), let call = withoutLostArguments(node) {
            return rebuilt(call, in: scope)
        }
        return rebuilt(node, in: scope)
    }

    private func rebuilt(_ node: CodeNode, in scope: CodeScope) -> CodeNode? {
        var base: CodeToken?
        let kept = node.children.map { child -> CodeNode? in
            defer { base = child.lastToken ?? base }
            if child.isSyntax(.declReferenceExpr), isMemberName(child, of: node) {
                return child
            }
            return pruned(child, in: scope)
        }
        let isUnchanged = zip(node.children, kept).allSatisfy { $0 === $1 }
        if isUnchanged { return ValueCompletion.completed(node) }
        if PrunableLists.kinds.contains(node.kind) {
            for (child, left) in zip(node.children, kept)
            where left == nil && !PrunableLists.mayLose(child, of: node, isShared: true) {
                return nil
            }
            return CodeLists.rebuilt(node, keeping: kept)
        }
        return CodeLayouts.rebuilt(node, keeping: kept).flatMap(ValueCompletion.completed)
    }

    // MARK: - Scopes

    private func inner(_ scope: CodeScope, of node: CodeNode) -> CodeScope {
        guard case .syntax(let kind) = node.kind else { return scope }
        var scope = scope
        switch kind {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
            if let name = Declarations.name(of: node) { scope.types.append(name) }
            scope.member = nil
        case .extensionDecl:
            let type = node.children.first { child in
                child.isSyntax(.identifierType) || child.isSyntax(.memberType)
            }
            if let name = type?.tokens.last(where: { $0.kind == .identifier }) {
                scope.types.append(name.key)
            }
            scope.member = nil
        case .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl:
            guard scope.member == nil else { break }
            let key = Declarations.memberKey(of: node, in: scope.types.last ?? "")
            scope.member = key
            scope.originalLocals = references.original.locals[key] ?? []
            scope.keptLocals = references.kept.locals[key] ?? []
        default: break
        }
        return scope
    }

    // MARK: - References

    private func isMemberName(_ child: CodeNode, of node: CodeNode) -> Bool {
        guard node.isSyntax(.memberAccessExpr) || node.kind == .chainLink else { return false }
        return child === node.children.last || node.kind == .chainLink
    }

    private func isDangling(_ node: CodeNode, in scope: CodeScope) -> Bool {
        guard case .syntax(let kind) = node.kind else { return false }
        switch kind {
        case .identifierType, .memberType:
            guard let token = node.children.last(where: { $0.token?.kind == .identifier })?.token
            else { return false }
            return references.isMissing(type: token)
        case .declReferenceExpr:
            guard let token = node.children.first?.token, token.kind == .identifier else {
                return false
            }
            if token.text.first?.isUppercase == true { return references.isMissing(type: token) }
            return references.isMissing(name: token, in: scope)
        case .memberAccessExpr: return isDanglingAccess(node, in: scope)
        case .keyPathPropertyComponent:
            guard let token = node.firstToken else { return false }
            return references.isMissing(member: token, of: nil, in: scope)
        case .functionDecl, .variableDecl:
            return isUnmetRequirement(node, in: scope)
        default: return false
        }
    }

    private func isDanglingAccess(_ node: CodeNode, in scope: CodeScope) -> Bool {
        guard let name = node.children.last?.firstToken, name.kind == .identifier else {
            return false
        }
        let hasBase = node.children.count > 2
        guard hasBase else {
            if name.text.first?.isUppercase == true { return references.isMissing(type: name) }
            return references.isMissing(implicit: name)
        }
        return references.isMissing(member: name, of: base(of: node.children[0]), in: scope)
    }

    /// The last name of what stands before a period: of `state.items` it is `items`, of `Login()` it is `Login`.
    private func base(of node: CodeNode) -> CodeToken? {
        if node.isSyntax(.functionCallExpr) { return node.children.first.flatMap(base) }
        if node.isSyntax(.optionalChainingExpr) || node.isSyntax(.forceUnwrapExpr) {
            return node.children.first.flatMap(base)
        }
        guard let token = node.lastToken, [.identifier, .keyword].contains(token.kind) else {
            return nil
        }
        return token
    }

    private func isUnmetRequirement(_ node: CodeNode, in scope: CodeScope) -> Bool {
        guard scope.member == nil, let type = scope.types.last,
            references.kept.protocols.contains(type)
        else { return false }
        let names =
            node.isSyntax(.functionDecl)
            ? [Declarations.name(of: node)].compactMap { $0 }
            : node.child(.patternBindingList)?.children.compactMap { $0.firstToken?.key } ?? []
        return names.contains { references.isUnmet(requirement: $0, of: type) }
    }

    /// A call without the arguments of parameters that aren't there any more; nil where it has none of them.
    private func withoutLostArguments(_ call: CodeNode) -> CodeNode? {
        let lists: [CodeNode.Kind] = [
            .syntax(.labeledExprList), .arguments, .ownArguments,
        ]
        guard let callee = call.children.first.flatMap(base),
            let index = call.children.firstIndex(where: { lists.contains($0.kind) })
        else { return nil }
        let list = call.children[index]
        let kept = list.children.map { argument -> CodeNode? in
            guard let label = argument.children.first?.token, label.kind == .identifier,
                references.isMissing(label: label, of: callee)
            else { return argument }
            return nil
        }
        guard kept.contains(where: { $0 == nil }) else { return nil }
        var children = call.children
        children[index] = CodeLists.rebuilt(list, keeping: kept)
        return CodeNode(kind: call.kind, children: children)
    }
}
