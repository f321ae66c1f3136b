import SwiftSyntax

extension ManifestEvaluator {
    /// What an expression comes to.
    mutating func evaluate(_ expression: ExprSyntax) -> ManifestValue {
        depth += 1
        defer { depth -= 1 }
        guard spend() else { return .unknown }
        if let literal = evaluateLiteral(expression) { return literal }
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): return evaluate(name: reference.baseName.text)
        case .memberAccessExpr(let member): return evaluate(member)
        case .functionCallExpr(let call): return evaluate(call)
        case .sequenceExpr(let sequence): return evaluate(Array(sequence.elements)[...])
        case .subscriptCallExpr(let access): return evaluate(access)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else {
                return .unknown
            }
            return evaluate(only.expression)
        case .forceUnwrapExpr(let inner): return evaluate(inner.expression)
        case .optionalChainingExpr(let inner): return evaluate(inner.expression)
        case .tryExpr(let inner): return evaluate(inner.expression)
        case .closureExpr(let closure):
            closures.append(closure)
            return .closure(closures.count - 1)
        case .prefixOperatorExpr(let prefix):
            guard prefix.operator.text == "!", let value = evaluate(prefix.expression).boolean
            else { return .unknown }
            return .boolean(!value)
        case .ifExpr(let choice): return run(choice, isValue: true) ?? .unknown
        case .switchExpr(let choice): return run(choice, isValue: true) ?? .unknown
        default: return .unknown
        }
    }

    private mutating func evaluateLiteral(_ expression: ExprSyntax) -> ManifestValue? {
        if let literal = expression.as(StringLiteralExprSyntax.self) { return evaluate(literal) }
        if let literal = expression.as(IntegerLiteralExprSyntax.self) {
            return Int(literal.literal.text.filter { $0 != "_" }).map { .integer($0) } ?? .unknown
        }
        if let literal = expression.as(FloatLiteralExprSyntax.self) {
            return .string(literal.literal.text)
        }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) {
            return .boolean(literal.literal.text == "true")
        }
        if expression.is(NilLiteralExprSyntax.self) { return .null }
        if let array = expression.as(ArrayExprSyntax.self) {
            return .array(array.elements.map { evaluate($0.expression) })
        }
        if let dictionary = expression.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
            return .dictionary(
                elements.map { ManifestEntry(key: evaluate($0.key), value: evaluate($0.value)) })
        }
        return nil
    }

    private mutating func evaluate(_ literal: StringLiteralExprSyntax) -> ManifestValue {
        if let text = literal.representedLiteralValue { return .string(text) }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text): result += text.content.text
            case .expressionSegment(let inserted):
                guard let first = inserted.expressions.first else { continue }
                switch evaluate(first.expression) {
                case .string(let text): result += text
                case .integer(let number): result += String(number)
                default: return .unknown
                }
            @unknown default: return .unknown
            }
            guard result.utf8.count <= 1 << 16 else { return .unknown }
        }
        return .string(result)
    }

    private mutating func evaluate(name: String) -> ManifestValue {
        if let value = lookUp(name) { return value }
        if let function = property(name) { return call(function, []) }
        if let constant = constants[name] { return evaluate(constant) }
        // `rawValue` in a property of an enum is `self.rawValue`.
        if let subject = lookUp("self") { return evaluate(name, on: subject) }
        return .unknown
    }

    private mutating func evaluate(_ member: MemberAccessExprSyntax) -> ManifestValue {
        let name = member.declName.baseName.text
        guard let base = member.base, let type = typeName(base) else {
            guard let base = member.base else { return evaluate(member: name, of: nil) }
            return evaluate(name, on: evaluate(base))
        }
        if name == "rawValue", let text = enums.rawValue(of: type) { return .string(text) }
        return evaluate(member: name, of: type)
    }

    /// A static member, the manifest's own or one that the library knows.
    private mutating func evaluate(member name: String, of type: String?) -> ManifestValue {
        let keys = [type.map { "\($0).\(name)" }, name].compactMap(\.self)
        for key in keys {
            if let function = property(key) { return call(function, []) }
            if let constant = constants[key] { return evaluate(constant) }
        }
        if name == "allCases", let type, let cases = enums.all(of: type) { return cases }
        return .member(name)
    }

    private mutating func evaluate(_ property: String, on value: ManifestValue) -> ManifestValue {
        switch value {
        case .call(let call):
            let stated = call[property]
            if stated != .null { return stated }
            if property == "type" {
                return .member(SwiftPackageTarget.Kind.name(ofCall: call.name))
            }
            if let function = self.property(property) {
                return self.call(function, [], on: value)
            }
            return defaultValue(of: property, in: call).map { evaluate($0) } ?? .null
        case .member(let name):
            if property == "rawValue", let text = enums.rawValue(of: name) { return .string(text) }
            return self.property(property).map { self.call($0, [], on: value) } ?? .unknown
        case .array(let elements):
            switch property {
            case "count": return .integer(elements.count)
            case "isEmpty": return .boolean(elements.isEmpty)
            case "first": return elements.first ?? .null
            case "last": return elements.last ?? .null
            case "indices": return .array(elements.indices.map { .integer($0) })
            default: return .unknown
            }
        case .string(let text):
            if property == "isEmpty" { return .boolean(text.isEmpty) }
            return self.property(property).map { self.call($0, [], on: value) } ?? .unknown
        case .null: return .null
        default: return .unknown
        }
    }

    /// The last component of a base that names a type: a name that nothing binds.
    func typeName(_ base: ExprSyntax) -> String? {
        var current = base
        let last =
            base.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        for _ in 0..<8 {
            if let reference = current.as(DeclReferenceExprSyntax.self) {
                let name = reference.baseName.text
                let isType = name.first?.isUppercase ?? false
                return isType && lookUp(name) == nil ? last : nil
            }
            guard let member = current.as(MemberAccessExprSyntax.self), let inner = member.base,
                member.declName.baseName.text.first?.isUppercase ?? false
            else { return nil }
            current = inner
        }
        return nil
    }

    private mutating func evaluate(_ access: SubscriptCallExprSyntax) -> ManifestValue {
        // The environment is empty: what a manifest does without any variable is its usual case.
        let base = access.calledExpression
        if base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "environment" {
            return .null
        }
        guard let argument = access.arguments.first?.expression else { return .unknown }
        let key = evaluate(argument)
        switch (evaluate(base), key) {
        case (.array(let elements), .integer(let index)) where elements.indices.contains(index):
            return elements[index]
        case (.dictionary(let entries), _):
            return entries.first { $0.key == key }?.value ?? .null
        default: return .unknown
        }
    }
}
