import SwiftSyntax

/// Calls of the feature's own types, which each feature gives other arguments.
enum OwnCalls {
    /// Whether an argument holds nothing that one feature alone would say: names of variables and members, and what
    /// stands for nothing.
    static func isPlain(_ argument: CodeNode) -> Bool {
        argument.tokens.allSatisfy { token in
            switch token.kind {
            case .identifier:
                token.text.first?.isUppercase == false || token.text == argument.firstToken?.text
            case .text: false
            case .keyword: ["self", "true", "false", "nil"].contains(token.text)
            case .punctuation, .other: token.text.allSatisfy { !$0.isNumber && $0 != "\"" }
            }
        }
    }

    /// A statement that gives a variable a new value of a type of the feature's own, where features give it different
    /// ones: the first of them, with the arguments that say nothing particular.
    /// - Parameters:
    ///   - statements: the statement as features have it, the followed one's first.
    ///   - list: the list that it stands in.
    ///   - isKnown: whether the feature has a type.
    static func construction(
        in statements: [CodeNode], of list: CodeNode, where isKnown: (CodeToken) -> Bool
    ) -> CodeNode? {
        guard list.isSyntax(.codeBlockItemList) else { return nil }
        for statement in statements {
            guard StoredProperties.assignee(of: statement) ?? variable(statement) != nil else {
                continue
            }
            if let left = simplified(statement, isKnown) { return left }
        }
        return nil
    }

    private static func variable(_ statement: CodeNode) -> String? {
        guard let bindings = statement.child(.variableDecl)?.child(.patternBindingList)?.children,
            bindings.count == 1
        else { return nil }
        return bindings[0].firstToken?.key
    }

    /// The code with fewer arguments in the call that it ends in; nil where that isn't of an own type.
    private static func simplified(
        _ node: CodeNode, _ isKnown: (CodeToken) -> Bool
    ) -> CodeNode? {
        guard let last = node.children.last else { return nil }
        if node.isSyntax(.functionCallExpr) {
            guard let callee = node.children.first, callee.isSyntax(.declReferenceExpr),
                let name = callee.firstToken, name.isOwnType, isKnown(name),
                let list = node.children.first(where: { $0.kind == .ownArguments }),
                node.child(.closureExpr) == nil
            else { return nil }
            let kept = list.children.map { isPlain($0) ? $0 : nil }
            let arguments = CodeLists.rebuilt(list, keeping: kept)
            let call = CodeNode(
                kind: node.kind, children: node.children.map { $0 === list ? arguments : $0 })
            return CodeLayouts.closedUp(call, once: node)
        }
        guard let left = simplified(last, isKnown) else { return nil }
        return CodeNode(kind: node.kind, children: node.children.dropLast() + [left])
    }
}
