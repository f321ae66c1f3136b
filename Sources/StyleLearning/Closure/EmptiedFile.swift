import SwiftSyntax

/// What becomes of a file of which nothing but imports is left.
enum EmptiedFile {
    /// Whether code holds more than imports.
    static func saysSomething(_ file: CodeNode) -> Bool {
        (file.child(.codeBlockItemList)?.children ?? []).contains { item in
            if let condition = item.child(.ifConfigDecl) {
                return condition.child(.ifConfigClauseList)?.children.contains(where: saysSomething)
                    ?? false
            }
            return item.child(.importDecl) == nil
        }
    }

    /// The file as it is where it declares something, and with the extension that it was made for where that is of a type
    /// that is there; nil where it would say nothing.
    /// - Parameters:
    ///   - node: what is left of the file.
    ///   - original: the file that it follows.
    ///   - types: the types that are declared.
    static func completed(
        _ node: CodeNode, once original: CodeNode, types: Set<String>
    ) -> CodeNode? {
        guard !saysSomething(node), saysSomething(original) else { return node }
        guard let list = node.child(.codeBlockItemList),
            let item = original.child(.codeBlockItemList)?.children.first(where: { item in
                item.child(.extensionDecl).flatMap(Declarations.typeAround).map(types.contains)
                    ?? false
            }), let emptied = emptied(item)
        else { return nil }
        let entries =
            list.children.map { CodeLists.Entry(original: $0, kept: $0) }
            + [CodeLists.Entry(original: item, kept: emptied, isOwn: false)]
        let filled = CodeLists.rebuilt(list, of: entries) { _, _ in false }
        return CodeNode(
            kind: node.kind, children: node.children.map { $0 === list ? filled : $0 })
    }

    private static func emptied(_ item: CodeNode) -> CodeNode? {
        guard let declaration = item.child(.extensionDecl),
            let block = declaration.child(.memberBlock),
            let members = block.child(.memberBlockItemList)
        else { return nil }
        let none = CodeNode(kind: members.kind, children: [])
        let body = CodeNode(
            kind: block.kind, children: block.children.map { $0 === members ? none : $0 })
        let kept = declaration.children.map { child -> CodeNode? in
            let isClause =
                child.isSyntax(.inheritanceClause) || child.isSyntax(.genericWhereClause)
            return isClause ? nil : child === block ? body : child
        }
        var children: [CodeNode] = []
        for (child, old) in zip(kept, declaration.children) {
            if let child {
                children.append(child)
            } else if let space = old.lastToken?.trailing, let last = children.popLast() {
                children.append(
                    last.withLast { token in
                        var token = token
                        if token.trailing.isEmpty { token.trailing = space }
                        return token
                    })
            }
        }
        return CodeNode(
            kind: item.kind, children: [CodeNode(kind: declaration.kind, children: children)])
    }
}
