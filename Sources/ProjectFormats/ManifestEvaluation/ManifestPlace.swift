import SwiftSyntax

/// Something that a manifest can assign to: `package.targets[0].swiftSettings`.
struct ManifestPlace {
    enum Step {
        case member(String)
        case index(Int)
    }

    var name: String
    var steps: [Step]

    /// Reads the place that an expression names; nil where it names none.
    init?(_ expression: ExprSyntax, in evaluator: inout ManifestEvaluator) {
        var steps: [Step] = []
        var current = expression
        for _ in 0..<ManifestEvaluator.maximumDepth {
            if let reference = current.as(DeclReferenceExprSyntax.self) {
                name = reference.baseName.text
                self.steps = steps.reversed()
                return
            } else if let closureArgument = current.as(OptionalChainingExprSyntax.self) {
                current = closureArgument.expression
            } else if let unwrapped = current.as(ForceUnwrapExprSyntax.self) {
                current = unwrapped.expression
            } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
                steps.append(.member(member.declName.baseName.text))
                current = base
            } else if let access = current.as(SubscriptCallExprSyntax.self),
                let argument = access.arguments.first?.expression,
                case .integer(let index) = evaluator.evaluate(argument)
            {
                steps.append(.index(index))
                current = access.calledExpression
            } else {
                return nil
            }
        }
        return nil
    }

    func appending(_ step: Step) -> ManifestPlace {
        var result = self
        result.steps.append(step)
        return result
    }
}

/// A statement that changes something: an assignment or a mutating call.
struct ManifestChange {
    enum Action {
        case assign(ExprSyntax)
        /// `+=` and `append(contentsOf:)`.
        case extend(ExprSyntax)
        case append(ExprSyntax)
        case forEach(ClosureExprSyntax)
    }

    var target: ExprSyntax
    var action: Action

    init?(_ expression: ExprSyntax) {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count >= 3 else { return nil }
            target = elements[0]
            let value =
                elements.count == 3
                ? elements[2]
                : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements[2...])))
            if elements[1].is(AssignmentExprSyntax.self) {
                action = .assign(value)
            } else if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
                action = .extend(value)
            } else {
                return nil
            }
            return
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base
        else { return nil }
        target = base
        let argument = call.arguments.first
        switch member.declName.baseName.text {
        case "append", "insert":
            guard let argument else { return nil }
            action =
                argument.label?.text == "contentsOf"
                ? .extend(argument.expression) : .append(argument.expression)
        case "forEach":
            let closure = call.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self)
            guard let closure else { return nil }
            action = .forEach(closure)
        default: return nil
        }
    }
}
