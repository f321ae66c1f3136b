import SwiftSyntax

/// Where the features that are learned from declare their types: not all of them in the same file.
struct TypeDeclarations {
    private var declarations: [Int: [String: CodeNode]] = [:]

    init(_ exemplars: Exemplars) {
        for file in exemplars.code.flatMap({ $0 }) {
            for list in file.node?.children ?? [] where list.isSyntax(.codeBlockItemList) {
                for item in list.children {
                    guard let type = item.children.first, !type.isSyntax(.extensionDecl),
                        let name = Declarations.typeAround(type)
                    else { continue }
                    declarations[file.sibling, default: [:]][name] = item
                }
            }
        }
    }

    /// The declarations of each type by all features but one.
    func others(than sibling: Int) -> [String: [CodeNode]] {
        var result: [String: [CodeNode]] = [:]
        for (index, types) in declarations.sorted(by: { $0.key < $1.key }) where index != sibling {
            for (name, item) in types { result[name, default: []].append(item) }
        }
        return result
    }
}
