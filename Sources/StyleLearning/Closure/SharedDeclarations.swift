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
        let kept = list.children.map { item -> CodeNode? in
            guard let name = visibleType(item), isDeclaredOnce(name) else { return item }
            return nil
        }
        guard kept.contains(where: { $0 == nil }) else { return file }
        let left = CodeLists.rebuilt(list, keeping: kept)
        return file.with(file.children.map { $0 === list ? left : $0 })
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
