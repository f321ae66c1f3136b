/// Chooses the way in which most features lay out code that they share: on one line, or on several.
enum MajorityLayout {
    /// The code in the commonest form, with what stands before it as it was.
    static func of(_ node: CodeNode, among others: [CodeNode]) -> CodeNode {
        guard node.kind != .token, others.count > 1 else { return node }
        let forms = ([node] + others).map(form)
        var counts: [String: Int] = [:]
        for form in forms { counts[form, default: 0] += 1 }
        let own = counts[forms[0]] ?? 0
        guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            best.value > own, let index = forms.firstIndex(of: best.key)
        else { return node }
        return relaid(node, like: others[index - 1])
    }

    /// The white space between the tokens.
    private static func form(_ node: CodeNode) -> String {
        let tokens = node.tokens
        return tokens.indices.map { index in
            let before = index == 0 ? "" : space(tokens[index].leading)
            let behind = index == tokens.count - 1 ? "" : space(tokens[index].trailing)
            return before + "\u{1}" + behind
        }.joined(separator: "\u{2}")
    }

    private static func space(_ trivia: [NamePiece]) -> String {
        CommentText.holdsComment(trivia) ? "\u{3}" : trivia.key
    }

    private static func relaid(_ node: CodeNode, like other: CodeNode) -> CodeNode {
        var tokens = other.tokens
        guard tokens.count == node.tokens.count, !tokens.isEmpty else { return node }
        tokens[0].leading = node.firstToken?.leading ?? []
        tokens[tokens.count - 1].trailing = node.lastToken?.trailing ?? []
        var next = 0
        return relaid(node, tokens, &next)
    }

    private static func relaid(
        _ node: CodeNode, _ tokens: [CodeToken], _ next: inout Int
    ) -> CodeNode {
        if var token = node.token {
            let form = tokens[next]
            next += 1
            if !CommentText.holdsComment(token.leading), !CommentText.holdsComment(form.leading) {
                token.leading = form.leading
            }
            if !CommentText.holdsComment(token.trailing), !CommentText.holdsComment(form.trailing) {
                token.trailing = form.trailing
            }
            return CodeNode(token)
        }
        let children = node.children.map { relaid($0, tokens, &next) }
        return CodeNode(kind: node.kind, children: children)
    }
}
