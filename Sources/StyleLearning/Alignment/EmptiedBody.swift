import SwiftSyntax

/// What becomes of code whose statements were all left out.
enum EmptiedBody {
    /// Whether a node makes sense with what is left of it.
    static func isValid(_ node: CodeNode, once original: CodeNode) -> Bool {
        guard case .syntax(let kind) = node.kind else { return true }
        switch kind {
        case .guardStmt, .ifExpr, .forStmt, .whileStmt, .repeatStmt, .doStmt, .deferStmt:
            return !hasEmptiedBlock(node, original)
        case .enumCaseDecl:
            return node.child(.enumCaseElementList)?.children.isEmpty == false
        // What an extension adds is all that it is for.
        case .extensionDecl:
            return node.child(.inheritanceClause) != nil || !hasNoMember(node)
                || hasNoMember(original)
        // A list that holds nothing any more is of no use, and has no type of its own.
        case .arrayExpr, .dictionaryExpr:
            return zip(node.children, original.children).allSatisfy { left, old in
                !left.children.isEmpty || old.children.isEmpty
            }
        case .ifConfigClause:
            return zip(node.children.dropFirst(2), original.children.dropFirst(2)).allSatisfy {
                !$0.children.isEmpty || $1.children.isEmpty
            }
        case .functionCallExpr: return !losesValue(node, original)
        case .variableDecl: return !StoredProperties.losesWrapper(node, original)
        case .macroExpansionDecl, .macroExpansionExpr:
            return !zip(closures(node), closures(original)).contains {
                statements($0).isEmpty && !statements($1).isEmpty
            }
        default: return true
        }
    }

    /// The node with what keeps it valid: a case of a `switch` holds at least a statement.
    static func completed(_ node: CodeNode, once original: CodeNode) -> CodeNode {
        if node.isSyntax(.functionDecl), isOverride(node), hasEmptiedBlock(node, original) {
            return EmptiedOverride.callingSuper(node, once: original) ?? node
        }
        if node.isSyntax(.switchExpr) { return EmptiedCases.fitting(node, once: original) }
        guard node.isSyntax(.switchCase), let list = node.child(.codeBlockItemList),
            list.children.isEmpty,
            let statement = original.child(.codeBlockItemList)?.children.first,
            let first = statement.firstToken
        else { return node }
        // A view stands where views stood, which take no `break`.
        let isView =
            statement.children.first?.kind == .chain || first.text.first?.isUppercase == true
        let text = isView ? "EmptyView()" : "break"
        var token = CodeToken(
            kind: .other, text: text, pieces: [.literal(text)], key: text, leading: [],
            trailing: [])
        token.leading =
            first.leading.lines.count > 1
            ? [NamePiece](lines: [[]] + first.leading.lines.suffix(1)) : first.leading
        let item = CodeNode(
            kind: .syntax(.codeBlockItem),
            children: [
                CodeNode(kind: .syntax(.breakStmt), children: [CodeNode(token)])
            ])
        let body = CodeNode(kind: list.kind, children: [item])
        return CodeNode(
            kind: node.kind,
            children: node.children.map { $0.isSyntax(.codeBlockItemList) ? body : $0 })
    }

    /// A view that holds others, without them; nil for other code.
    static func container(_ node: CodeNode) -> CodeNode? {
        guard node.isSyntax(.functionCallExpr),
            let name = node.children.first?.firstToken?.text, containers.contains(name),
            node.children.first?.isSyntax(.declReferenceExpr) == true,
            node.children.count(where: { $0.isSyntax(.closureExpr) }) == 1,
            let closure = node.child(.closureExpr), let list = closure.child(.codeBlockItemList),
            closure.child(.closureSignature) == nil,
            node.children.allSatisfy({
                ![.arguments, .syntax(.labeledExprList)].contains($0.kind)
                    || $0.tokens.allSatisfy { $0.kind != .text && !$0.isOwnType }
            })
        else { return nil }
        let empty = CodeNode(kind: list.kind, children: [])
        let body = CodeNode(
            kind: closure.kind, children: closure.children.map { $0 === list ? empty : $0 })
        return CodeNode(
            kind: node.kind, children: node.children.map { $0 === closure ? body : $0 })
    }

    private static let containers: Set<String> = [
        "Form", "Group", "HStack", "LazyHStack", "LazyVStack", "List", "NavigationStack",
        "NavigationView", "ScrollView", "VStack", "ZStack",
    ]

    private static func isOverride(_ node: CodeNode) -> Bool {
        node.child(.declModifierList)?.tokens.contains { $0.text == "override" } ?? false
    }

    private static func hasNoMember(_ node: CodeNode) -> Bool {
        node.child(.memberBlock)?.child(.memberBlockItemList)?.children.isEmpty ?? true
    }

    private static func hasEmptiedBlock(_ node: CodeNode, _ original: CodeNode) -> Bool {
        zip(blocks(node), blocks(original)).contains { block, old in
            statements(block).isEmpty && !statements(old).isEmpty
        }
    }

    private static func blocks(_ node: CodeNode) -> [CodeNode] {
        node.children.filter { $0.isSyntax(.codeBlock) }
    }

    private static func statements(_ block: CodeNode) -> [CodeNode] {
        block.child(.codeBlockItemList)?.children ?? []
    }

    /// A closure that gave a value, given to a function, has to give one; views and modifiers take empty ones.
    private static func losesValue(_ node: CodeNode, _ original: CodeNode) -> Bool {
        if node.children.first?.firstToken?.text.first?.isUppercase == true,
            node.children.first?.isSyntax(.declReferenceExpr) == true
        {
            return false
        }
        return zip(closures(node), closures(original)).contains { closure, old in
            guard statements(closure).isEmpty else { return false }
            return statements(old).count == 1 || !statements(old).isEmpty && takesParameters(old)
        }
            || zip(initialClosures(node), initialClosures(original)).contains { closure, old in
                statements(closure).isEmpty && !statements(old).isEmpty && takesParameters(old)
            }
    }

    /// The closures that an initializer gets as labelled arguments.
    private static func initialClosures(_ node: CodeNode) -> [CodeNode] {
        (node.child(.labeledExprList)?.children ?? []).flatMap { argument in
            argument.children.filter { $0.isSyntax(.closureExpr) }
        }
    }

    /// What takes something is there to do something with it.
    private static func takesParameters(_ closure: CodeNode) -> Bool {
        closure.child(.closureSignature)?.children.contains {
            $0.isSyntax(.closureShorthandParameterList) || $0.isSyntax(.closureParameterClause)
        } ?? false
    }

    private static func closures(_ node: CodeNode) -> [CodeNode] {
        node.children.filter { $0.isSyntax(.closureExpr) }
            + (node.children.first { [.arguments, .ownArguments].contains($0.kind) }?.children
                .flatMap { argument in
                    argument.children.filter { $0.isSyntax(.closureExpr) }
                } ?? [])
    }
}
