import SwiftSyntax

/// Finds implicitly unwrapped variables to which no code gives a value: reading them ends the program.
struct UnassignedVariables {
    let names: Set<String>

    init(_ file: CodeNode) {
        names = Self.declared(in: file).subtracting(StoredProperties.assigned(in: file))
    }

    private init(names: Set<String>) { self.names = names }

    /// Those to which the feature that is followed gives a value, in the same type, and no file does any more.
    /// - Parameters:
    ///   - originals: the types of the feature that is followed.
    ///   - file: the file.
    ///   - files: all files.
    static func lost(
        from file: CodeNode, once originals: OriginalMembers, among files: [CodeNode]
    ) -> UnassignedVariables {
        let names = UnassignedVariables(file).names
        guard !names.isEmpty else { return UnassignedVariables(names: []) }
        let before = Declarations([file]).types.reduce(into: Set<String>()) {
            if let block = originals.block(of: $1) {
                $0.formUnion(StoredProperties.assigned(in: block))
            }
        }
        let given = Set(files.flatMap { Self.given(in: $0.tokens) })
        return UnassignedVariables(names: names.intersection(before).subtracting(given))
    }

    /// The code without the variables.
    func removed(from node: CodeNode) -> CodeNode {
        guard node.kind != .token, !names.isEmpty else { return node }
        let children = node.children.map(removed)
        if node.isSyntax(.memberBlockItemList) || node.isSyntax(.codeBlockItemList) {
            let left = children.map { isOne($0) ? nil : $0 }
            if left.contains(where: { $0 == nil }) {
                return CodeLists.rebuilt(
                    CodeNode(kind: node.kind, children: children), keeping: left)
            }
        }
        return node.with(children)
    }

    private func isOne(_ item: CodeNode) -> Bool {
        guard let variable = item.child(.variableDecl) else { return false }
        return !Self.declared(in: variable).isDisjoint(with: names)
    }

    private static func declared(in node: CodeNode) -> Set<String> {
        // An outlet is assigned by what loads it.
        if node.isSyntax(.variableDecl), node.child(.attributeList)?.children.isEmpty == false {
            return []
        }
        if node.isSyntax(.patternBinding), node.child(.initializerClause) == nil,
            node.child(.typeAnnotation)?.child(.implicitlyUnwrappedOptionalType) != nil,
            let name = node.firstToken?.key
        {
            return [name]
        }
        return node.children.reduce(into: []) { $0.formUnion(declared(in: $1)) }
    }

    /// The members of others that are given a value, as in `controller.presenter = presenter`.
    private static func given(in tokens: [CodeToken]) -> [String] {
        tokens.indices.dropFirst(2).dropLast(2).compactMap { index in
            tokens[index + 1].text == "=" && tokens[index + 2].text != "nil"
                && tokens[index - 1].text == "." && tokens[index - 2].text != "self"
                ? tokens[index].key : nil
        }
    }
}
