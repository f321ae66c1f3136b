import SwiftSyntax

/// A call with a title and a block of code: a group of tests, a test, a section. What features do in it, they share more
/// often than what they call it.
enum TitledBlock {
    /// The parts that are left of a call, with the title as the one that is followed says it where all of the block behind
    /// it is left.
    /// - Parameters:
    ///   - kept: what is left of each part of the call.
    ///   - call: the call.
    ///   - others: the same call of other features.
    static func titled(
        _ kept: [CodeNode?], of call: CodeNode, _ others: [CodeNode]
    ) -> [CodeNode?] {
        guard call.isSyntax(.functionCallExpr),
            let title = call.children.firstIndex(where: { isTitle($0) }), kept[title] == nil,
            let block = call.children.firstIndex(where: { $0.isSyntax(.closureExpr) }),
            let left = kept[block], left.rawHash == call.children[block].rawHash,
            others.contains(where: { isTitled(like: call.children[title], $0) })
        else { return kept }
        var result = kept
        result[title] = call.children[title]
        return result
    }

    private static func isTitled(like title: CodeNode, _ call: CodeNode) -> Bool {
        call.children.contains { $0.abstractHash == title.abstractHash }
    }

    /// Whether arguments are one text and nothing else.
    private static func isTitle(_ arguments: CodeNode) -> Bool {
        guard [.arguments, .syntax(.labeledExprList)].contains(arguments.kind),
            arguments.children.count == 1, arguments.children[0].children.count == 1
        else { return false }
        return arguments.children[0].children[0].isSyntax(.stringLiteralExpr)
            && arguments.tokens.allSatisfy { $0.kind != .identifier }
    }
}
