import SwiftSyntax

/// Lists from which an element can be left out, with what elements are aligned by.
enum PrunableLists {
    static func contains(_ kind: CodeNode.Kind) -> Bool {
        switch kind {
        case .chainLinks, .ownArguments: true
        case .syntax(let kind):
            switch kind {
            case .codeBlockItemList, .memberBlockItemList, .functionParameterList,
                .enumCaseParameterList, .labeledExprList, .inheritedTypeList, .attributeList,
                .declModifierList, .switchCaseList, .enumCaseElementList, .arrayElementList,
                .dictionaryElementList:
                true
            default: false
            }
        default: false
        }
    }

    /// Collections whose elements all matter: what isn't equally long isn't alike.
    static func isStrict(_ kind: CodeNode.Kind) -> Bool {
        guard case .syntax(let syntax) = kind else { return kind == .arguments }
        return syntax.isSyntaxCollection && !contains(kind)
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
