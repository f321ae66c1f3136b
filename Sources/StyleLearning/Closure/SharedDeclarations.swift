import SwiftSyntax

/// Leaves out types that one file of the project declares, and that don't bear the feature's name: they are a sibling's
/// own, or all features' alike, and a second one would be refused. What several files declare, each module has anew.
enum SharedDeclarations {
    /// The file without the types.
    /// - Parameters:
    ///   - file: the file.
    ///   - isDeclaredOnce: whether one file of the project alone declares a type.
    static func removed(
        from file: CodeNode, where isDeclaredOnce: (String) -> Bool
    ) -> CodeNode {
        guard let list = file.child(.codeBlockItemList) else { return file }
        let left = kept(of: list, where: isDeclaredOnce)
        return file.with(file.children.map { $0 === list ? left : $0 })
    }

    private static func kept(
        of list: CodeNode, where isDeclaredOnce: (String) -> Bool
    ) -> CodeNode {
        let kept = list.children.map { item -> CodeNode? in
            if let name = visibleType(item), isDeclaredOnce(name) { return nil }
            guard let condition = item.child(.ifConfigDecl) else { return item }
            let left = withoutTypes(condition, where: isDeclaredOnce)
            guard left !== condition else { return item }
            let isEmpty = !(left.child(.ifConfigClauseList).map(holdsItems) ?? true)
            return isEmpty ? nil : item.with(item.children.map { $0 === condition ? left : $0 })
        }
        let isSame = zip(list.children, kept).allSatisfy { $0 === $1 }
        return isSame ? list : CodeLists.rebuilt(list, keeping: kept)
    }

    /// Code that hangs on a condition, without the types in any of its branches.
    private static func withoutTypes(
        _ node: CodeNode, where isDeclaredOnce: (String) -> Bool
    ) -> CodeNode {
        if node.isSyntax(.codeBlockItemList) { return kept(of: node, where: isDeclaredOnce) }
        let kinds: [SyntaxKind] = [.ifConfigDecl, .ifConfigClauseList, .ifConfigClause]
        guard kinds.contains(where: node.isSyntax) else { return node }
        return node.with(node.children.map { withoutTypes($0, where: isDeclaredOnce) })
    }

    /// Whether a branch holds something.
    private static func holdsItems(_ clauses: CodeNode) -> Bool {
        clauses.children.contains { !($0.child(.codeBlockItemList)?.children.isEmpty ?? true) }
    }

    /// The name of a type that all files see, as it stands; nil where it bears the feature's, and for other code.
    private static func visibleType(_ item: CodeNode) -> String? {
        let kinds: [SyntaxKind] = [
            .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
        ]
        guard let type = kinds.lazy.compactMap({ item.child($0) }).first,
            let name = type.children.lazy.compactMap(\.token).first(where: {
                $0.kind == .identifier
            }), !name.pieces.holdsName
        else { return nil }
        let modifiers = type.child(.declModifierList)?.tokens.map(\.text) ?? []
        let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
        return isHidden ? nil : name.text
    }
}
