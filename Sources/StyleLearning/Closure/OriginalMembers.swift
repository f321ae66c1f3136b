import SwiftSyntax

/// The types and their members as the feature that is followed has them.
struct OriginalMembers {
    private var members: [String: [CodeNode]] = [:]
    private var blocks: [String: CodeNode] = [:]

    init(_ files: [CodeNode]) {
        for file in files { read(file, type: "") }
    }

    /// The member that another is what is left of; nil where it isn't clear which one.
    func member(like node: CodeNode, in type: String) -> CodeNode? {
        let candidates = members[Self.key(of: node, in: type)] ?? []
        let labels = Self.labels(of: node)
        let same = candidates.filter { Self.labels(of: $0) == labels }
        if same.count == 1 { return same[0] }
        let larger = candidates.filter { Set(Self.labels(of: $0)).isSuperset(of: labels) }
        if same.isEmpty && larger.count == 1 { return larger[0] }
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// The binding of a variable that another is what is left of.
    func binding(like node: CodeNode, in type: String) -> CodeNode? {
        guard let name = node.firstToken?.key else { return nil }
        let variables = members["\(type) var \(name)"] ?? []
        guard variables.count == 1 else { return nil }
        return variables[0].child(.patternBindingList)?.children
            .first { $0.firstToken?.key == name }
    }

    /// The members of a type, as its declaration lists them.
    func block(of type: String) -> CodeNode? { blocks[type] }

    private mutating func read(_ node: CodeNode, type: String) {
        let type = Declarations.typeAround(node) ?? type
        if !node.isSyntax(.extensionDecl), Declarations.typeAround(node) != nil,
            let block = node.child(.memberBlock)
        {
            blocks[type] = block
        }
        if node.isSyntax(.memberBlockItem) || node.isSyntax(.codeBlockItem),
            let member = node.children.first
        {
            let key = Self.key(of: member, in: type)
            if !key.isEmpty {
                members[key, default: []].append(member)
                return
            }
        }
        for child in node.children { read(child, type: type) }
    }

    private static func labels(of node: CodeNode) -> [String] {
        Declarations.parameters(of: node).compactMap { $0.firstToken?.key }
    }

    private static func key(of node: CodeNode, in type: String) -> String {
        switch node.kind {
        case .syntax(.functionDecl): "\(type) func \(Declarations.name(of: node) ?? "")"
        case .syntax(.initializerDecl): "\(type) init"
        case .syntax(.variableDecl):
            "\(type) var \(node.child(.patternBindingList)?.firstToken?.key ?? "")"
        default: ""
        }
    }
}
