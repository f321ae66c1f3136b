import SwiftParser
import SwiftSyntax

/// Collects what a file names: comments, strings and code in `#if false` don't count.
final class ReferenceCollector: SyntaxVisitor {
    private(set) var imports: [ImportReference] = []
    private(set) var types: [TypeReference] = []
    private(set) var associatedTypes: [(outer: String, name: String)] = []
    /// Whether a name is worth a look.
    private let isWanted: (String) -> Bool
    /// The types around the current place by their qualified names, the outermost first.
    private var enclosing: [String] = []
    /// Names that stand for something else than a type of the project or of a framework.
    private var local: [Set<String>] = []
    private var previews = 0

    private init(isWanted: @escaping (String) -> Bool) {
        self.isWanted = isWanted
        super.init(viewMode: .sourceAccurate)
    }

    /// The references of a file.
    /// - Parameter isWanted: tells for a name whether a reference that holds it matters.
    static func references(
        in bytes: [UInt8], file: Int, isWanted: @escaping (String) -> Bool
    ) -> FileReferences {
        let collector = ReferenceCollector(isWanted: isWanted)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        collector.walk(tree)
        return FileReferences(
            file: file, bytes: bytes, imports: collector.imports, types: collector.types,
            associatedTypes: collector.associatedTypes)
    }

    // MARK: Names

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.identifier?.name {
            imports.append(
                ImportReference(
                    module: module,
                    offset: node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        var components = [Self.name(of: node.name)]
        var outer: Syntax = Syntax(node)
        while let member = outer.parent?.as(MemberTypeSyntax.self),
            Syntax(member.baseType) == outer
        {
            components.append(Self.name(of: member.name))
            outer = Syntax(member)
        }
        let isAttribute = outer.parent?.is(AttributeSyntax.self) ?? false
        note(components, at: Syntax(node.name), isAttribute: isAttribute)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // `.name` and `base.name` are members, not types.
        if let member = node.parent?.as(MemberAccessExprSyntax.self),
            member.declName.id == node.id
        {
            return .visitChildren
        }
        var components = [Self.name(of: node.baseName)]
        guard let first = components[0].first, first.isUppercase || first == "_" else {
            return .visitChildren
        }
        var outer: Syntax = Syntax(node)
        while let member = outer.parent?.as(MemberAccessExprSyntax.self),
            let base = member.base, Syntax(base) == outer
        {
            components.append(Self.name(of: member.declName.baseName))
            outer = Syntax(member)
        }
        note(components, at: Syntax(node), isAttribute: false)
        return .visitChildren
    }

    private func note(_ components: [String], at node: Syntax, isAttribute: Bool) {
        guard components.contains(where: isWanted), components[0] != "Self" else { return }
        guard !local.contains(where: { $0.contains(components[0]) }) else { return }
        types.append(
            TypeReference(
                components: components,
                offset: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                isAttribute: isAttribute, isInPreview: previews > 0,
                enclosing: enclosing.reversed()))
    }

    private static func name(of token: TokenSyntax) -> String {
        token.identifier?.name ?? token.text
    }

    // MARK: Scopes

    private func enter(
        _ name: String, _ generics: GenericParameterClauseSyntax?, isExtension: Bool = false
    ) {
        let outer = isExtension ? nil : enclosing.last
        enclosing.append(outer.map { "\($0).\(name)" } ?? name)
        open(generics)
    }

    private func leave() {
        enclosing.removeLast()
        local.removeLast()
    }

    private func open(_ generics: GenericParameterClauseSyntax?) {
        local.append(Set(generics?.parameters.map { Self.name(of: $0.name) } ?? []))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isPreview(node) { previews += 1 }
        enter(Self.name(of: node.name), node.genericParameterClause)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) {
        leave()
        if Self.isPreview(node) { previews -= 1 }
    }

    private static func isPreview(_ node: StructDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains {
            $0.type.trimmedDescription.hasSuffix("PreviewProvider")
        } ?? false
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(Self.name(of: node.name), node.genericParameterClause)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(Self.name(of: node.name), node.genericParameterClause)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(Self.name(of: node.name), node.genericParameterClause)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(Self.name(of: node.name), nil)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(OwnTypes.plain(node.extendedType.trimmedDescription), nil, isExtension: true)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if let outer = enclosing.last { associatedTypes.append((outer, Self.name(of: node.name))) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.genericParameterClause)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { local.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.genericParameterClause)
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { local.removeLast() }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.genericParameterClause)
        return .visitChildren
    }

    override func visitPost(_ node: SubscriptDeclSyntax) { local.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.genericParameterClause)
        return .visitChildren
    }

    override func visitPost(_ node: TypeAliasDeclSyntax) { local.removeLast() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        local.append(Set(node.statements.compactMap { Self.declaredType($0.item) }))
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockSyntax) { local.removeLast() }

    /// The name of a type that a statement in a function's body declares.
    private static func declaredType(_ item: CodeBlockItemSyntax.Item) -> String? {
        let node = Syntax(item)
        let token =
            node.as(StructDeclSyntax.self)?.name ?? node.as(ClassDeclSyntax.self)?.name
            ?? node.as(EnumDeclSyntax.self)?.name ?? node.as(ActorDeclSyntax.self)?.name
            ?? node.as(TypeAliasDeclSyntax.self)?.name
        return token.map(name(of:))
    }

    // MARK: Previews and dead code

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { previews += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionExprSyntax) {
        if node.macroName.text == "Preview" { previews -= 1 }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { previews += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionDeclSyntax) {
        if node.macroName.text == "Preview" { previews -= 1 }
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let condition = clause.condition?.trimmedDescription
            if condition == "false" || condition == "0" { continue }
            if let elements = clause.elements { walk(Syntax(elements)) }
            // What follows `#if true` is never compiled.
            if condition == "true" || condition == "1" { break }
        }
        return .skipChildren
    }
}
