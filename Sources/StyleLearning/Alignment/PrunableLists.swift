import SwiftSyntax

/// Lists from which an element can be left out, with what elements are aligned by.
enum PrunableLists {
    static let kinds: Set<CodeNode.Kind> = [
        .syntax(.codeBlockItemList), .syntax(.memberBlockItemList),
        .syntax(.functionParameterList), .syntax(.enumCaseParameterList),
        .syntax(.labeledExprList), .syntax(.inheritedTypeList), .syntax(.attributeList),
        .syntax(.declModifierList), .syntax(.switchCaseList), .syntax(.enumCaseElementList),
        .syntax(.arrayElementList), .syntax(.dictionaryElementList), .chainLinks,
        .ownArguments,
    ]

    /// Collections whose elements all matter: what isn't equally long isn't alike.
    static func isStrict(_ kind: CodeNode.Kind) -> Bool {
        guard case .syntax(let syntax) = kind else { return kind == .arguments }
        return syntax.isSyntaxCollection && !kinds.contains(kind)
    }
}

extension PrunableLists {
    /// Whether a list may do without an element that isn't shared, or isn't alike.
    /// - Parameters:
    ///   - element: the element.
    ///   - list: its list.
    ///   - isShared: whether most of the others have the element in some form.
    static func mayLose(_ element: CodeNode, of list: CodeNode, isShared: Bool) -> Bool {
        if list.kind == .ownArguments { return false }
        guard list.isSyntax(.labeledExprList) else { return true }
        // An argument that others give differently is needed; one that they don't give at all isn't.
        return !isShared && element.children.first?.token?.kind == .identifier
    }
}
