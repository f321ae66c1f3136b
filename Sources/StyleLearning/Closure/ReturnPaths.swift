import SwiftSyntax

/// Tells whether statements that have to give a value do so on every path.
enum ReturnPaths {
    /// Whether the statements end with a value.
    /// - Parameter isBuilder: whether they are what a result builder takes.
    static func giveValue(_ list: CodeNode, isBuilder: Bool = false) -> Bool {
        guard let last = list.children.last?.children.first else { return false }
        switch last.kind {
        case .syntax(.returnStmt), .syntax(.throwStmt): return true
        // What stands for a case's statements may be a value, too.
        case .syntax(.breakStmt): return last.firstToken?.text != "break"
        case .syntax(.expressionStmt):
            guard !isBuilder, let inner = last.children.first else { return true }
            // No path leads behind a `switch` over what has no cases.
            if inner.child(.switchCaseList)?.children.isEmpty == true { return true }
            let branches = branches(of: inner)
            return !branches.isEmpty && branches.allSatisfy { giveValue($0) }
        case .syntax(.doStmt):
            return isBuilder || branches(of: last).allSatisfy { giveValue($0) }
        case .syntax(.variableDecl), .syntax(.functionDecl), .syntax(.guardStmt),
            .syntax(.deferStmt), .syntax(.forStmt), .syntax(.whileStmt),
            .syntax(.classDecl), .syntax(.structDecl), .syntax(.enumDecl):
            return false
        default:
            if isBuilder || endsProgram(last) { return true }
            return list.children.count == 1 && !isAssignment(last)
        }
    }

    /// The blocks of statements of which one runs: of an `if` with an `else`, a `switch`, a `do`; none where it may
    /// be that none runs.
    static func branches(of node: CodeNode) -> [CodeNode] {
        switch node.kind {
        case .syntax(.switchExpr):
            let cases = node.child(.switchCaseList)?.children ?? []
            return cases.compactMap { $0.child(.codeBlockItemList) }
        case .syntax(.ifExpr):
            guard node.children.contains(where: { $0.token?.text == "else" }) else { return [] }
            let own = blocks(of: node)
            guard let next = node.child(.ifExpr) else { return own }
            let others = branches(of: next)
            return others.isEmpty ? [] : own + others
        case .syntax(.doStmt):
            let catches = node.child(.catchClauseList)?.children ?? []
            return blocks(of: node) + catches.flatMap(blocks)
        default: return []
        }
    }

    /// Whether something within a function has to give a value, and doesn't on some path.
    static func areBroken(in node: CodeNode) -> Bool {
        isBroken(node) || node.children.contains { areBroken(in: $0) }
    }

    private static func isBroken(_ node: CodeNode) -> Bool {
        switch node.kind {
        case .syntax(.functionDecl):
            guard let type = resultType(of: node), let list = statements(of: node) else {
                return false
            }
            return !giveValue(list, isBuilder: isBuilder(type))
        case .syntax(.patternBinding):
            guard let type = node.child(.typeAnnotation)?.children.last,
                let list = getter(of: node)
            else { return false }
            return !giveValue(list, isBuilder: isBuilder(type))
        case .syntax(.closureExpr): return needsValue(closure: node)
        case .syntax(.functionCallExpr):
            return isCallOfEmptiedClosure(node)
        default: return false
        }
    }

    /// Whether a node is like `{ … }()` without a value to give.
    static func isCallOfEmptiedClosure(_ node: CodeNode) -> Bool {
        guard let closure = node.children.first, closure.isSyntax(.closureExpr),
            let list = closure.child(.codeBlockItemList)
        else { return false }
        return !giveValue(list)
    }

    /// Whether a closure gives a value on some of its paths only.
    static func needsValue(closure: CodeNode) -> Bool {
        guard let list = closure.child(.codeBlockItemList), !returned(in: list).isEmpty else {
            return false
        }
        return !giveValue(list)
    }

    /// The values that statements return, those of functions and closures within them left out.
    static func returned(in node: CodeNode) -> [CodeNode] {
        if node.isSyntax(.returnStmt) {
            return node.children.count > 1 ? [node.children[1]] : []
        }
        let ends: [CodeNode.Kind] = [
            .syntax(.closureExpr), .syntax(.functionDecl), .syntax(.classDecl),
            .syntax(.structDecl), .syntax(.enumDecl), .syntax(.accessorBlock),
        ]
        return ends.contains(node.kind) ? [] : node.children.flatMap(returned)
    }

    // MARK: - Parts

    /// The type of a function's value; nil where it gives none.
    static func resultType(of function: CodeNode) -> CodeNode? {
        let type = function.child(.functionSignature)?.child(.returnClause)?.children.last
        return type.flatMap { ["Void", "( )"].contains($0.key) ? nil : $0 }
    }

    /// The statements of a function or initializer; nil where it has none, as in a protocol.
    static func statements(of function: CodeNode) -> CodeNode? {
        function.child(.codeBlock)?.child(.codeBlockItemList)
    }

    /// The statements that give a computed property's value; nil where it isn't computed.
    static func getter(of binding: CodeNode) -> CodeNode? {
        guard let block = binding.child(.accessorBlock) else { return nil }
        if let list = block.child(.codeBlockItemList) { return list }
        let get = block.child(.accessorDeclList)?.children.first { accessor in
            accessor.children.contains { $0.token?.text == "get" }
        }
        return get?.child(.codeBlock)?.child(.codeBlockItemList)
    }

    static func isBuilder(_ type: CodeNode) -> Bool { type.firstToken?.text == "some" }

    private static func blocks(of node: CodeNode) -> [CodeNode] {
        node.children.filter { $0.isSyntax(.codeBlock) }.compactMap { $0.child(.codeBlockItemList) }
    }

    private static func endsProgram(_ node: CodeNode) -> Bool {
        ["fatalError", "preconditionFailure"].contains(node.firstToken?.text)
    }

    private static func isAssignment(_ node: CodeNode) -> Bool {
        let parts = node.child(.exprList)?.children ?? node.children
        return parts.contains { $0.isSyntax(.assignmentExpr) }
    }
}
