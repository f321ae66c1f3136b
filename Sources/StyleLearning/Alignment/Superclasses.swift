import SwiftSyntax

/// Keeps a class the one that its members override, where siblings' superclasses differ.
enum Superclasses {
    /// The class with the superclass that most of the features have, or its own where each has another.
    /// - Parameters:
    ///   - kept: the children that are left, in the order of the class's own.
    ///   - node: the class of the feature that is followed.
    ///   - others: the same class of the other features.
    ///   - isKnown: whether all that code names is the feature's own or the project's.
    static func restored(
        _ kept: [CodeNode?], of node: CodeNode, _ others: [CodeNode],
        where isKnown: (CodeNode) -> Bool
    ) -> [CodeNode?] {
        guard node.isSyntax(.classDecl), let own = first(of: node),
            kept.contains(where: { $0.map(needsSuperclass) ?? false }),
            let index = node.children.firstIndex(where: { $0.isSyntax(.inheritanceClause) })
        else { return kept }
        let firsts = others.compactMap(first)
        let names = Set(([own] + firsts).map(name))
        let left = kept[index]?.child(.inheritedTypeList)?.children ?? []
        if let head = left.first, names.contains(name(of: head)) { return kept }
        var result = kept
        result[index] = clause(
            of: node.children[index], commonest(own, among: firsts, where: isKnown), before: left)
        return result
    }

    /// Whether code says that there is a superclass.
    static func needsSuperclass(_ node: CodeNode) -> Bool {
        node.tokens.contains { ["super", "override"].contains($0.text) }
    }

    private static func first(of node: CodeNode) -> CodeNode? {
        node.child(.inheritanceClause)?.child(.inheritedTypeList)?.children.first
    }

    /// The name without what a generic type is of.
    private static func name(of type: CodeNode) -> String {
        ElementKey(type).raw
    }

    private static func commonest(
        _ own: CodeNode, among others: [CodeNode], where isKnown: (CodeNode) -> Bool
    ) -> CodeNode {
        let alike = others.filter { name(of: $0) == name(of: own) && isKnown($0) }
        func count(_ type: CodeNode) -> Int {
            let key = key(of: type)
            return alike.count { Self.key(of: $0) == key }
        }
        let best = alike.max { count($0) < count($1) }
        guard let best, count(best) > 1 else { return own }
        return best
    }

    private static func key(of type: CodeNode) -> String {
        type.tokens.map(\.text).filter { $0 != "," }.joined(separator: " ")
    }

    private static func clause(
        of clause: CodeNode, _ type: CodeNode, before rest: [CodeNode]
    ) -> CodeNode {
        guard let list = clause.child(.inheritedTypeList), let own = list.children.first else {
            return clause
        }
        let entries =
            [CodeLists.Entry(original: own, kept: type)]
            + rest.map { CodeLists.Entry(original: $0, kept: $0, isOwn: false) }
        let types = CodeLists.rebuilt(list, of: entries) { _, _ in false }
        return CodeNode(
            kind: clause.kind, children: clause.children.map { $0 === list ? types : $0 })
    }
}
