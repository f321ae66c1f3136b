import SwiftParser
import SwiftSyntax

@testable import ProjectScanning

/// The outline of a file as SwiftParser sees it: what the outline scanner is measured against.
final class SyntaxOutline: SyntaxVisitor {
    var imports: [String] = []
    var declarations: [String] = []

    static func read(_ bytes: [UInt8]) -> (imports: [String], declarations: [String]) {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = SyntaxOutline(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return (visitor.imports, visitor.declarations)
    }

    /// The scanner's outline in the same words.
    static func describe(_ outline: FileOutline) -> (imports: [String], declarations: [String]) {
        (
            outline.imports.map { "\($0.attributes) \($0.module)" },
            outline.declarations.map {
                "\($0.kind) \(compact($0.name)) \($0.attributes) : \($0.inheritance.map(compact))"
            }
        )
    }

    static func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let condition = node.condition?.trimmedDescription
        return condition == "false" || condition == "0" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first.map { $0.name.text } ?? ""
        imports.append("\(names(node.attributes)) \(module)")
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add("class", node.name.trimmedDescription, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add("struct", node.name.trimmedDescription, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add("enum", node.name.trimmedDescription, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add("protocol", node.name.trimmedDescription, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add("actor", node.name.trimmedDescription, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            "extension", node.extendedType.trimmedDescription, node.attributes,
            node.inheritanceClause)
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add("macro", node.name.trimmedDescription, node.attributes, nil)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add("typealias", node.name.trimmedDescription, node.attributes, nil)
    }

    private func add(
        _ kind: String, _ name: String, _ attributes: AttributeListSyntax,
        _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let types =
            inheritance?.inheritedTypes.map { Self.compact($0.type.trimmedDescription) } ?? []
        declarations.append("\(kind) \(Self.compact(name)) \(names(attributes)) : \(types)")
        return .visitChildren
    }

    private func names(_ attributes: AttributeListSyntax) -> [String] {
        attributes.compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
                ?? attribute.attributeName.trimmedDescription
        }
    }
}
