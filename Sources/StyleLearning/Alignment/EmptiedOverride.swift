import SwiftSyntax

/// Keeps an override whose statements were all left out from taking away what it overrides.
enum EmptiedOverride {
    /// The function with a call of what it overrides; nil where that gives something, or has parameters that can't be
    /// handed on.
    static func callingSuper(_ function: CodeNode, once original: CodeNode) -> CodeNode? {
        guard let signature = function.child(.functionSignature),
            signature.child(.returnClause) == nil,
            signature.child(.functionEffectSpecifiers) == nil,
            let name = function.children.first(where: { $0.token?.kind == .identifier })?.token,
            let block = function.child(.codeBlock), let list = block.child(.codeBlockItemList),
            list.children.isEmpty,
            let first = original.child(.codeBlock)?.child(.codeBlockItemList)?.firstToken
        else { return nil }
        let parameters =
            signature.child(.functionParameterClause)?.child(.functionParameterList)?.children ?? []
        let arguments = parameters.map(argument)
        guard !arguments.contains("") else { return nil }
        let text = "super.\(name.text)(\(arguments.joined(separator: ", ")))"
        let lines = first.leading.lines
        let token = CodeToken(
            kind: .other, text: text, pieces: [.literal(text)], key: text,
            leading: lines.count > 1 ? [NamePiece](lines: [[]] + lines.suffix(1)) : first.leading,
            trailing: lines.count > 1 ? [] : [.literal(" ")])
        let body = CodeNode(
            kind: list.kind,
            children: [
                CodeNode(
                    kind: .syntax(.codeBlockItem),
                    children: [CodeNode(token)])
            ])
        let filled = CodeNode(
            kind: block.kind, children: block.children.map { $0 === list ? body : $0 })
        return CodeNode(
            kind: function.kind, children: function.children.map { $0 === block ? filled : $0 })
    }

    /// How a parameter is handed on; empty where it can't be.
    private static func argument(_ parameter: CodeNode) -> String {
        let names = parameter.children.prefix { $0.token?.text != ":" }.compactMap(\.token)
            .map(\.text)
        guard let name = names.last, name != "_",
            parameter.tokens.allSatisfy({ $0.text != "inout" })
        else { return "" }
        return names[0] == "_" ? name : "\(names[0]): \(name)"
    }
}
