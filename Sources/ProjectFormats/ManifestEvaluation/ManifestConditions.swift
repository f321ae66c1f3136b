import SwiftSyntax

/// Decides `#if` as the machine does that opens iOS projects: macOS with a current compiler.
enum ManifestConditions {
    /// The elements of the clause that counts, or nil where none does.
    static func activeElements(of conditional: IfConfigDeclSyntax)
        -> IfConfigClauseSyntax.Elements?
    {
        for clause in conditional.clauses {
            guard let condition = clause.condition else { return clause.elements }
            if holds(condition, depth: 0) { return clause.elements }
        }
        return nil
    }

    /// The last component of a type's or extension's name.
    static func typeName(of declaration: DeclSyntax) -> String? {
        if let type = declaration.as(ExtensionDeclSyntax.self) {
            let text = type.extendedType.trimmedDescription
            return text.split(separator: ".").last.map(String.init)
        }
        return declaration.asProtocol(NamedDeclSyntax.self)?.name.text
    }

    private static func holds(_ condition: ExprSyntax, depth: Int) -> Bool {
        guard depth < 32 else { return false }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.text == "true"
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return holds(only.expression, depth: depth + 1)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return !holds(prefix.expression, depth: depth + 1)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return holds(Array(sequence.elements), depth: depth)
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            let left = holds(infix.leftOperand, depth: depth + 1)
            let right = holds(infix.rightOperand, depth: depth + 1)
            return infix.operator.trimmedDescription == "||" ? left || right : left && right
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
        return false
    }

    private static func holds(_ elements: [ExprSyntax], depth: Int) -> Bool {
        var alternatives = false
        var current = true
        for element in elements {
            if let binary = element.as(BinaryOperatorExprSyntax.self) {
                if binary.operator.text == "||" {
                    alternatives = alternatives || current
                    current = true
                }
            } else {
                current = current && holds(element, depth: depth + 1)
            }
        }
        return alternatives || current
    }

    private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "macOS" || argument == "OSX"
        case "canImport": return ["Darwin", "Foundation", "PackageDescription"].contains(argument)
        case "swift", "compiler": return argument.hasPrefix(">=")
        default: return false
        }
    }
}
