import FileTree
import SwiftSyntax

/// Tells what of the features that are followed was left out.
struct Omissions {
    let content: FamilyContent

    var all: [LearningReport.Omission] {
        content.roles.compactMap { $0 }.flatMap(omissions)
    }

    private func omissions(_ role: FamilyContent.Role) -> [LearningReport.Omission] {
        let path = role.exemplar.path
        switch role.content {
        case .nothing:
            return [
                .init(
                    path: path, what: "the whole file",
                    why: "nothing is left of it that a new feature could have",
                    isWholeFile: true)
            ]
        case .code(let node):
            guard let original = role.exemplar.node else { return [] }
            let kept = Set(Self.declarations(in: node))
            return Self.declarations(in: original).filter { !kept.contains($0) }.map {
                .init(
                    path: path, what: $0,
                    why: "most siblings have nothing like it, or it names what they don't have")
            }
        case .text, .bytes: return []
        }
    }

    /// The types, and their members behind a period, as they stand in the source.
    private static func declarations(in node: CodeNode, below type: String = "") -> [String] {
        var result: [String] = []
        for child in node.children {
            guard case .syntax(let kind) = child.kind else { continue }
            switch kind {
            case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
                let name = type + (name(of: child) ?? "")
                result.append(name)
                result += declarations(in: child, below: name + ".")
            case .functionDecl: result.append("\(type)\(name(of: child) ?? "")()")
            case .variableDecl:
                let bindings = child.child(.patternBindingList)?.children ?? []
                result += bindings.compactMap { $0.firstToken?.text }.map { type + $0 }
            case .enumCaseElement: result.append(type + (name(of: child) ?? ""))
            default: result += declarations(in: child, below: type)
            }
        }
        return result
    }

    private static func name(of node: CodeNode) -> String? {
        node.children.first { $0.token?.kind == .identifier }?.token?.text
    }
}
