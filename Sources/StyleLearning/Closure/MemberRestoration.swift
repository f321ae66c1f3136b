import SwiftSyntax

/// Gives members that lost what they can't do without the body that the feature that is followed has, where all that
/// it names is there: it is kept whole, or not at all.
struct MemberRestoration {
    let originals: OriginalMembers
    let pruner: DanglingPruner
    /// Tells for which members there is a small value.
    let completing: DanglingPruner
    /// Implicitly unwrapped variables to which nothing gives a value any more.
    let unassigned: Set<String>

    /// The file with what members need.
    func restored(_ file: CodeNode) -> CodeNode { restored(file, CodeScope(), required: []) }

    private func restored(
        _ node: CodeNode, _ scope: CodeScope, required: Set<String>
    ) -> CodeNode {
        guard node.kind != .token else { return node }
        if node.isSyntax(.functionDecl) || node.isSyntax(.initializerDecl)
            || node.isSyntax(.variableDecl)
        {
            return restored(member: node, scope, required)
        }
        var scope = scope
        var required = required
        if let type = Declarations.typeAround(node) {
            scope.types.append(type)
            if !node.isSyntax(.extensionDecl) {
                required = StoredProperties.required(in: node.child(.memberBlock))
            }
        }
        let children = node.children.map { restored($0, scope, required: required) }
        return node.with(children)
    }

    private func restored(
        member node: CodeNode, _ scope: CodeScope, _ required: Set<String>
    ) -> CodeNode {
        guard let original = originals.member(like: node, in: scope.types.last ?? "") else {
            return node
        }
        let isBroken =
            ReturnPaths.areBroken(in: node) && !ReturnPaths.areBroken(in: original)
            && completing.pruned(node, in: scope) == nil
        if isBroken || isEmptied(initializer: node, original) {
            let body = withBody(of: original, node)
            for candidate in [body, original] {
                if let candidate, isClosed(candidate, scope) { return candidate }
            }
            if isBroken, let candidate = withLastStatement(of: original, node),
                let left = pruner.pruned(candidate, in: scope), !ReturnPaths.areBroken(in: left)
            {
                return left
            }
        }
        var needs = unassigned
        var needsSuper = false
        if node.isSyntax(.initializerDecl), !StoredProperties.callsOther(node) {
            needs.formUnion(required.subtracting(StoredProperties.assigned(in: node)))
            needsSuper = !NeededStatements.callsSuper(node)
        }
        guard !needs.isEmpty || needsSuper else { return node }
        return NeededStatements(names: needs, needsSuper: needsSuper)
            .completed(node, like: original)
    }

    private func isEmptied(initializer node: CodeNode, _ original: CodeNode) -> Bool {
        guard node.isSyntax(.initializerDecl), let list = ReturnPaths.statements(of: node),
            let old = ReturnPaths.statements(of: original)
        else { return false }
        return list.children.isEmpty && !old.children.isEmpty
    }

    private func isClosed(_ node: CodeNode, _ scope: CodeScope) -> Bool {
        pruner.pruned(node, in: scope)?.rawHash == node.rawHash
    }

    /// The member with the statement that gives its value, as far as that is left.
    private func withLastStatement(of original: CodeNode, _ node: CodeNode) -> CodeNode? {
        guard let list = ReturnPaths.statements(of: node),
            let last = ReturnPaths.statements(of: original)?.children.last,
            let block = node.child(.codeBlock)
        else { return nil }
        let body = CodeNode(kind: list.kind, children: list.children + [last])
        let filled = CodeNode(
            kind: block.kind, children: block.children.map { $0 === list ? body : $0 })
        return CodeNode(
            kind: node.kind, children: node.children.map { $0 === block ? filled : $0 })
    }

    /// The member with another body; nil where it has none of the same kind.
    private func withBody(of original: CodeNode, _ node: CodeNode) -> CodeNode? {
        if node.isSyntax(.variableDecl) { return nil }
        guard let body = original.child(.codeBlock), node.child(.codeBlock) != nil else {
            return nil
        }
        return CodeNode(
            kind: node.kind, children: node.children.map { $0.isSyntax(.codeBlock) ? body : $0 })
    }
}

/// Puts statements back without which others make no sense: those that give variables their first value, and the
/// call of the superclass's initializer.
struct NeededStatements {
    /// The variables that need a value.
    let names: Set<String>
    let needsSuper: Bool

    /// The code with what it needs of the code that it is what is left of.
    func completed(_ node: CodeNode, like original: CodeNode) -> CodeNode {
        guard node.kind == original.kind, node.kind != .token else { return node }
        if node.isSyntax(.codeBlockItemList) { return completed(list: node, like: original) }
        let partners = LayoutAlignment.partners(node.children, original.children)
        let children = zip(node.children, partners).map { child, partner in
            partner.map { completed(child, like: original.children[$0]) } ?? child
        }
        return node.with(children)
    }

    private func completed(list: CodeNode, like original: CodeNode) -> CodeNode {
        let alignment = ListAlignment(list, original)
        let partners = list.children.indices.map { alignment.partner(of: $0) }
        var items = zip(list.children, partners).map { item, partner in
            (partner, partner.map { completed(item, like: original.children[$0]) } ?? item)
        }
        for (index, statement) in original.children.enumerated()
        where !partners.contains(index) && isNeeded(statement) {
            let place = items.lastIndex { ($0.0 ?? .max) < index }.map { $0 + 1 } ?? 0
            items.insert((index, statement), at: place)
        }
        return CodeNode(kind: list.kind, children: items.map(\.1))
    }

    private func isNeeded(_ statement: CodeNode) -> Bool {
        if needsSuper, Self.callsSuper(statement) { return true }
        return StoredProperties.assignee(of: statement).map(names.contains) ?? false
    }

    static func callsSuper(_ node: CodeNode) -> Bool {
        let texts = node.tokens.map(\.text)
        return texts.indices.dropLast(2).contains {
            texts[$0] == "super" && texts[$0 + 1] == "." && texts[$0 + 2] == "init"
        }
    }
}
