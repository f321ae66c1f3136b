import SwiftSyntax

/// The labels of arguments belong to what is called: where that isn't the feature's own, a label that reads like the
/// feature's name doesn't change with it.
struct CalledLabels {
    /// What the feature declares.
    let declared: Declarations

    /// The code in which no such label holds the feature's name.
    func settled(_ node: CodeNode) -> CodeNode {
        guard node.kind != .token else { return node }
        let children = node.children.map(settled)
        guard let index = children.firstIndex(where: { Self.lists.contains($0.kind) }),
            let callee = callee(of: node)
        else { return node.with(children) }
        var changed = children
        let list = children[index]
        changed[index] = CodeNode(
            kind: list.kind,
            children: list.children.map { argument in
                guard let label = argument.children.first?.token, label.pieces.holdsName,
                    argument.children.dropFirst().first?.token?.text == ":",
                    !isOwn(label, of: callee)
                else { return argument }
                return argument.withFirst { token in
                    var token = token
                    token.pieces = [.literal(token.text)]
                    return token
                }
            })
        return node.with(changed)
    }

    private static let lists: Set<CodeNode.Kind> = [
        .arguments, .ownArguments, .syntax(.labeledExprList),
    ]

    /// The name of what a call calls; nil for what isn't a call.
    private func callee(of node: CodeNode) -> CodeToken? {
        if node.kind == .chainLink, node.children.count > 1 { return node.children[1].lastToken }
        guard node.isSyntax(.functionCallExpr) else { return nil }
        let tokens = node.children.first?.tokens ?? []
        // `Box<Cart>(cart: cart)` calls a box.
        let name = tokens.prefix { $0.text != "<" }.last
        return name?.kind == .identifier || name?.text == "init" ? name : tokens.first
    }

    private func isOwn(_ label: CodeToken, of callee: CodeToken) -> Bool {
        if declared.cases.values.contains(where: { $0.contains(callee.key) }) { return true }
        if declared.labels[callee.key]?.contains(label.key) == true { return true }
        let isAny = ["init", "self", "Self"].contains(callee.text)
        guard isAny || declared.types.contains(callee.key) else { return false }
        let types = isAny ? declared.types : Set(declared.lineage(of: [callee.key]))
        return types.contains { type in
            declared.labels["\(type).init"]?.contains(label.key) == true
                || declared.members(of: type).contains(label.key)
        }
    }
}
