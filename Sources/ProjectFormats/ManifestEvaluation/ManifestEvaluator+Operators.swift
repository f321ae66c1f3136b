import SwiftSyntax

extension ManifestEvaluator {
    /// The operators that manifests use, from the loosest to the tightest.
    private static let levels: [[String]] = [
        ["??"], ["||"], ["&&"], ["==", "!="], ["+"],
    ]

    /// Evaluates a flat sequence of operands and operators; the parser doesn't fold them.
    mutating func evaluate(_ elements: ArraySlice<ExprSyntax>) -> ManifestValue {
        depth += 1
        defer { depth -= 1 }
        guard spend(), let first = elements.first else { return .unknown }
        if elements.count == 1 { return evaluate(first) }
        if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
        {
            return evaluate(elements[..<index]).boolean ?? true
                ? evaluate(ternary.thenExpression) : evaluate(elements[(index + 1)...])
        }
        if let index = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            return evaluate(elements[..<index])
        }
        for level in Self.levels {
            // Split at the last operator of a level, since these associate to the left.
            guard
                let index = elements.lastIndex(where: {
                    level.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
                }), index > elements.startIndex,
                let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
            else { continue }
            if sign == "+" { return evaluateSum(elements) }
            let left = evaluate(elements[..<index])
            return apply(sign, left, elements[(index + 1)...])
        }
        return .unknown
    }

    /// A sum may have hundreds of terms, so it is taken from left to right without nesting.
    private mutating func evaluateSum(_ elements: ArraySlice<ExprSyntax>) -> ManifestValue {
        var result: ManifestValue?
        let terms = elements.split {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
        }
        for term in terms {
            let value = evaluate(term)
            result = result.map { Self.sum($0, value) } ?? value
        }
        return result ?? .unknown
    }

    private mutating func apply(
        _ sign: String, _ left: ManifestValue, _ rest: ArraySlice<ExprSyntax>
    ) -> ManifestValue {
        switch sign {
        case "??": return left == .null ? evaluate(rest) : left
        case "||":
            if left.boolean == true { return left }
            let right = evaluate(rest)
            return left.boolean == nil && right.boolean != true ? .unknown : right
        case "&&":
            if left.boolean == false { return left }
            let right = evaluate(rest)
            return left.boolean == nil && right.boolean != false ? .unknown : right
        default:
            let right = evaluate(rest)
            if left == .unknown || right == .unknown { return .unknown }
            return .boolean((left == right) == (sign == "=="))
        }
    }
}
