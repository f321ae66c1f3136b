import SwiftSyntax

/// Puts an import back where the features import different modules for one name, so that none of them is what most have.
struct NeededImports {
    /// What a file imports, and the names of types in it that aren't the feature's own.
    struct File: Sendable {
        fileprivate var imports: [String: CodeNode] = [:]
        fileprivate var names: Set<String> = []

        init(_ file: CodeNode) {
            for item in file.child(.codeBlockItemList)?.children ?? [] {
                if let declaration = item.child(.importDecl) {
                    let path = declaration.children.last { !$0.tokens.isEmpty }
                    imports[path?.key ?? ""] = item
                } else {
                    item.forEachToken { token in
                        guard token.kind == .identifier, !token.isOwnType,
                            token.text.first?.isUppercase == true, !token.pieces.holdsName
                        else { return }
                        names.insert(token.text)
                    }
                }
            }
        }
    }

    private let files: [File]
    private let isDeclared: (String) -> Bool

    /// - Parameters:
    ///   - files: the features' files as they stand.
    ///   - isDeclared: whether the project itself declares a type.
    init(_ files: [File], isDeclared: @escaping (String) -> Bool) {
        self.files = files
        self.isDeclared = isDeclared
    }

    /// The file with an import for each name that no feature has with those alone that are left.
    /// - Parameters:
    ///   - node: what is left of a file.
    ///   - original: the file that it follows.
    func completed(_ node: CodeNode, like original: CodeNode) -> CodeNode {
        guard let list = node.child(.codeBlockItemList) else { return node }
        let left = File(node)
        let own = File(original)
        var present = Set(left.imports.keys)
        var added: [CodeNode] = []
        for name in left.names.sorted() where !isDeclared(name) {
            let users = files.filter { $0.names.contains(name) }
            let isCovered = users.contains { Set($0.imports.keys).isSubset(of: present) }
            guard !users.isEmpty, !isCovered, users.allSatisfy({ !$0.imports.isEmpty }) else {
                continue
            }
            // What nearly every file with the name imports beside what is there, and what the one that is followed does.
            var counts: [String: Int] = [:]
            for module in users.flatMap(\.imports.keys) where !present.contains(module) {
                counts[module, default: 0] += 2
            }
            for module in own.imports.keys where counts[module] != nil {
                counts[module, default: 0] += 1
            }
            let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
            guard let best = best?.key, (counts[best] ?? 0) >= users.count,
                let item = own.imports[best] ?? users.lazy.compactMap({ $0.imports[best] }).first
            else { continue }
            present.insert(best)
            added.append(item)
        }
        guard !added.isEmpty else { return node }
        let place = list.children.lastIndex { $0.child(.importDecl) != nil }.map { $0 + 1 } ?? 0
        var entries = list.children.map { CodeLists.Entry(original: $0, kept: $0) }
        entries.insert(
            contentsOf: added.map { CodeLists.Entry(original: $0, kept: $0, isOwn: false) },
            at: place)
        let filled = CodeLists.rebuilt(list, of: entries) { _, _ in false }
        return CodeNode(
            kind: node.kind, children: node.children.map { $0 === list ? filled : $0 })
    }
}
