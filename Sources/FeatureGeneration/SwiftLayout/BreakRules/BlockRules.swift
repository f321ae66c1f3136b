import SwiftSyntax

extension BreakRule {
    /// `f(a) { b }` and `var x: X { y }`: what stands in the braces on a line of its own.
    static let braces = BreakRule { node, line in
        guard let braced = Braced(node), line.holds(braced.open), line.holds(braced.close),
            let first = braced.firstInside, first.start < braced.close.start
        else { return nil }
        var head = braced.open.end
        if let signature = braced.signature { head = signature.end }
        guard line.fits(upTo: head),
            let last = braced.close.previousToken(viewMode: .sourceAccurate)
        else { return nil }
        return LineBreak(
            order: .init(place: braced.owner, preference: 0),
            replacements: [
                .init(range: head..<first.start, text: "\n" + line.deeperBlanks),
                .init(range: last.end..<braced.close.start, text: "\n" + line.blanks),
            ])
    }

    /// `case .a: b`: the statement on a line of its own.
    static let caseBody = BreakRule { node, line in
        guard let item = node.as(SwitchCaseSyntax.self), let first = item.statements.first,
            line.holds(first), line.range.contains(item.label.start),
            line.fits(upTo: item.label.end)
        else { return nil }
        return LineBreak(
            order: .init(place: item.label.start, preference: 0),
            replacements: [
                .init(range: item.label.end..<first.start, text: "\n" + line.deeperBlanks)
            ])
    }
}

/// A pair of braces with code inside.
private struct Braced {
    let open: TokenSyntax
    let close: TokenSyntax
    /// A closure's parameters with their `in`.
    let signature: ClosureSignatureSyntax?
    /// The first token of the code inside.
    let firstInside: TokenSyntax?
    /// The place of what the braces belong to: breaking them comes before breaking the call's arguments.
    let owner: Int

    init?(_ node: Syntax) {
        if let closure = node.as(ClosureExprSyntax.self) {
            open = closure.leftBrace
            close = closure.rightBrace
            signature = closure.signature
            firstInside = closure.statements.firstToken(viewMode: .sourceAccurate)
            let call = closure.parent?.as(FunctionCallExprSyntax.self)
            owner = call?.leftParen?.start ?? closure.leftBrace.start
        } else if let block = node.as(CodeBlockSyntax.self) {
            open = block.leftBrace
            close = block.rightBrace
            signature = nil
            firstInside = block.statements.firstToken(viewMode: .sourceAccurate)
            let function = block.parent?.as(FunctionDeclSyntax.self)
            owner = function?.signature.start ?? block.leftBrace.start
        } else if let block = node.as(AccessorBlockSyntax.self) {
            open = block.leftBrace
            close = block.rightBrace
            signature = nil
            firstInside = block.accessors.firstToken(viewMode: .sourceAccurate)
            owner = block.leftBrace.start
        } else {
            return nil
        }
    }
}
