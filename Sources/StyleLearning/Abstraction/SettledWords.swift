/// Keeps a word that isn't the feature's name in one place from being it in another: siblings don't have all of the
/// places in which one of them says it.
enum SettledWords {
    /// The files in which each longer word holds the feature's name everywhere, or nowhere.
    static func settled(_ files: [CodeNode]) -> [CodeNode] {
        let words = Set(
            files.flatMap(\.tokens).filter { $0.kind == .identifier && isSettled($0) }.map(\.text))
        return words.isEmpty ? files : files.map { settled($0, words) }
    }

    /// Whether a word holds the name by its letters, and was found not to mean it.
    private static func isSettled(_ token: CodeToken) -> Bool {
        !token.pieces.holdsName && token.key != token.text && token.pieces.key == token.text
    }

    private static func settled(_ node: CodeNode, _ words: Set<String>) -> CodeNode {
        if var token = node.token {
            // The name alone is a word that features have for other things, too.
            guard token.kind == .identifier, token.pieces.holdsName, token.pieces.count > 1,
                !token.isOwnType, words.contains(token.text)
            else { return node }
            token.pieces = [.literal(token.text)]
            return CodeNode(token)
        }
        let children = node.children.map { settled($0, words) }
        return node.with(children)
    }
}
