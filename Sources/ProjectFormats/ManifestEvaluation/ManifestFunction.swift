import SwiftSyntax

/// A function or computed property that a manifest declares.
struct ManifestFunction {
    struct Parameter {
        /// What callers write; nil for `_`.
        var label: String?
        /// What the body uses.
        var name: String
        var defaultValue: ExprSyntax?
    }

    var parameters: [Parameter]
    var body: CodeBlockItemListSyntax
    /// Whether it is used without parentheses.
    var isProperty: Bool

    init(_ declaration: FunctionDeclSyntax) {
        parameters = Self.parameters(of: declaration.signature)
        body = declaration.body?.statements ?? CodeBlockItemListSyntax([])
        isProperty = false
    }

    /// An initialiser; what it does with its parameters isn't followed.
    init(_ declaration: InitializerDeclSyntax) {
        parameters = Self.parameters(of: declaration.signature)
        body = CodeBlockItemListSyntax([])
        isProperty = false
    }

    private static func parameters(of signature: FunctionSignatureSyntax) -> [Parameter] {
        signature.parameterClause.parameters.map { parameter in
            let first = parameter.firstName.text
            return Parameter(
                label: first == "_" ? nil : first,
                name: parameter.secondName?.text ?? first,
                defaultValue: parameter.defaultValue?.value)
        }
    }

    /// A computed property with only a getter; nil for any other.
    init?(_ binding: PatternBindingSyntax) {
        guard let block = binding.accessorBlock else { return nil }
        switch block.accessors {
        case .getter(let items): body = items
        case .accessors(let list):
            guard
                let getter = list.first(where: { $0.accessorSpecifier.text == "get" })?.body
            else { return nil }
            body = getter.statements
        @unknown default: return nil
        }
        parameters = []
        isProperty = true
    }
}
