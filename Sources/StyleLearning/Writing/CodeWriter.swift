/// Writes code nodes as pieces of text.
enum CodeWriter {
    static func pieces(of node: CodeNode) -> [NamePiece] {
        var result: [NamePiece] = []
        for token in node.tokens {
            result += token.leading
            result += token.pieces
            result += token.trailing
        }
        return result
    }
}
