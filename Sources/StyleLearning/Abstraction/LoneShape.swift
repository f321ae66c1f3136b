import SwiftSyntax

/// The shape of one feature's code where no sibling shows what is particular to it: its types, what every type needs,
/// and the members and statements that name the feature's own. Its own words, values and conditions go.
enum LoneShape {
    /// The code that is left; nil where nothing valid is.
    static func shape(of node: CodeNode) -> CodeNode? {
        guard node.kind != .token else { return node }
        let isList =
            node.isSyntax(.codeBlockItemList) || node.isSyntax(.memberBlockItemList)
        let kept = node.children.map { !isList || isKept($0) ? shape(of: $0) : nil }
        let isUnchanged = zip(node.children, kept).allSatisfy { $0 === $1 }
        if isUnchanged { return node }
        if PrunableLists.kinds.contains(node.kind) {
            for (child, left) in zip(node.children, kept)
            where left == nil && !PrunableLists.mayLose(child, of: node, isShared: true) {
                return nil
            }
            return CodeLists.rebuilt(node, keeping: kept)
        }
        return CodeLayouts.rebuilt(node, keeping: kept)
    }

    private static func isKept(_ item: CodeNode) -> Bool {
        guard let element = item.children.first else { return true }
        switch element.kind {
        case .syntax(.importDecl), .syntax(.classDecl), .syntax(.structDecl), .syntax(.enumDecl),
            .syntax(.protocolDecl), .syntax(.actorDecl), .syntax(.extensionDecl),
            .syntax(.initializerDecl), .syntax(.ifConfigDecl), .syntax(.macroExpansionDecl),
            .syntax(.macroExpansionExpr):
            return true
        case .syntax(.functionDecl), .syntax(.variableDecl):
            let modifiers = element.child(.declModifierList)?.tokens.map(\.text) ?? []
            return modifiers.contains("override") || namesFeature(element)
                || element.child(.patternBindingList)?.firstToken?.text == "body"
        default:
            return element.firstToken?.text == "super" || storesParameter(element)
                || namesFeature(element) && !holdsWords(element)
        }
    }

    /// Whether a statement is of the form `self.model = model`; it goes later where the property goes.
    private static func storesParameter(_ statement: CodeNode) -> Bool {
        let tokens = statement.tokens
        return tokens.count == 5 && tokens[0].text == "self" && tokens[3].text == "="
            && tokens[4].kind == .identifier
    }

    private static func namesFeature(_ node: CodeNode) -> Bool {
        node.tokens.contains { $0.kind == .identifier && ($0.isOwnType || $0.pieces.holdsName) }
    }

    /// Whether a text stands in the code that is more than a name.
    private static func holdsWords(_ node: CodeNode) -> Bool {
        node.tokens.contains { $0.kind == .text && !$0.pieces.holdsName && $0.text.count > 12 }
    }
}
