import SwiftSyntax

/// Puts back what declares a variable of a function where much of the function that most features have reads it: one
/// feature makes the variable in another way than its siblings, and without it all that follows would go.
enum NeededVariables {
    /// The code with the statements that it needs of the code that it is what is left of.
    static func restored(_ node: CodeNode, like original: CodeNode) -> CodeNode {
        guard node.kind == original.kind, node.kind != .token, node !== original else {
            return node
        }
        if PrunableLists.contains(node.kind) {
            return restored(list: node, like: original)
        }
        let partners = LayoutAlignment.partners(node.children, original.children)
        let children = zip(node.children, partners).map { child, partner in
            partner.map { restored(child, like: original.children[$0]) } ?? child
        }
        return node.with(children)
    }

    private static func restored(list: CodeNode, like original: CodeNode) -> CodeNode {
        let alignment = ListAlignment(list, original)
        let partners = list.children.indices.map { alignment.partner(of: $0) }
        var items = zip(list.children, partners).map { item, partner in
            (
                place: partner,
                node: partner.map { restored(item, like: original.children[$0]) } ?? item
            )
        }
        guard list.isSyntax(.codeBlockItemList) else { return list.with(items.map(\.node)) }
        let needed = needed(by: list, of: original, without: Set(partners.compactMap { $0 }))
        for index in needed {
            let place = items.lastIndex { ($0.place ?? .max) < index }.map { $0 + 1 } ?? 0
            items.insert((index, original.children[index]), at: place)
        }
        return needed.isEmpty
            ? list.with(items.map(\.node)) : CodeNode(kind: list.kind, children: items.map(\.node))
    }

    /// The statements, by their places, that declare what is read; none where they are more than what reads it.
    private static func needed(
        by list: CodeNode, of original: CodeNode, without kept: Set<Int>
    ) -> [Int] {
        let declared = original.children.map { names(declaredBy: $0, in: original) }
        var missing = list.children.reduce(into: Set<String>()) {
            $0.formUnion(variables(readBy: $1))
        }
        missing.subtract(list.children.flatMap { names(declaredBy: $0, in: list) })
        var needed: [Int] = []
        for index in original.children.indices.reversed()
        where !kept.contains(index) && !declared[index].isDisjoint(with: missing) {
            needed.append(index)
            missing.formUnion(variables(readBy: original.children[index]))
        }
        guard !needed.isEmpty else { return [] }
        var lost = needed.reduce(into: Set<String>()) { $0.formUnion(declared[$1]) }
        var saved = 0
        for statement in list.children where !variables(readBy: statement).isDisjoint(with: lost) {
            saved += statement.tokens.count
            lost.formUnion(names(declaredBy: statement, in: list))
        }
        let price = needed.reduce(0) { $0 + original.children[$1].tokens.count }
        return saved >= price * leastGain ? needed.reversed() : []
    }

    /// How many times as much code is saved as is put back.
    private static let leastGain = 2

    private static func names(declaredBy statement: CodeNode, in list: CodeNode) -> Set<String> {
        Set(LexicalNames.variables(behind: statement, in: list).map(\.name))
    }

    private static func variables(readBy statement: CodeNode) -> Set<String> {
        Set(statement.tokens.filter { $0.binding == .local }.map(\.key))
    }
}
