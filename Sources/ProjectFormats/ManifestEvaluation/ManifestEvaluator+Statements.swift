import SwiftSyntax

extension ManifestEvaluator {
    /// Runs statements; the value of `return`, or nil.
    /// - Parameter isBody: whether an only expression is the value as well, as in a function.
    mutating func run(_ items: CodeBlockItemListSyntax, isBody: Bool = false) -> ManifestValue? {
        let isSingle = isBody && items.count == 1
        for item in items {
            guard spend() else { return .unknown }
            switch item.item {
            case .decl(let declaration):
                if let result = run(declaration) { return result }
            case .stmt(let statement):
                if let result = run(statement, isSingle: isSingle) { return result }
            case .expr(let expression):
                if let result = run(expression, isSingle: isSingle) { return result }
            @unknown default: continue
            }
        }
        return nil
    }

    private mutating func run(_ declaration: DeclSyntax) -> ManifestValue? {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            guard case .statements(let items) = ManifestConditions.activeElements(of: conditional)
            else { return nil }
            return nested { $0.run(items) }
        }
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
        for binding in variable.bindings where binding.accessorBlock == nil {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else {
                continue
            }
            bind(name, binding.initializer.map { evaluate($0.value) } ?? .null)
        }
        return nil
    }

    private mutating func run(_ statement: StmtSyntax, isSingle: Bool) -> ManifestValue? {
        if let result = statement.as(ReturnStmtSyntax.self) {
            return result.expression.map { evaluate($0) } ?? .null
        }
        if let wrapped = statement.as(ExpressionStmtSyntax.self) {
            return run(wrapped.expression, isSingle: isSingle)
        }
        if let loop = statement.as(ForStmtSyntax.self) {
            run(loop)
        } else if let block = statement.as(DoStmtSyntax.self) {
            return nested { $0.run(block.body.statements) }
        }
        return nil
    }

    private mutating func run(_ expression: ExprSyntax, isSingle: Bool) -> ManifestValue? {
        if let choice = expression.as(IfExprSyntax.self) { return run(choice, isValue: isSingle) }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return run(choice, isValue: isSingle)
        }
        if let change = ManifestChange(expression) {
            apply(change)
            return nil
        }
        let value = evaluate(expression)
        return isSingle ? value : nil
    }

    /// Takes the branch that the condition tells, and the first where it can't be told.
    mutating func run(_ choice: IfExprSyntax, isValue: Bool) -> ManifestValue? {
        scopes.append([:])
        defer { scopes.removeLast() }
        if holds(choice.conditions) ?? true {
            return nested { $0.run(choice.body.statements, isBody: isValue) }
        }
        switch choice.elseBody {
        case .ifExpr(let next): return nested { $0.run(next, isValue: isValue) }
        case .codeBlock(let block): return nested { $0.run(block.statements, isBody: isValue) }
        case nil: return nil
        @unknown default: return nil
        }
    }

    private mutating func nested(_ body: (inout Self) -> ManifestValue?) -> ManifestValue? {
        depth += 1
        defer { depth -= 1 }
        guard spend() else { return .unknown }
        return body(&self)
    }

    private mutating func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
        var result: Bool? = true
        for element in conditions {
            let outcome: Bool?
            switch element.condition {
            case .expression(let expression): outcome = evaluate(expression).boolean
            case .optionalBinding(let binding):
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "_"
                let value =
                    binding.initializer.map { evaluate($0.value) } ?? lookUp(name) ?? .unknown
                bind(name, value)
                outcome = value == .null ? false : value == .unknown ? nil : true
            default: outcome = nil
            }
            if outcome == false { return false }
            if outcome == nil { result = nil }
        }
        return result
    }

    private mutating func run(_ loop: ForStmtSyntax) {
        guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let elements = evaluate(loop.sequence).elements
        else { return }
        let place = ManifestPlace(loop.sequence, in: &self)
        let condition = loop.whereClause?.condition
        iterate(elements, place: place) { evaluator, element in
            evaluator.bind(name, element)
            if let condition, evaluator.evaluate(condition).boolean == false { return element }
            _ = evaluator.run(loop.body.statements)
            return evaluator.scopes.last?[name] ?? element
        }
    }

    /// Runs a body for each element in a scope of its own, and writes the elements back where they
    /// came from: targets are objects, which a loop may change.
    mutating func iterate(
        _ elements: [ManifestValue], place: ManifestPlace?,
        _ body: (inout Self, ManifestValue) -> ManifestValue
    ) {
        depth += 1
        defer { depth -= 1 }
        for (index, element) in elements.enumerated() {
            guard spend() else { return }
            scopes.append([:])
            let changed = body(&self, element)
            scopes.removeLast()
            guard changed != element, let place else { continue }
            update(place.appending(.index(index))) { $0 = changed }
        }
    }
}
