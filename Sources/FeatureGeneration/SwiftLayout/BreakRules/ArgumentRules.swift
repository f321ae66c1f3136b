import SwiftSyntax

extension BreakRule {
    /// `f(a, b)`: one argument a line.
    static let arguments = BreakRule { node, line in
        guard let call = node.as(FunctionCallExprSyntax.self), let open = call.leftParen,
            let close = call.rightParen
        else { return nil }
        return spread(
            open: open, elements: call.arguments.map { Syntax($0) }, close: close, line: line)
    }

    /// `#expect(a, b)`: one argument a line.
    static let macroArguments = BreakRule { node, line in
        let macro: (any FreestandingMacroExpansionSyntax)? =
            node.as(MacroExpansionExprSyntax.self) ?? node.as(MacroExpansionDeclSyntax.self)
        guard let macro, let open = macro.leftParen, let close = macro.rightParen else {
            return nil
        }
        return spread(
            open: open, elements: macro.arguments.map { Syntax($0) }, close: close, line: line)
    }

    /// `@Test(a, b)`: one argument a line.
    static let attributeArguments = BreakRule { node, line in
        guard let attribute = node.as(AttributeSyntax.self), let open = attribute.leftParen,
            let close = attribute.rightParen, case .argumentList(let list) = attribute.arguments
        else { return nil }
        return spread(open: open, elements: list.map { Syntax($0) }, close: close, line: line)
    }

    /// `[a, b]`: one element a line, with a comma behind the last.
    static let collection = BreakRule { node, line in
        if let array = node.as(ArrayExprSyntax.self) {
            return spread(
                open: array.leftSquare, elements: array.elements.map { Syntax($0) },
                close: array.rightSquare, line: line,
                trailingComma: array.elements.last?.trailingComma == nil)
        }
        guard let dictionary = node.as(DictionaryExprSyntax.self),
            case .elements(let elements) = dictionary.content
        else { return nil }
        return spread(
            open: dictionary.leftSquare, elements: elements.map { Syntax($0) },
            close: dictionary.rightSquare, line: line,
            trailingComma: elements.last?.trailingComma == nil)
    }
}
