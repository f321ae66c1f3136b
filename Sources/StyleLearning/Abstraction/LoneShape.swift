import SwiftSyntax

/// The shape of one feature's code where no sibling shows what is particular to it: its types, what every type needs,
/// and the members and statements that name the feature's own. Its own words, values and conditions go.
enum LoneShape {
    /// The file that is left; nil where nothing valid is.
    static func shape(of file: CodeNode) -> CodeNode? {
        guard let list = file.child(.codeBlockItemList) else { return part(of: file) }
        let kept = list.children.map { isForeign($0) ? nil : $0 }
        // Where no type bears the feature's name, they are all that the file is for.
        guard kept.contains(where: { $0 == nil }),
            kept.contains(where: { $0.map(bearsName) ?? false })
        else { return part(of: file) }
        let left = CodeLists.rebuilt(list, keeping: kept)
        return part(of: file.with(file.children.map { $0 === list ? left : $0 }))
    }

    /// Whether an element of a file is a type for this file alone that doesn't bear the feature's name: a row or a
    /// helper of its own.
    private static func isForeign(_ item: CodeNode) -> Bool {
        guard let type = type(of: item), !bearsName(item) else { return false }
        let modifiers = type.child(.declModifierList)?.tokens.map(\.text) ?? []
        return modifiers.contains("private") || modifiers.contains("fileprivate")
    }

    private static func bearsName(_ item: CodeNode) -> Bool {
        let tokens = type(of: item)?.children.lazy.compactMap(\.token)
        return tokens?.first { $0.kind == .identifier }?.pieces.holdsName ?? false
    }

    private static func type(of item: CodeNode) -> CodeNode? {
        let kinds: [SyntaxKind] = [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl]
        return kinds.lazy.compactMap { item.child($0) }.first
    }

    private static func part(of node: CodeNode) -> CodeNode? {
        guard node.kind != .token else { return node }
        let isList =
            node.isSyntax(.codeBlockItemList) || node.isSyntax(.memberBlockItemList)
        let kept = node.children.map { !isList || isKept($0) ? part(of: $0) : nil }
        let isUnchanged = zip(node.children, kept).allSatisfy { $0 === $1 }
        if isUnchanged { return node }
        if PrunableLists.contains(node.kind) {
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
