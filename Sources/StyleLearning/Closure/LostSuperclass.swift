import SwiftSyntax

/// Takes from a class without a superclass what only one with a superclass can say.
enum LostSuperclass {
    static func removed(from node: CodeNode) -> CodeNode {
        guard node.kind != .token else { return node }
        let children = node.children.map(removed)
        let result = node.with(children)
        guard result.isSyntax(.classDecl), result.child(.inheritanceClause) == nil,
            Superclasses.needsSuperclass(result)
        else { return result }
        return withoutSuper(result)
    }

    private static func withoutSuper(_ node: CodeNode) -> CodeNode {
        guard node.kind != .token else { return node }
        let kept = node.children.map { child -> CodeNode? in
            if node.isSyntax(.codeBlockItemList),
                child.tokens.contains(where: { $0.text == "super" })
            {
                return nil
            }
            if node.isSyntax(.declModifierList), child.firstToken?.text == "override" { return nil }
            return withoutSuper(child)
        }
        let isSame = zip(node.children, kept).allSatisfy { $0 === $1 }
        if isSame { return node }
        if PrunableLists.contains(node.kind) { return CodeLists.rebuilt(node, keeping: kept) }
        return CodeLayouts.rebuilt(node, keeping: kept) ?? node
    }
}
