import SwiftSyntax

/// Leaves a type in one of the files that declare it: features don't have all of their types in the same file.
enum DoubleDeclarations {
    /// The files, each type in the one where the feature that is followed has it, or in the first.
    /// - Parameters:
    ///   - files: the files.
    ///   - originals: the files that they follow.
    static func removed(from files: [CodeNode], once originals: [CodeNode?]) -> [CodeNode] {
        var homes: [String: Int] = [:]
        for (index, original) in originals.enumerated() {
            for name in original.map(names) ?? [] where homes[name] == nil { homes[name] = index }
        }
        for (index, file) in files.enumerated() {
            for name in names(of: file) {
                guard let home = homes[name], home != index, names(of: files[home]).contains(name)
                else {
                    homes[name] =
                        homes[name].map { names(of: files[$0]).contains(name) ? $0 : index }
                        ?? index
                    continue
                }
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

    private static func names(of file: CodeNode) -> [String] {
        (file.child(.codeBlockItemList)?.children ?? []).compactMap(name)
    }

    private static func name(of item: CodeNode) -> String? {
        guard let type = item.children.first, !type.isSyntax(.extensionDecl) else { return nil }
        return Declarations.typeAround(type)
    }
}
