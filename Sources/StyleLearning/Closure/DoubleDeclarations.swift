import SwiftSyntax

/// Leaves a type in one of the files that declare it: features don't have all of their types in the same file.
enum DoubleDeclarations {
    /// The files, each type in one of them: in one that is always made, where the feature that is followed has it.
    /// - Parameters:
    ///   - files: the files.
    ///   - originals: the files that they follow.
    ///   - optional: whether a file has to be asked for.
    static func removed(
        from files: [CodeNode], once originals: [CodeNode?], optional: [Bool]
    ) -> [CodeNode] {
        let names = files.map(names)
        let old = originals.map { $0.map(Self.names) ?? [] }
        var homes: [String: Int] = [:]
        for name in names.reduce(into: Set<String>(), { $0.formUnion($1) }) {
            homes[name] = files.indices.filter { names[$0].contains(name) }.min { left, right in
                func rank(_ index: Int) -> Int {
                    (optional[index] ? 2 : 0) + (old[index].contains(name) ? 0 : 1)
                }
                return (rank(left), left) < (rank(right), right)
            }
        }
        return files.enumerated().map { index, file in
            guard let list = file.child(.codeBlockItemList) else { return file }
            let kept = list.children.map { item in
                name(of: item).map { homes[$0] == index } ?? true ? item : nil
            }
            guard kept.contains(where: { $0 == nil }) else { return file }
            let left = CodeLists.rebuilt(list, keeping: kept)
            return CodeNode(
                kind: file.kind, children: file.children.map { $0 === list ? left : $0 })
        }
    }

    private static func names(of file: CodeNode) -> Set<String> {
        Set((file.child(.codeBlockItemList)?.children ?? []).compactMap(name))
    }

    private static func name(of item: CodeNode) -> String? {
        guard let type = item.children.first, !type.isSyntax(.extensionDecl) else { return nil }
        return Declarations.typeAround(type)
    }
}
