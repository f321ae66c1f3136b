import SwiftSyntax

/// Gives functions, computed properties and closures whose value was left out the smallest one of their type.
struct ValueCompletion {
    /// The members as the feature that is followed has them: the manner in which it is said.
    let originals: OriginalMembers

    /// The node, with a value where it needs one; nil where its type has no small one.
    /// - Parameters:
    ///   - node: a member, or a part of one.
    ///   - type: the type around it.
    func completed(_ node: CodeNode, in type: String) -> CodeNode? {
        switch node.kind {
        case .syntax(.functionDecl):
            guard let result = ReturnPaths.resultType(of: node),
                let list = ReturnPaths.statements(of: node)
            else { return node }
            let old = originals.member(like: node, in: type).flatMap(ReturnPaths.statements)
            return completed(node, list, result, old)
        case .syntax(.patternBinding):
            guard let result = node.child(.typeAnnotation)?.children.last,
                let list = ReturnPaths.getter(of: node)
            else { return node }
            let old = originals.binding(like: node, in: type).flatMap(ReturnPaths.getter)
            return completed(node, list, result, old)
        case .syntax(.closureExpr):
            guard ReturnPaths.needsValue(closure: node), let list = node.child(.codeBlockItemList)
            else { return node }
            guard let value = neutral(among: ReturnPaths.returned(in: list)) else { return nil }
            return replacing(list, with: filled(list, "return " + value, nil, node), in: node)
        case .syntax(.functionCallExpr):
            return ReturnPaths.isCallOfEmptiedClosure(node) ? nil : node
        default: return node
        }
    }

    /// A function or initializer with one more statement at its end.
    func appending(_ text: String, to node: CodeNode, in type: String) -> CodeNode {
        guard let list = ReturnPaths.statements(of: node) else { return node }
        let old = originals.member(like: node, in: type).flatMap(ReturnPaths.statements)
        return replacing(list, with: filled(list, text, old, node), in: node)
    }

    private func completed(
        _ node: CodeNode, _ list: CodeNode, _ type: CodeNode, _ old: CodeNode?
    ) -> CodeNode? {
        let isBuilder = ReturnPaths.isBuilder(type)
        guard !ReturnPaths.giveValue(list, isBuilder: isBuilder) else { return node }
        // Builders of other kinds take what looks incomplete.
        if let old, !ReturnPaths.giveValue(old, isBuilder: isBuilder) { return node }
        let known = ReturnPaths.returned(in: list) + (old.map(ReturnPaths.returned) ?? [])
        guard let value = smallest(type) ?? neutral(among: known) else { return nil }
        let isImplicit =
            isBuilder
            || list.children.isEmpty && old?.children.count == 1
                && old?.firstToken?.text != "return"
        let text = isImplicit ? value : "return " + value
        return replacing(list, with: filled(list, text, old, node), in: node)
    }

    /// The smallest value of a type that needs no knowledge of it.
    func smallest(_ type: CodeNode) -> String? {
        let text = type.key
        if type.isSyntax(.optionalType) { return "nil" }
        if type.isSyntax(.arrayType) { return "[]" }
        if type.isSyntax(.dictionaryType) { return "[:]" }
        if type.isSyntax(.identifierType), let name = type.firstToken?.text,
            let value = Self.smallestStreams[name]
        {
            return value
        }
        return Self.smallestValues[text]
    }

    /// What gives nothing, of types that give values over time.
    private static let smallestStreams = [
        "AnyPublisher": "Empty().eraseToAnyPublisher()", "Observable": ".empty()",
        "Driver": ".empty()", "Signal": ".empty()", "Maybe": ".empty()",
        "Completable": ".empty()", "Single": ".never()", "Effect": ".none",
        "EffectOf": ".none", "EffectTask": ".none",
    ]

    private static let smallestValues = [
        "some View": "EmptyView()", "Bool": "false", "String": "\"\"", "Int": "0", "Double": "0",
        "CGFloat": "0", "Float": "0", "TimeInterval": "0", "CGSize": ".zero", "CGPoint": ".zero",
        "CGRect": ".zero", "UIEdgeInsets": ".zero", "UIView": "UIView()",
        "UITableViewCell": "UITableViewCell()", "UICollectionViewCell": "UICollectionViewCell()",
        "UIViewController": "UIViewController()",
    ]

    /// A value that says that there is nothing, which other paths return.
    private func neutral(among values: [CodeNode]) -> String? {
        values.map(\.key).first { [". none", "nil", "[ ]", ". empty ( )"].contains($0) }?.replacing(
            " ", with: "")
    }

    // MARK: - Statements

    /// The statements with one behind them wherever a path ends without a value.
    private func filled(
        _ list: CodeNode, _ text: String, _ old: CodeNode?, _ node: CodeNode
    ) -> CodeNode {
        if let last = list.children.last?.children.first, last.isSyntax(.expressionStmt),
            let inner = last.children.first
        {
            let open = ReturnPaths.branches(of: inner).filter { !ReturnPaths.giveValue($0) }
            if !open.isEmpty {
                return open.reduce(list) { result, branch in
                    replacing(
                        branch, with: filled(branch, text, nil, branch), in: result)
                }
            }
        }
        var items = list.children
        if items.last?.tokens.map(\.text) == ["break"], let old = items.popLast() {
            return CodeNode(
                kind: list.kind,
                children: items + [item(text, leading: old.firstToken?.leading ?? [])])
        }
        let new = statement(text, behind: list, old, node)
        return CodeNode(kind: list.kind, children: items + [new])
    }

    private func statement(
        _ text: String, behind list: CodeNode, _ old: CodeNode?, _ node: CodeNode
    ) -> CodeNode {
        if let sibling = list.children.last?.firstToken {
            return item(
                text, leading: [NamePiece](lines: [[]] + sibling.leading.lines.suffix(1)))
        }
        let first = old?.children.first?.firstToken?.leading.lines ?? []
        if first.count > 1, let indent = first.last {
            return item(text, leading: [NamePiece](lines: [[], indent]))
        }
        // One step further in than the brace that closes the block.
        let closing = node.lastToken?.leading.lines ?? []
        guard closing.count > 1, let indent = closing.last else {
            return item(text, leading: [], trailing: [.literal(" ")])
        }
        let step: [NamePiece] = [.literal(indent.key.hasPrefix("\t") ? "\t" : "    ")]
        return item(text, leading: [NamePiece](lines: [[], indent + step]))
    }

    private func item(
        _ text: String, leading: [NamePiece], trailing: [NamePiece] = []
    ) -> CodeNode {
        let token = CodeToken(
            kind: .other, text: text, pieces: [.literal(text)], key: text, leading: leading,
            trailing: trailing)
        return CodeNode(
            kind: .syntax(.codeBlockItem),
            children: [CodeNode(kind: .syntax(.returnStmt), children: [CodeNode(token)])])
    }

    private func replacing(_ old: CodeNode, with new: CodeNode, in node: CodeNode) -> CodeNode {
        if node === old { return new }
        guard node.kind != .token else { return node }
        let children = node.children.map { replacing(old, with: new, in: $0) }
        return node.with(children)
    }
}
