import SwiftSyntax

extension BreakRule {
    /// `func f(a: A, b: B)`: one parameter a line.
    static let parameters = BreakRule { node, line in
        guard let clause = node.as(FunctionParameterClauseSyntax.self) else { return nil }
        return spread(
            open: clause.leftParen, elements: clause.parameters.map { Syntax($0) },
            close: clause.rightParen, line: line)
    }

    /// `func f() async throws -> R {`: the arrow on a line of its own level, the brace on the next.
    static let returnArrow = BreakRule { node, line in
        guard let signature = node.as(FunctionSignatureSyntax.self),
            let arrow = signature.returnClause?.arrow, line.range.contains(arrow.start),
            let before = arrow.previousToken(viewMode: .sourceAccurate),
            line.range.contains(before.start), line.fits(upTo: before.end)
        else { return nil }
        var replacements = [
            LineBreak.Replacement(
                range: before.end..<arrow.start, text: "\n" + line.deeperBlanks)
        ]
        if let brace = signature.nextToken(viewMode: .sourceAccurate),
            brace.tokenKind == .leftBrace, line.range.contains(brace.start)
        {
            replacements.append(
                .init(range: signature.end..<brace.start, text: "\n" + line.blanks))
        }
        return LineBreak(
            order: .init(place: arrow.start, preference: 2), replacements: replacements)
    }

    /// `struct S: A, B {`: as many types a line as fit, the brace on a line of its own.
    static let inheritance = BreakRule { node, line in
        guard let clause = node.as(InheritanceClauseSyntax.self),
            line.range.contains(clause.colon.start), line.fits(upTo: clause.colon.end)
        else { return nil }
        var replacements: [LineBreak.Replacement] = []
        var head = line.range.lowerBound
        var isBroken = false
        var end = clause.colon.end
        for type in clause.inheritedTypes {
            guard line.range.contains(type.start) else { break }
            let fits =
                isBroken
                ? line.wrapper.columns(of: line.deeperBlanks) + (type.end - head)
                    <= line.wrapper.width
                : line.fits(upTo: type.end)
            if !fits {
                replacements.append(.init(range: end..<type.start, text: "\n" + line.deeperBlanks))
                head = type.start
                isBroken = true
            }
            end = type.end
        }
        guard let brace = clause.nextToken(viewMode: .sourceAccurate),
            brace.tokenKind == .leftBrace, line.range.contains(brace.start)
        else { return nil }
        if replacements.isEmpty, let last = clause.inheritedTypes.last {
            // Only the brace is too far to the right: it takes the last type with it.
            let before = clause.inheritedTypes.dropLast().last?.end ?? clause.colon.end
            replacements.append(.init(range: before..<last.start, text: "\n" + line.deeperBlanks))
        }
        replacements.append(.init(range: clause.end..<brace.start, text: "\n" + line.blanks))
        return LineBreak(
            order: .init(place: clause.colon.start, preference: 0), replacements: replacements)
    }
}
