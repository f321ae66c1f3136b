import SwiftSyntax

/// Gives functions and computed properties whose value was left out the smallest one of their type.
enum ValueCompletion {
    /// The node, with a value where it needs one; nil where its type has no small one.
    static func completed(_ node: CodeNode) -> CodeNode? {
        guard case .syntax(let kind) = node.kind else { return node }
        switch kind {
        case .functionDecl:
            guard let type = node.child(.functionSignature)?.child(.returnClause)?.children.last
            else { return node }
            return completed(node, block: .codeBlock, type: type)
        case .patternBinding:
            guard let type = node.child(.typeAnnotation)?.children.last else { return node }
            return completed(node, block: .accessorBlock, type: type)
        default: return node
        }
    }

    private static func completed(
        _ node: CodeNode, block kind: SyntaxKind, type: CodeNode
    ) -> CodeNode? {
        guard let block = node.child(kind), let list = block.child(.codeBlockItemList),
            needsValue(list, type)
        else { return node }
        guard let value = smallest(type, list.children.isEmpty) else { return nil }
        let item = CodeNode(
            kind: .syntax(.codeBlockItem), children: [CodeNode(statement(value, in: block, list))])
        let body = CodeNode(kind: list.kind, children: list.children + [item])
        let filled = CodeNode(
            kind: block.kind,
            children: block.children.map { $0.isSyntax(.codeBlockItemList) ? body : $0 })
        return CodeNode(
            kind: node.kind, children: node.children.map { $0 === block ? filled : $0 })
    }

    private static func needsValue(_ list: CodeNode, _ type: CodeNode) -> Bool {
        if ["Void", "( )"].contains(type.key) { return false }
        guard let last = list.children.last?.children.first else { return true }
        let isBuilder = type.firstToken?.text == "some"
        switch last.kind {
        case .syntax(.returnStmt), .syntax(.throwStmt): return false
        // An `if` without `else` gives nothing.
        case .syntax(.expressionStmt):
            let inner = last.children.first
            return inner?.isSyntax(.ifExpr) == true && !isBuilder
                && inner?.children.contains { $0.token?.text == "else" } == false
        case .syntax(.variableDecl), .syntax(.functionDecl), .syntax(.guardStmt),
            .syntax(.deferStmt), .syntax(.forStmt), .syntax(.whileStmt):
            return true
        default: return list.children.count > 1 && !isBuilder
        }
    }

    /// The smallest value of a type that needs no knowledge of it.
    private static func smallest(_ type: CodeNode, _ isAlone: Bool) -> String? {
        let text = type.key
        if text == "some View" { return "EmptyView()" }
        var value: String?
        if type.isSyntax(.optionalType) { value = "nil" }
        if type.isSyntax(.arrayType) { value = "[]" }
        if type.isSyntax(.dictionaryType) { value = "[:]" }
        switch text {
        case "Bool": value = "false"
        case "String": value = "\"\""
        case "Int", "Double", "CGFloat", "Float": value = "0"
        default: break
        }
        return value.map { "return \($0)" }
    }

    private static func statement(
        _ text: String, in block: CodeNode, _ list: CodeNode
    ) -> CodeToken {
        var token = CodeToken(
            kind: .other, text: text, pieces: [.literal(text)], key: text, leading: [],
            trailing: [])
        if let sibling = list.children.last?.firstToken {
            token.leading = [NamePiece](lines: [[]] + sibling.leading.lines.suffix(1))
        } else {
            // One step further in than the brace that closes the block.
            let closing = block.lastToken?.leading.lines ?? []
            let indent = closing.count > 1 ? closing.last ?? [] : []
            let step: [NamePiece] = [
                .literal(indent.key.hasPrefix("\t") ? "\t" : "    ")
            ]
            token.leading = closing.count > 1 ? [NamePiece](lines: [[], indent + step]) : []
            token.trailing = closing.count > 1 ? [] : [.literal(" ")]
        }
        return token
    }
}
