import SwiftSyntax

/// Keeps a `switch` complete, and its emptied cases of the kind that the others are.
enum EmptiedCases {
    /// A case that siblings don't have, without its statements: its enum may keep it, and then the `switch` needs it.
    /// Where the enum loses it, too, closing the code over references takes it away.
    /// - Returns: nil where the case isn't one of an enum's, or a `default` stands for it.
    static func emptied(_ element: CodeNode, of list: CodeNode) -> CodeNode? {
        guard let label = element.child(.switchCaseLabel), names(of: label).count == 1,
            !list.children.contains(where: { $0.child(.switchDefaultLabel) != nil }),
            let body = element.child(.codeBlockItemList), !body.children.isEmpty
        else { return nil }
        let empty = CodeNode(kind: body.kind, children: [])
        let result = CodeNode(
            kind: element.kind, children: element.children.map { $0 === body ? empty : $0 })
        return EmptiedBody.completed(result, once: element)
    }

    /// The names of enum cases that a label is made of, as in `.first, .second`; none where it holds anything else.
    private static func names(of label: CodeNode) -> [String] {
        let items = label.child(.switchCaseItemList)?.children ?? []
        let texts = items.map { $0.tokens.map(\.text).filter { $0 != "," } }
        guard texts.allSatisfy({ $0.count == 2 && $0[0] == "." }) else { return [] }
        return texts.map { $0[1] }
    }

    /// The `switch` with emptied cases that say what the other cases say last: a view, or no effect.
    static func fitting(_ node: CodeNode, once original: CodeNode) -> CodeNode {
        guard let list = node.child(.switchCaseList), let old = original.child(.switchCaseList)
        else { return node }
        let statements = old.children.compactMap { $0.child(.codeBlockItemList)?.children.last }
        let text: String
        if statements.contains(where: { $0.key == "return . none" }) {
            text = "return .none"
        } else if statements.contains(where: { $0.key == ". none" }) {
            text = ".none"
        } else if statements.contains(where: isView),
            !statements.contains(where: isImperative)
        {
            text = "EmptyView()"
        } else {
            return node
        }
        let cases = CodeNode(kind: list.kind, children: list.children.map { filled($0, text) })
        return CodeNode(
            kind: node.kind, children: node.children.map { $0 === list ? cases : $0 })
    }

    private static func isView(_ statement: CodeNode) -> Bool {
        guard let first = statement.children.first else { return false }
        return first.kind == .chain
            || first.isSyntax(.functionCallExpr)
                && first.firstToken?.text.first?.isUppercase == true
    }

    private static func isImperative(_ statement: CodeNode) -> Bool {
        let tokens = statement.tokens.map(\.text)
        return tokens == ["break"] || tokens.first == "return"
            || statement.children.first?.kind
                == .syntax(.infixOperatorExpr)
            || statement.child(.sequenceExpr) != nil
    }

    /// The case with another statement where it holds nothing but the one of an emptied case.
    private static func filled(_ element: CodeNode, _ text: String) -> CodeNode {
        guard let list = element.child(.codeBlockItemList), list.children.count == 1,
            let token = list.children[0].firstToken, list.children[0].tokens.count == 1,
            token.kind == .other, token.text == "break" || token.text == "EmptyView()"
        else { return element }
        let statement = CodeToken(
            kind: .other, text: text, pieces: [.literal(text)], key: text,
            leading: token.leading, trailing: token.trailing)
        let item = CodeNode(
            kind: .syntax(.codeBlockItem),
            children: [
                CodeNode(kind: .syntax(.breakStmt), children: [CodeNode(statement)])
            ])
        let body = CodeNode(kind: list.kind, children: [item])
        return CodeNode(
            kind: element.kind, children: element.children.map { $0 === list ? body : $0 })
    }
}
