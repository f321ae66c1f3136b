import SwiftSyntax

/// Leaves out what only served code that was left out.
struct Leftovers {
    private let followed: Declarations
    private let siblings: Declarations
    private let originals: OriginalMembers
    private let reads: NameReads
    private let kept: Declarations
    private let keptReads: NameReads

    /// - Parameters:
    ///   - followed: what the feature that is followed declares.
    ///   - siblings: what any of the features declares.
    ///   - originals: the members of the one that is followed.
    ///   - reads: what any of them reads.
    ///   - kept: the files that are generated.
    init(
        followed: Declarations, siblings: Declarations, originals: OriginalMembers,
        reads: NameReads, kept: [CodeNode]
    ) {
        self.followed = followed
        self.siblings = siblings
        self.originals = originals
        self.reads = reads
        self.kept = Declarations(kept)
        keptReads = NameReads(kept)
    }

    func removed(from files: [CodeNode]) -> [CodeNode] {
        files.map { removed(from: $0, type: "", isHidden: false) }
    }

    /// - Parameter isHidden: whether it stands in a private extension.
    private func removed(from node: CodeNode, type: String, isHidden: Bool) -> CodeNode {
        guard node.kind != .token else { return node }
        var isHidden = isHidden
        let type = Declarations.typeAround(node) ?? type
        if Declarations.typeAround(node) != nil {
            isHidden = node.isSyntax(.extensionDecl) && isPrivate(node)
        }
        var children = node.children.map { removed(from: $0, type: type, isHidden: isHidden) }
        if node.isSyntax(.memberBlockItemList) || node.isSyntax(.codeBlockItemList) {
            let left = children.map { isLeftover($0, in: type, isHidden) ? nil : $0 }
            if left.contains(where: { $0 == nil }) {
                let list = CodeNode(kind: node.kind, children: children)
                return CodeLists.rebuilt(list, keeping: left)
            }
        }
        if node.kind == .chainLinks {
            let left = children.filter { !isEmptied(modifier: $0) }
            if left.count < children.count { return CodeNode(kind: node.kind, children: left) }
        }
        if node.isSyntax(.functionDecl) || node.isSyntax(.initializerDecl)
            || node.isSyntax(.accessorBlock)
        {
            children = withoutUnreadVariables(children)
        }
        return node.with(children)
    }

    // MARK: - Members

    private func isLeftover(_ item: CodeNode, in type: String, _ isHidden: Bool) -> Bool {
        guard let member = item.children.first, case .syntax(let kind) = member.kind else {
            return false
        }
        if isForeign(member, in: type, item.isSyntax(.memberBlockItem)) { return true }
        switch kind {
        case .extensionDecl:
            return member.child(.inheritanceClause) == nil
                && member.child(.memberBlock)?.child(.memberBlockItemList)?.children.isEmpty == true
        case .functionCallExpr: return isEmptied(call: member)
        case .functionDecl:
            guard let name = Declarations.name(of: member) else { return false }
            return isEmptied(function: member, in: type)
                || isUnused(name)
                    && (isHidden || isPrivate(member) || isFormerRequirement(name, of: type))
        case .variableDecl:
            let bindings = member.child(.patternBindingList)?.children ?? []
            guard bindings.count == 1, let name = bindings[0].firstToken?.key, isUnused(name)
            else { return false }
            let isComputed = bindings[0].child(.accessorBlock) != nil
            return (isHidden || isPrivate(member)) && (isComputed || isLiteral(bindings[0]))
                || isFormerRequirement(name, of: type)
        case .structDecl, .enumDecl:
            guard let name = Declarations.name(of: member), isPrivate(member), isUnused(name)
            else { return false }
            return kept.members(of: name).isEmpty && !siblings.members(of: name).isEmpty
        default: return false
        }
    }

    /// Whether a modifier of a view takes what it shows from a closure without anything in it. Those that say when
    /// something happens are where it goes.
    private func isEmptied(modifier link: CodeNode) -> Bool {
        guard link.children.count > 1, let name = link.children[1].firstToken?.text,
            name != "task", !name.hasPrefix("on"), let closure = link.child(.closureExpr)
        else { return false }
        return closure.child(.codeBlockItemList)?.children.isEmpty == true
    }

    /// Whether a declaration comes from other features than the one that is followed, and served what isn't there.
    private func isForeign(_ member: CodeNode, in type: String, _ isMember: Bool) -> Bool {
        if member.isSyntax(.structDecl) || member.isSyntax(.enumDecl)
            || member.isSyntax(.protocolDecl)
        {
            guard let name = Declarations.name(of: member) else { return false }
            return isUnused(name) && !followed.types.contains(name)
        }
        // Local variables are asked about where all of their function is known.
        guard followed.types.contains(type), isMember else { return false }
        var name: String?
        if member.isSyntax(.functionDecl) { name = Declarations.name(of: member) }
        if member.isSyntax(.variableDecl) {
            name = member.child(.patternBindingList)?.firstToken?.key
        }
        guard let name, !followed.members(of: type).contains(name) else { return false }
        let isOverride =
            member.child(.declModifierList)?.tokens.contains { $0.text == "override" } ?? false
        return isUnused(name) && !isOverride
    }

    /// Whether a statement is a task, a block of tests or a call for a list, without anything in it.
    private func isEmptied(call: CodeNode) -> Bool {
        if let list = call.child(.labeledExprList)
            ?? call.children.first(where: { $0.kind == .arguments }),
            list.children.count == 1, let array = list.children[0].children.last,
            array.isSyntax(.arrayExpr), array.child(.arrayElementList)?.children.isEmpty == true,
            (array.lastToken?.leading.lines.count ?? 0) > 1
        {
            return true
        }
        guard let callee = call.children.first, callee.isSyntax(.declReferenceExpr),
            let name = callee.firstToken?.text, name == "Task" || name.first?.isLowercase == true,
            let closure = call.child(.closureExpr)
        else { return false }
        return closure.child(.codeBlockItemList)?.children.isEmpty == true
    }

    /// Whether a name was read, and isn't any more.
    private func isUnused(_ name: String) -> Bool {
        reads.contains(name) && !keptReads.contains(name)
    }

    private func isPrivate(_ member: CodeNode) -> Bool {
        let modifiers = member.child(.declModifierList)?.tokens.map(\.text) ?? []
        let isExposed =
            member.child(.attributeList)?.tokens.contains {
                ["objc", "IBAction"].contains($0.text)
            }
            ?? false
        return !isExposed && modifiers.contains { ["private", "fileprivate"].contains($0) }
    }

    private func isLiteral(_ binding: CodeNode) -> Bool {
        guard let value = binding.child(.initializerClause)?.children.last else { return false }
        return [.stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr].contains {
            value.isSyntax($0)
        }
    }

    /// Whether a protocol of the feature's own asked for a member, and doesn't any more.
    private func isFormerRequirement(_ name: String, of type: String) -> Bool {
        guard !kept.protocols.contains(type) else { return false }
        let asking = siblings.lineage(of: [type]).filter {
            siblings.protocols.contains($0) && siblings.members(of: $0).contains(name)
        }
        return !asking.isEmpty && !kept.has(name, in: Set(asking))
    }

    /// Whether a function did something with parameters, and has neither any more.
    private func isEmptied(function: CodeNode, in type: String) -> Bool {
        guard let list = ReturnPaths.statements(of: function), list.children.isEmpty,
            let old = originals.member(like: function, in: type),
            ReturnPaths.statements(of: old)?.children.isEmpty == false
        else { return false }
        return Declarations.parameters(of: function).count < Declarations.parameters(of: old).count
    }

    // MARK: - Variables

    /// The parts of a function without variables that nothing reads any more.
    private func withoutUnreadVariables(_ parts: [CodeNode]) -> [CodeNode] {
        let local = NameReads(parts)
        return parts.map { withoutUnread($0, local) }
    }

    private func withoutUnread(_ node: CodeNode, _ local: NameReads) -> CodeNode {
        guard node.kind != .token else { return node }
        let children = node.children.map { withoutUnread($0, local) }
        if node.isSyntax(.codeBlockItemList) {
            let left = children.map { isUnread($0, local) ? nil : $0 }
            if left.contains(where: { $0 == nil }) {
                return CodeLists.rebuilt(
                    CodeNode(kind: node.kind, children: children), keeping: left)
            }
        }
        return node.with(children)
    }

    private func isUnread(_ item: CodeNode, _ local: NameReads) -> Bool {
        guard let variable = item.child(.variableDecl),
            let bindings = variable.child(.patternBindingList)?.children, bindings.count == 1,
            bindings[0].children.first?.isSyntax(.identifierPattern) == true,
            let name = bindings[0].firstToken?.key, !asksOwn(bindings[0], local)
        else { return false }
        let elsewhere = (local.counts[name] ?? 0) - (NameReads([item]).counts[name] ?? 0)
        return reads.contains(name) && elsewhere == 0
    }

    /// Whether a variable is what one of the feature's own types gives: the hook for what the feature will do with it.
    private func asksOwn(_ binding: CodeNode, _ local: NameReads) -> Bool {
        guard let call = binding.child(.initializerClause)?.child(.functionCallExpr),
            let callee = call.children.first, let name = callee.lastToken
        else { return false }
        // What is made in another place as well isn't needed here.
        if name.isOwnType { return kept.types.contains(name.key) && local.counts[name.key] == 1 }
        guard callee.isSyntax(.memberAccessExpr), case .member(let types) = name.binding else {
            return false
        }
        return kept.has(name.key, in: types)
    }
}
