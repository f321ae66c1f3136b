import SwiftSyntax

/// Makes initializers and their calls agree where the one comes from other features than the other: a parameter that the
/// feature that is followed doesn't have goes where a call doesn't give it.
struct InitializerAgreement {
    private let original: Declarations
    /// The labels of each call of the feature's own types.
    private let calls: [String: [Set<String>]]
    private let counts: [String: Int]

    /// - Parameters:
    ///   - original: what the feature that is followed declares.
    ///   - kept: the files that are generated.
    init(original: Declarations, kept: [CodeNode]) {
        self.original = original
        var calls: [String: [Set<String>]] = [:]
        var counts: [String: Int] = [:]
        for file in kept { Self.read(file, type: "", &calls, &counts) }
        self.calls = calls
        self.counts = counts
    }

    /// The code with those parameters that its calls give.
    func agreed(_ node: CodeNode, type: String = "") -> CodeNode {
        guard node.kind != .token else { return node }
        if node.isSyntax(.initializerDecl) { return withoutForeign(node, type) }
        let type = Declarations.typeAround(node) ?? type
        let children = node.children.map { agreed($0, type: type) }
        return node.with(children)
    }

    private func withoutForeign(_ node: CodeNode, _ type: String) -> CodeNode {
        guard counts[type] == 1, !Self.isCoder(node), let calls = calls[type],
            let known = original.labels["\(type).init"]
                ?? (original.types.contains(type) ? [] : nil)
        else { return node }
        let list = Declarations.parameters(of: node)
        let kept = list.map { parameter -> CodeNode? in
            guard let label = parameter.firstToken, label.kind == .identifier,
                !known.contains(label.key), parameter.child(.initializerClause) == nil,
                calls.contains(where: { !$0.contains(label.key) })
            else { return parameter }
            return nil
        }
        guard kept.contains(where: { $0 == nil }) else { return node }
        return replacingList(in: node) { CodeLists.rebuilt($0, keeping: kept) }
    }

    private func replacingList(in node: CodeNode, _ change: (CodeNode) -> CodeNode) -> CodeNode {
        if node.isSyntax(.functionParameterList) { return change(node) }
        let parts: [CodeNode.Kind] = [
            .syntax(.functionSignature), .syntax(.functionParameterClause),
            .syntax(.functionParameterList),
        ]
        let children = node.children.map { child in
            parts.contains(child.kind) ? replacingList(in: child, change) : child
        }
        return CodeLayouts.rebuilt(node, keeping: children)
            ?? CodeNode(kind: node.kind, children: children)
    }

    // MARK: - Reading

    private static func read(
        _ node: CodeNode, type: String, _ calls: inout [String: [Set<String>]],
        _ counts: inout [String: Int]
    ) {
        let type = Declarations.typeAround(node) ?? type
        if node.isSyntax(.initializerDecl) { counts[type, default: 0] += isCoder(node) ? 0 : 1 }
        if node.isSyntax(.functionCallExpr), let callee = node.children.first,
            callee.isSyntax(.declReferenceExpr), let name = callee.firstToken,
            name.text.first?.isUppercase == true,
            // What a closure behind the parentheses is given as isn't said.
            !node.children.contains(where: { $0.isSyntax(.closureExpr) })
        {
            let list = node.children.first {
                [.ownArguments, .arguments, .syntax(.labeledExprList)].contains($0.kind)
            }
            let labels = (list?.children ?? []).compactMap { argument in
                argument.children.dropFirst().first?.token?.text == ":"
                    ? argument.firstToken?.key : nil
            }
            calls[name.key, default: []].append(Set(labels))
        }
        for child in node.children { read(child, type: type, &calls, &counts) }
    }

    private static func isCoder(_ node: CodeNode) -> Bool {
        Declarations.parameters(of: node).first?.firstToken?.text == "coder"
    }
}
