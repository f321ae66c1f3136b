import SwiftSyntax

extension BreakRule {
    /// `let x = y`: the value on a line of its own, where nothing inside it can be broken first.
    static let initialValue = BreakRule { node, line in
        guard let initializer = node.as(InitializerClauseSyntax.self),
            node.parent?.is(PatternBindingSyntax.self) == true,
            line.range.contains(initializer.equal.start), line.holds(initializer.value)
        else { return nil }
        return LineBreak(
            order: .init(place: Int.max, preference: 0),
            replacements: [
                .init(
                    range: initializer.equal.end..<initializer.value.start,
                    text: "\n" + line.deeperBlanks)
            ])
    }

    /// `if let x = y {`: the value on a line of its own and the brace on the next.
    static let optionalBinding = BreakRule { node, line in
        guard let binding = node.as(OptionalBindingConditionSyntax.self),
            let initializer = binding.initializer, line.range.contains(initializer.equal.start),
            line.holds(initializer.value),
            let brace = binding.nextToken(viewMode: .sourceAccurate),
            brace.tokenKind == .leftBrace, line.range.contains(brace.start)
        else { return nil }
        return LineBreak(
            order: .init(place: Int.max, preference: 0),
            replacements: [
                .init(
                    range: initializer.equal.end..<initializer.value.start,
                    text: "\n" + line.deeperBlanks),
                .init(range: binding.end..<brace.start, text: "\n" + line.blanks),
            ])
    }

    /// `a && b`: the operator begins the next line, where nothing else can be broken.
    static let binaryOperator = BreakRule { node, line in
        guard let sequence = node.as(SequenceExprSyntax.self), line.range.contains(sequence.start)
        else { return nil }
        for element in sequence.elements {
            guard let name = element.as(BinaryOperatorExprSyntax.self),
                ["&&", "||", "??", "+"].contains(name.operator.text),
                line.range.contains(name.start),
                let before = name.previousToken(viewMode: .sourceAccurate),
                line.range.contains(before.start), line.fits(upTo: before.end)
            else { continue }
            return LineBreak(
                order: .init(place: Int.max, preference: 1),
                replacements: [
                    .init(range: before.end..<name.start, text: "\n" + line.deeperBlanks)
                ])
        }
        return nil
    }
}
