import SwiftSyntax

/// Generalises one feature's code over the same code of its siblings: what most of them share stays word for word,
/// and what is particular to the one goes.
///
/// This is anti-unification (Plotkin 1970) of syntax trees, with lists aligned as in tree differencing: where the
/// trees differ, the smallest element of a list that holds the difference is left out.
struct CodeMerger {
    /// The code that is left; nil where nothing valid is.
    /// - Parameters:
    ///   - node: the code of the feature that is followed.
    ///   - others: the same code of other features, those without any left out.
    func merged(_ node: CodeNode, with others: [CodeNode]) -> CodeNode? {
        let need = Majority.need(of: others.count + 1)
        let agreeing = others.filter {
            $0.abstractHash == node.abstractHash || $0.rawHash == node.rawHash
        }
        if 1 + agreeing.count >= need {
            return Self.agreed(MajorityLayout.of(node, among: agreeing), with: agreeing)
        }
        guard node.kind != .token else { return nil }
        let alike = others.filter { $0.kind == node.kind }
        guard 1 + alike.count >= need else { return nil }
        if PrunableLists.kinds.contains(node.kind) { return list(node, alike) }
        return layout(node, alike)
    }

    // MARK: - Equal code

    private static func agreed(_ node: CodeNode, with others: [CodeNode]) -> CodeNode {
        if let token = node.token {
            return CodeNode(TokenMerger.merged(token, with: others.compactMap(\.token)))
        }
        let alike = others.filter { $0.children.count == node.children.count }
        let children = node.children.indices.map { index in
            agreed(node.children[index], with: alike.map { $0.children[index] })
        }
        return CodeNode(kind: node.kind, children: children)
    }

    // MARK: - Lists

    private func list(_ node: CodeNode, _ others: [CodeNode]) -> CodeNode? {
        let alignments = others.map { ListAlignment(node.children, $0.children) }
        let need = Majority.need(of: others.count + 1)
        var kept: [CodeNode?] = []
        for (index, element) in node.children.enumerated() {
            let partners = zip(alignments, others).compactMap { alignment, other in
                alignment.partner(of: index).map { other.children[$0] }
            }
            let isShared = 1 + partners.count >= need
            var merged = isShared ? self.merged(element, with: partners) : nil
            if merged == nil, node.kind == .ownArguments, Self.isPlain(element) {
                // It goes later where its parameter went.
                merged = element
            }
            if merged == nil, node.isSyntax(.switchCaseList) {
                merged = EmptiedCases.emptied(element, of: node)
            }
            if merged == nil, !PrunableLists.mayLose(element, of: node, isShared: isShared) {
                return nil
            }
            kept.append(merged)
        }
        return CodeLists.rebuilt(node, keeping: kept)
    }

    /// Whether an argument is a name, and holds nothing that one feature alone would say.
    private static func isPlain(_ argument: CodeNode) -> Bool {
        argument.tokens.allSatisfy { token in
            token.kind == .identifier || [":", ".", ",", "self"].contains(token.text)
        }
    }

    // MARK: - Nodes

    private func layout(_ node: CodeNode, _ others: [CodeNode]) -> CodeNode? {
        if PrunableLists.isStrict(node.kind) {
            guard others.allSatisfy({ $0.children.count == node.children.count }) else {
                let same = others.filter { $0.children.count == node.children.count }
                let isEnough = 1 + same.count >= Majority.need(of: others.count + 1)
                return isEnough ? layout(node, same) : nil
            }
        }
        let partners = others.map { LayoutAlignment.partners(node.children, $0.children) }
        let need = Majority.need(of: others.count + 1)
        var kept: [CodeNode?] = []
        for (index, child) in node.children.enumerated() {
            let found = zip(partners, others).compactMap { partner, other in
                partner[index].map { other.children[$0] }
            }
            var merged = 1 + found.count >= need ? self.merged(child, with: found) : nil
            if merged == nil, child.isSyntax(.switchCaseLabel), !found.isEmpty {
                // The same case, that is: a `switch` without it would be incomplete.
                merged = child
            }
            kept.append(merged)
        }
        return CodeLayouts.rebuilt(node, keeping: kept)
    }
}
