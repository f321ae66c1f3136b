import SwiftSyntax

/// Takes from an enum that lost its cases what only one with cases can be.
enum EmptiedEnums {
    static func fitted(_ node: CodeNode) -> CodeNode {
        guard node.kind != .token else { return node }
        let children = node.children.map(fitted)
        let result = node.with(children)
        guard result.isSyntax(.enumDecl), let clause = result.child(.inheritanceClause),
            let list = clause.child(.inheritedTypeList), let block = result.child(.memberBlock),
            !holdsCase(block)
        else { return result }
        let kept = list.children.map { type -> CodeNode? in
            let name = type.tokens.first { $0.kind == .identifier }?.text ?? ""
            return needingCases.contains(name) ? nil : type
        }
        guard kept.contains(where: { $0 == nil }) else { return result }
        let types = CodeLists.rebuilt(list, keeping: kept)
        let left = CodeNode(
            kind: clause.kind, children: clause.children.map { $0 === list ? types : $0 })
        return CodeLayouts.rebuilt(
            result, keeping: result.children.map { $0 === clause ? left : $0 }) ?? result
    }

    /// Raw types, and what the compiler can't make for an enum without cases.
    private static let needingCases: Set<String> = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64", "Double", "Float", "Character", "Codable", "Decodable", "Encodable", "CodingKey",
    ]

    private static func holdsCase(_ block: CodeNode) -> Bool {
        // Conditional cases count; those of an enum in it don't.
        block.children.contains { child in
            child.isSyntax(.enumCaseDecl) || !child.isSyntax(.enumDecl) && holdsCase(child)
        }
    }
}
