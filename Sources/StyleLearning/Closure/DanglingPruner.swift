import SwiftSyntax

/// Leaves out the smallest pieces of code that name what isn't there any more.
struct DanglingPruner {
    let references: References
    /// Gives values to what lost them; nil leaves it as it is.
    var completion: ValueCompletion?

    /// The code that is left; nil where nothing valid is.
    func pruned(_ node: CodeNode, in scope: CodeScope) -> CodeNode? {
        if node.kind == .token { return node }
        if isDangling(node, in: scope) { return nil }
        var scope = scope
        if let type = Declarations.typeAround(node) { scope.types.append(type) }
        if [.functionDecl, .initializerDecl, .variableDecl].contains(where: { node.isSyntax($0) }) {
            scope.isMember = false
        } else if node.isSyntax(.memberBlock) {
            scope.isMember = true
        }
        if node.isSyntax(.functionCallExpr), let call = withoutLostArguments(node) {
            return rebuilt(call, in: scope)
        }
        return rebuilt(node, in: scope)
    }

    private func rebuilt(_ node: CodeNode, in scope: CodeScope) -> CodeNode? {
        var scope = scope
        scope.add(LexicalNames.variables(throughout: node))
        let outer = scope
        let kept = node.children.map { child -> CodeNode? in
            if LexicalNames.isOutside(child, of: node) { scope = outer }
            if child.isSyntax(.codeBlock) { scope.add(LexicalNames.variables(inBlockOf: node)) }
            if isMissingName(child, of: node, in: scope) { return nil }
            let left = isMemberName(child, of: node) ? child : pruned(child, in: scope)
            if let left { scope.add(LexicalNames.variables(behind: left, in: node)) }
            return left
        }
        let isUnchanged = zip(node.children, kept).allSatisfy { $0 === $1 }
        if isUnchanged { return completed(node, in: scope) }
        if PrunableLists.contains(node.kind) {
            for (child, left) in zip(node.children, kept)
            where left == nil && !PrunableLists.mayLose(child, of: node, isShared: true) {
                return nil
            }
            return CodeLists.rebuilt(node, keeping: kept)
        }
        return CodeLayouts.rebuilt(node, keeping: kept).flatMap { completed($0, in: scope) }
    }

    private func completed(_ node: CodeNode, in scope: CodeScope) -> CodeNode? {
        guard let completion else { return node }
        return completion.completed(node, in: scope.types.last ?? "")
    }

    // MARK: - References

    /// Whether a child is a name that is read where it stands, without being an expression, and isn't there.
    private func isMissingName(_ child: CodeNode, of node: CodeNode, in scope: CodeScope) -> Bool {
        let isCapture = node.isSyntax(.closureCapture) && child.token?.kind == .identifier
        guard isCapture || LexicalNames.shorthand(node) === child, let token = child.firstToken
        else { return false }
        return references.isMissing(token, among: scope.variables)
    }

    private func isMemberName(_ child: CodeNode, of node: CodeNode) -> Bool {
        guard child.isSyntax(.declReferenceExpr) else { return false }
        return node.kind == .chainLink
            || node.isSyntax(.memberAccessExpr) && child === node.children.last
    }

    private func isDangling(_ node: CodeNode, in scope: CodeScope) -> Bool {
        switch node.kind {
        case .chainLink:
            guard let name = node.children.dropFirst().first?.firstToken else { return false }
            return name.binding == .added && references.isMissing(name, among: [])
        case .chain:
            return node.children[1].children.contains { link in
                guard let name = link.children.dropFirst().first?.firstToken,
                    case .member = name.binding
                else { return false }
                return references.isMissing(name, among: [])
            }
        case .syntax(let kind): return isDangling(node, kind, in: scope)
        default: return false
        }
    }

    private func isDangling(_ node: CodeNode, _ kind: SyntaxKind, in scope: CodeScope) -> Bool {
        switch kind {
        case .identifierType, .memberType:
            guard let token = node.children.last(where: { $0.token?.kind == .identifier })?.token
            else { return false }
            let isMember = node.isSyntax(.memberType)
            return references.isMissing(type: token, within: isMember ? nil : scope.types)
        case .declReferenceExpr:
            guard let token = node.children.first?.token, token.kind == .identifier else {
                return false
            }
            if token.text.first?.isUppercase == true, token.binding == .free {
                return references.isMissing(type: token, within: scope.types)
            }
            return references.isMissing(token, among: scope.variables)
        case .memberAccessExpr: return isDanglingAccess(node)
        case .keyPathPropertyComponent:
            guard let token = node.firstToken else { return false }
            return references.isMissing(token, among: [])
        case .functionCallExpr: return isTooLong(node)
        case .codeBlockItem, .labeledExpr: return givesLostRole(node, in: scope)
        case .functionDecl, .variableDecl:
            return isUnmetRequirement(node, in: scope)
        default: return false
        }
    }

    private func isDanglingAccess(_ node: CodeNode) -> Bool {
        guard let name = node.children.last?.firstToken, name.kind == .identifier else {
            return false
        }
        guard node.children.count > 2 else {
            if name.text.first?.isUppercase == true {
                return references.isMissing(type: name, within: nil)
            }
            return references.isMissing(implicit: name)
        }
        // What all features have an entry of in a type of the project's, a new one gets, too.
        if name.binding == .free, isOfProject(node.children[0]) { return false }
        return references.isMissing(name, among: [])
    }

    /// Whether an expression is a type that isn't the feature's own, or a member of one: `Modules.Features`.
    private func isOfProject(_ base: CodeNode) -> Bool {
        let names = base.tokens
        return names.first?.text.first?.isUppercase == true
            && names.allSatisfy { token in
                token.text == "."
                    || token.kind == .identifier && !token.isOwnType && !token.pieces.holdsName
                        && !references.original.types.contains(token.key)
            }
    }

    /// Whether a statement or an argument gives `self` for what it isn't any more.
    private func givesLostRole(_ node: CodeNode, in scope: CodeScope) -> Bool {
        var tokens = node.tokens
        if tokens.last?.text == "," { tokens.removeLast() }
        guard let type = scope.types.last, tokens.count > 2, tokens.last?.text == "self" else {
            return false
        }
        let role = tokens[tokens.count - 3]
        switch tokens[tokens.count - 2].text {
        case ":" where node.isSyntax(.labeledExpr) && tokens.count == 3:
            return references.isLost(role: role.key, of: nil, by: type)
        case "=" where node.isSyntax(.codeBlockItem):
            let owner = tokens.dropLast(3).last { $0.kind == .identifier }?.text
            return references.isLost(role: role.key, of: owner, by: type)
        default: return false
        }
    }

    /// The last name of what a call calls: of `state.items` it is `items`, of `Login()` it is `Login`.
    private func callee(of node: CodeNode) -> CodeToken? {
        if node.isSyntax(.functionCallExpr) { return node.children.first.flatMap(callee) }
        if node.isSyntax(.optionalChainingExpr) || node.isSyntax(.forceUnwrapExpr) {
            return node.children.first.flatMap(callee)
        }
        guard let token = node.lastToken, [.identifier, .keyword].contains(token.kind) else {
            return nil
        }
        return token
    }

    private func isUnmetRequirement(_ node: CodeNode, in scope: CodeScope) -> Bool {
        guard scope.isMember, let type = scope.types.last,
            references.kept.protocols.contains(type)
        else { return false }
        let names =
            node.isSyntax(.functionDecl)
            ? [Declarations.name(of: node)].compactMap { $0 }
            : node.child(.patternBindingList)?.children.compactMap { $0.firstToken?.key } ?? []
        return names.contains { references.isUnmet(requirement: $0, of: type) }
    }

    // MARK: - Calls

    private static let argumentLists: [CodeNode.Kind] = [
        .syntax(.labeledExprList), .arguments, .ownArguments,
    ]

    /// A call without the arguments of parameters that aren't there any more; nil where it has none of them.
    private func withoutLostArguments(_ call: CodeNode) -> CodeNode? {
        guard let callee = call.children.first.flatMap(callee),
            let index = call.children.firstIndex(where: { Self.argumentLists.contains($0.kind) })
        else { return nil }
        let list = call.children[index]
        let kept = list.children.map { argument -> CodeNode? in
            guard let label = argument.children.first?.token, label.kind == .identifier,
                references.isMissing(label: label, of: callee)
            else { return argument }
            return nil
        }
        guard kept.contains(where: { $0 == nil }) else { return nil }
        var children = call.children
        children[index] = CodeLists.rebuilt(list, keeping: kept)
        return CodeLayouts.closedUp(CodeNode(kind: call.kind, children: children), once: call)
    }

    private func isTooLong(_ call: CodeNode) -> Bool {
        guard let callee = call.children.first.flatMap(callee),
            let list = call.children.first(where: { Self.argumentLists.contains($0.kind) })
        else { return false }
        let count = list.children.count { argument in
            argument.children.dropFirst().first?.token?.text != ":"
        }
        return references.isTooLong(count, for: callee)
    }
}

/// Where a node stands.
struct CodeScope {
    /// The types around it, the innermost last.
    var types: [String] = []
    /// The variables and parameters that can be seen.
    var variables: Set<String> = []
    /// Whether it is a member, or stands outside of types.
    var isMember = true

    mutating func add(_ added: [LexicalNames.Variable]) {
        variables.formUnion(added.map(\.name))
    }
}
