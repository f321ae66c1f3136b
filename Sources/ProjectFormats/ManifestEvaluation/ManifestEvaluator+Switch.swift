import SwiftSyntax

extension ManifestEvaluator {
    /// Takes the branch of a `switch` whose pattern is the subject's own case; none where that can't be told.
    mutating func run(_ choice: SwitchExprSyntax, isValue: Bool) -> ManifestValue? {
        depth += 1
        defer { depth -= 1 }
        guard spend(), let subject = Self.key(evaluate(choice.subject)) else { return nil }
        for element in choice.cases {
            guard case .switchCase(let branch) = element else { return nil }
            guard case .case(let label) = branch.label else {
                return run(branch, isValue: isValue)
            }
            for item in label.caseItems {
                guard item.whereClause == nil,
                    let pattern = item.pattern.as(ExpressionPatternSyntax.self),
                    let key = Self.key(evaluate(pattern.expression))
                else { return nil }
                if key == subject { return run(branch, isValue: isValue) }
            }
        }
        return nil
    }

    private mutating func run(_ branch: SwitchCaseSyntax, isValue: Bool) -> ManifestValue? {
        scopes.append([:])
        defer { scopes.removeLast() }
        return run(branch.statements, isBody: isValue)
    }

    /// What cases without values and texts are compared by.
    private static func key(_ value: ManifestValue) -> String? {
        switch value {
        case .member(let name): name
        case .string(let text): text
        default: nil
        }
    }
}
