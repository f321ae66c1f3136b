import SwiftSyntax

/// Marks initializers that override their superclass's: those that did before, and those that are left with the very
/// parameters that the superclass's has.
enum InitializerOverrides {
    /// The file with `override` where it has become needed.
    static func marked(_ file: CodeNode, once originals: OriginalMembers) -> CodeNode {
        marked(file, originals, type: "", superclass: nil)
    }

    private static func marked(
        _ node: CodeNode, _ originals: OriginalMembers, type: String, superclass: String?
    ) -> CodeNode {
        guard node.kind != .token else { return node }
        if node.isSyntax(.initializerDecl) {
            guard let old = originals.member(like: node, in: type), !isMarked(node) else {
                return node
            }
            let count = Declarations.parameters(of: node).count
            let before = Declarations.parameters(of: old).count
            let isNeeded = count < before ? overrides(node, superclass) : isMarked(old)
            return isNeeded ? withOverride(node) : node
        }
        var type = type
        var superclass = superclass
        if let name = Declarations.typeAround(node) {
            type = name
            superclass =
                node.isSyntax(.classDecl)
                ? node.child(.inheritanceClause)?.child(.inheritedTypeList)?.firstToken?.text : nil
        }
        let children = node.children.map {
            marked($0, originals, type: type, superclass: superclass)
        }
        return node.with(children)
    }

    private static func isMarked(_ node: CodeNode) -> Bool {
        node.child(.declModifierList)?.tokens.contains { $0.text == "override" } ?? false
    }

    private static func overrides(_ node: CodeNode, _ superclass: String?) -> Bool {
        let modifiers = node.child(.declModifierList)?.tokens.map(\.text) ?? []
        guard let superclass, let body = node.child(.codeBlock),
            !modifiers.contains(where: { ["convenience", "required"].contains($0) })
        else { return false }
        let labels = Declarations.parameters(of: node).compactMap { $0.firstToken?.text }
        guard let call = superCall(in: body) else {
            return superclass == "NSObject" && labels.isEmpty
        }
        return call == labels
    }

    /// The labels of the arguments that the superclass's initializer gets; nil where it isn't called.
    private static func superCall(in node: CodeNode) -> [String]? {
        if node.isSyntax(.functionCallExpr), NeededStatements.callsSuper(node.children[0]) {
            let list = node.child(.labeledExprList)?.children ?? []
            return list.map { argument in
                argument.children.dropFirst().first?.token?.text == ":"
                    ? argument.firstToken?.text ?? "_" : "_"
            }
        }
        return node.children.lazy.compactMap(superCall).first
    }

    private static func withOverride(_ node: CodeNode) -> CodeNode {
        guard
            let index = node.children.firstIndex(where: {
                $0.isSyntax(.declModifierList) || $0.token?.text == "init"
            }), let first = node.children[index...].lazy.compactMap(\.firstToken).first
        else { return node }
        let token = CodeToken(
            kind: .keyword, text: "override", pieces: [.literal("override")], key: "override",
            leading: first.leading, trailing: [.literal(" ")])
        let rest = CodeNode(kind: node.kind, children: Array(node.children[index...])).withFirst {
            var token = $0
            token.leading = []
            return token
        }
        let modifier = CodeNode(kind: .syntax(.declModifier), children: [CodeNode(token)])
        var tail = rest.children
        if tail[0].isSyntax(.declModifierList) {
            tail[0] = CodeNode(kind: tail[0].kind, children: [modifier] + tail[0].children)
        } else {
            tail.insert(CodeNode(kind: .syntax(.declModifierList), children: [modifier]), at: 0)
        }
        return CodeNode(kind: node.kind, children: Array(node.children[..<index]) + tail)
    }
}
