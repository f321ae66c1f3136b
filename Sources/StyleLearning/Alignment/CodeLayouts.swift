import SwiftSyntax

/// Puts nodes together again after children were left out, where the rest is still valid code.
enum CodeLayouts {
    /// The node of those children that aren't nil; nil where one that is needed is missing.
    static func rebuilt(_ node: CodeNode, keeping kept: [CodeNode?]) -> CodeNode? {
        var children: [CodeNode] = []
        var leftover: [[NamePiece]] = []
        var start: [NamePiece]?
        for (original, child) in zip(node.children, kept) {
            guard let child else {
                guard mayLose(original, of: node) else { return nil }
                takeSpace(behind: original, into: &children)
                continue
            }
            // A list that became empty has no place in a clause of its own.
            if isEmptied(child, original), isClause(child.kind) {
                takeSpace(behind: original, into: &children)
                continue
            }
            var next = leftover.isEmpty ? child : CarriedComments.put(leftover, before: child)
            if let space = start, next.firstToken != nil {
                next = next.withFirst { token in
                    var token = token
                    if token.leading.isEmpty { token.leading = space }
                    return token
                }
                start = nil
            }
            if isEmptiedPrefix(child, original) {
                // What stood before the first modifier stands before what comes next.
                start = start ?? original.firstToken?.leading
            }
            children.append(next)
            leftover = child.leftover
        }
        let result = closedUp(CodeNode(kind: node.kind, children: children), once: node)
        guard EmptiedBody.isValid(result, once: node) else { return nil }
        return EmptiedBody.completed(CodeLists.withStart(of: node, result), once: node)
    }

    /// Children that code is valid without.
    private static func mayLose(_ child: CodeNode, of node: CodeNode) -> Bool {
        if child.token?.text == "," { return true }
        guard case .syntax(let kind) = child.kind else { return false }
        switch kind {
        case .inheritanceClause, .genericWhereClause, .returnClause, .functionEffectSpecifiers:
            return true
        case .initializerClause: return node.isSyntax(.functionParameter)
        case .typeAnnotation: return node.child(.initializerClause).map(saysItsType) ?? false
        default: return false
        }
    }

    /// Whether a value tells its type: an empty list, `nil` and `.first` don't.
    private static func saysItsType(_ clause: CodeNode) -> Bool {
        guard let value = clause.children.last else { return false }
        let tokens = value.tokens
        if tokens.first?.text == "." { return false }
        return ![["[", "]"], ["[", ":", "]"], ["nil"]].contains(tokens.map(\.text))
    }

    /// Parentheses around nothing are written without a line end between them.
    static func closedUp(_ node: CodeNode, once original: CodeNode) -> CodeNode {
        let lists: [CodeNode.Kind] = [
            .syntax(.functionParameterList), .syntax(.labeledExprList), .arguments, .ownArguments,
        ]
        guard let index = node.children.firstIndex(where: { lists.contains($0.kind) }),
            node.children[index].children.isEmpty,
            original.children.contains(where: {
                $0.kind == node.children[index].kind && !$0.children.isEmpty
            })
        else { return node }
        var children = node.children
        if index > 0, children[index - 1].lastToken?.text == "(" {
            children[index - 1] = children[index - 1].withLast { token in
                var token = token
                token.trailing = []
                return token
            }
        }
        if index + 1 < children.count, children[index + 1].firstToken?.text == ")",
            children[index + 1].firstToken.map({ !CommentText.holdsComment($0.leading) }) == true
        {
            children[index + 1] = children[index + 1].withFirst { token in
                var token = token
                token.leading = []
                return token
            }
        }
        return CodeNode(kind: node.kind, children: children)
    }

    private static func isEmptiedPrefix(_ child: CodeNode, _ original: CodeNode) -> Bool {
        (child.isSyntax(.declModifierList) || child.isSyntax(.attributeList))
            && child.children.isEmpty && !original.children.isEmpty
    }

    private static func isClause(_ kind: CodeNode.Kind) -> Bool {
        kind == .syntax(.inheritanceClause) || kind == .syntax(.enumCaseParameterClause)
    }

    private static func isEmptied(_ child: CodeNode, _ original: CodeNode) -> Bool {
        let lists: [CodeNode.Kind] = [.syntax(.inheritedTypeList), .syntax(.enumCaseParameterList)]
        return child.children.contains { lists.contains($0.kind) && $0.children.isEmpty }
            && original.children.contains { lists.contains($0.kind) && !$0.children.isEmpty }
    }

    /// The white space behind what was left out separates what stands before it from what comes next.
    private static func takeSpace(behind dropped: CodeNode, into children: inout [CodeNode]) {
        guard let space = dropped.lastToken?.trailing, !space.isEmpty, let last = children.last,
            last.lastToken?.trailing.isEmpty == true
        else { return }
        children[children.count - 1] = last.withLast { token in
            var token = token
            token.trailing = space
            return token
        }
    }
}
