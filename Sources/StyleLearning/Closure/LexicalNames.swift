import SwiftSyntax

/// Tells which variables code declares, and from where on they can be seen.
enum LexicalNames {
    /// A variable or parameter.
    struct Variable {
        var name: String
        /// Its type, where it is written down.
        var type: CodeNode?
        /// What it is made from, where that is written down.
        var value: CodeNode?
    }

    /// What can be seen behind a child of a node, within the node.
    static func variables(behind child: CodeNode, in parent: CodeNode) -> [Variable] {
        guard case .syntax(let kind) = parent.kind else { return [] }
        switch kind {
        case .codeBlockItemList: return child.children.first.map(ofStatement) ?? []
        case .conditionElementList: return ofCondition(child)
        case .ifExpr, .whileStmt:
            guard child.isSyntax(.conditionElementList) else { return [] }
            return child.children.flatMap(ofCondition)
        case .switchCaseItem, .switchCase:
            guard child.isSyntax(.switchCaseLabel) || parent.isSyntax(.switchCaseItem) else {
                return []
            }
            return patterns(in: child)
        case .catchClause:
            return [Variable(name: "error")] + patterns(in: child)
        case .closureExpr:
            return child.isSyntax(.closureSignature) ? ofSignature(child) : []
        case .functionDecl, .initializerDecl, .subscriptDecl:
            let clause =
                child.child(.functionParameterClause)
                ?? (child.isSyntax(.functionParameterClause) ? child : nil)
            let list = clause?.child(.functionParameterList)?.children ?? []
            return list.compactMap(ofParameter)
        case .accessorDecl:
            guard child.isSyntax(.accessorParameters) else { return [] }
            return child.tokens.filter { $0.kind == .identifier }.map { Variable(name: $0.key) }
        default: return []
        }
    }

    /// What can be seen in all of a node: functions of a block, and what a loop goes through.
    static func variables(throughout node: CodeNode) -> [Variable] {
        if node.isSyntax(.codeBlockItemList) {
            return node.children.compactMap { item in
                guard let function = item.child(.functionDecl) else { return nil }
                return Declarations.name(of: function).map { Variable(name: $0) }
            }
        }
        return []
    }

    /// What can be seen in the block of a loop.
    static func variables(inBlockOf loop: CodeNode) -> [Variable] {
        guard loop.isSyntax(.forStmt) else { return [] }
        return loop.children.prefix { $0.token?.text != "in" }.flatMap(patterns)
    }

    /// Whether a child doesn't see what a statement's conditions declare.
    static func isOutside(_ child: CodeNode, of parent: CodeNode) -> Bool {
        child.token?.text == "else" && parent.isSyntax(.ifExpr)
    }

    /// The name that is read and declared at once, as in `if let user`; nil elsewhere.
    static func shorthand(_ condition: CodeNode) -> CodeNode? {
        guard condition.isSyntax(.optionalBindingCondition),
            condition.child(.initializerClause) == nil
        else { return nil }
        return condition.child(.identifierPattern)
    }

    // MARK: - Declarations

    private static func ofStatement(_ node: CodeNode) -> [Variable] {
        if node.isSyntax(.guardStmt) {
            return node.child(.conditionElementList)?.children.flatMap(ofCondition) ?? []
        }
        guard node.isSyntax(.variableDecl) else { return [] }
        let bindings = node.child(.patternBindingList)?.children ?? []
        return bindings.flatMap { binding in
            guard let pattern = binding.children.first else { return [Variable]() }
            let type = binding.child(.typeAnnotation)?.children.last
            let value = binding.child(.initializerClause)?.children.last
            let isSimple = pattern.isSyntax(.identifierPattern)
            return patterns(in: pattern).map {
                Variable(
                    name: $0.name, type: isSimple ? type : nil, value: isSimple ? value : nil)
            }
        }
    }

    private static func ofCondition(_ node: CodeNode) -> [Variable] {
        guard let condition = node.children.first else { return [] }
        if condition.isSyntax(.optionalBindingCondition) {
            let pattern = condition.children.first { "\($0.kind)".contains("Pattern") }
            let type = condition.child(.typeAnnotation)?.children.last
            // `if let user` is of what the member `user` is of.
            let value = condition.child(.initializerClause)?.children.last
            return pattern.map { patterns(in: $0) }?.map {
                Variable(name: $0.name, type: type, value: value)
            } ?? []
        }
        return condition.isSyntax(.matchingPatternCondition) ? patterns(in: condition) : []
    }

    private static func ofParameter(_ node: CodeNode) -> Variable? {
        let head = node.children.prefix { $0.token?.text != ":" }
        guard let name = head.last(where: { $0.token?.kind == .identifier })?.token else {
            return nil
        }
        let type = node.children.first { child in
            if case .syntax(let kind) = child.kind { "\(kind)".hasSuffix("Type") } else { false }
        }
        return Variable(name: name.key, type: type)
    }

    private static func ofSignature(_ node: CodeNode) -> [Variable] {
        switch node.kind {
        case .syntax(.closureShorthandParameter):
            return node.firstToken.map { [Variable(name: $0.key)] } ?? []
        case .syntax(.closureParameter), .syntax(.functionParameter):
            return ofParameter(node).map { [$0] } ?? []
        case .syntax(.closureCapture):
            // `[weak self]` and `[model]` name what is there already.
            guard let value = node.child(.initializerClause)?.children.last else { return [] }
            let name = node.children.first { $0.token?.kind == .identifier }?.token
            return name.map { [Variable(name: $0.key, value: value)] } ?? []
        default: return node.children.flatMap(ofSignature)
        }
    }

    /// The variables of patterns, as in `case .loaded(let items)`.
    private static func patterns(in node: CodeNode) -> [Variable] {
        if node.isSyntax(.identifierPattern) {
            return node.firstToken.map { [Variable(name: $0.key)] } ?? []
        }
        let ends: [CodeNode.Kind] = [
            .syntax(.closureExpr), .syntax(.codeBlock), .syntax(.initializerClause),
            .syntax(.codeBlockItemList),
        ]
        return ends.contains(node.kind) ? [] : node.children.flatMap(patterns)
    }
}
