import SwiftSyntax

/// An attribute of a function or type that features have with arguments of their own: a test's title says what the one
/// tests, but a function without `@Test` is no test.
enum SharedAttribute {
    /// The attribute with the arguments that the features share; nil where it says nothing without the others.
    /// - Parameters:
    ///   - attribute: the attribute of the feature that is followed.
    ///   - others: the same attribute of other features.
    static func withSharedArguments(_ attribute: CodeNode, of others: [CodeNode]) -> CodeNode? {
        guard attribute.isSyntax(.attribute) else { return nil }
        guard let list = attribute.children.first(where: { $0.kind == .arguments }) else {
            // A version or a selector is no word of the feature's own.
            return attribute.tokens.contains { $0.kind == .text } ? nil : attribute
        }
        var kept: [CodeNode?] = []
        for argument in list.children {
            let isShared = others.contains { holds(argument, $0) }
            let isLabelled = argument.children.dropFirst().first?.token?.text == ":"
            // What a test is given is what it has parameters for.
            let isNeeded = isLabelled && !isShared
            if isNeeded, argument.tokens.contains(where: { $0.kind == .text }) { return nil }
            kept.append(isShared || isNeeded ? argument : nil)
        }
        let left = CodeLists.rebuilt(list, keeping: kept)
        guard left.children.isEmpty else {
            return attribute.with(attribute.children.map { $0 === list ? left : $0 })
        }
        let name = attribute.children.prefix { $0.token?.text != "(" }
        return CodeNode(kind: attribute.kind, children: Array(name)).withLast { token in
            var token = token
            token.trailing = attribute.lastToken?.trailing ?? []
            return token
        }
    }

    private static func holds(_ argument: CodeNode, _ attribute: CodeNode) -> Bool {
        let lists = attribute.children.filter { $0.kind == .arguments }
        return lists.flatMap(\.children).contains { other in
            let (mine, theirs) = (bare(argument), bare(other))
            return mine.abstractHash == theirs.abstractHash || mine.rawHash == theirs.rawHash
        }
    }

    /// The argument without the comma behind it.
    private static func bare(_ argument: CodeNode) -> CodeNode {
        guard argument.children.last?.token?.text == "," else { return argument }
        return CodeNode(kind: argument.kind, children: Array(argument.children.dropLast()))
    }
}
