import SwiftSyntax

/// Finds for each child of a node its counterpart in a node of the same kind, of which optional children may be
/// absent.
enum LayoutAlignment {
    /// For each of the children the index of its counterpart, or nil.
    static func partners(_ children: [CodeNode], _ other: [CodeNode]) -> [Int?] {
        if children.count == other.count { return children.indices.map { $0 } }
        var next = 0
        return children.map { child in
            let found = other[next...].firstIndex { slot($0) == slot(child) }
            if let found { next = found + 1 }
            return found
        }
    }

    /// The place in a node that a child may take.
    private static func slot(_ node: CodeNode) -> String {
        switch node.kind {
        case .token:
            guard let token = node.token, token.kind != .identifier else { return "identifier" }
            return token.text
        case .chain: return "Expr"
        case .chainLink, .chainLinks: return "links"
        case .arguments, .ownArguments: return "labeledExprList"
        case .syntax(let kind):
            let name = "\(kind)"
            for group in ["Expr", "Type", "Pattern"] where name.hasSuffix(group) { return group }
            return name
        }
    }
}
