import SwiftSyntax

extension ManifestEvaluator {
    mutating func evaluate(_ call: FunctionCallExprSyntax) -> ManifestValue {
        let callee = call.calledExpression
        let offset = offset(of: call)
        var arguments = call.arguments.map {
            ManifestCall.Argument(label: $0.label?.text, value: evaluate($0.expression))
        }
        if let closure = call.trailingClosure {
            closures.append(closure)
            arguments.append(
                ManifestCall.Argument(label: nil, value: .closure(closures.count - 1)))
        }
        if let closure = callee.as(ClosureExprSyntax.self) {
            return invoke(closure, with: arguments.map(\.value))
        }
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return evaluate(call: name, arguments, offset: offset)
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return .unknown }
        let name = member.declName.baseName.text
        guard let base = member.base else {
            return evaluate(static: name, of: nil, arguments, offset: offset)
        }
        if let type = typeName(base) {
            return evaluate(static: name, of: type, arguments, offset: offset)
        }
        return evaluate(method: name, on: evaluate(base), arguments)
    }

    private mutating func evaluate(
        call name: String, _ arguments: [ManifestCall.Argument], offset: Int
    ) -> ManifestValue {
        if let function = function(name, for: arguments, mayMismatch: true) {
            return call(function, arguments)
        }
        if case .closure(let index) = lookUp(name) {
            return invoke(closures[index], with: arguments.map(\.value))
        }
        if ["Array", "Set", "String"].contains(name), arguments.count == 1 {
            return arguments[0].value
        }
        guard name.first?.isUppercase ?? false else {
            return lookUp("self").map { evaluate(method: name, on: $0, arguments) } ?? .unknown
        }
        return .call(ManifestCall(name: name, arguments: arguments, offset: offset))
    }

    private mutating func evaluate(
        static name: String, of type: String?, _ arguments: [ManifestCall.Argument], offset: Int
    ) -> ManifestValue {
        for key in [type.map { "\($0).\(name)" }, name].compactMap(\.self) {
            // A function that the manifest adds under a name of the library calls the library's.
            if depth < Self.maximumDepth / 2, let function = function(key, for: arguments) {
                return call(function, arguments)
            }
        }
        if name == "init", let type {
            return .call(ManifestCall(name: type, arguments: arguments, offset: offset))
        }
        return .call(ManifestCall(name: name, arguments: arguments, offset: offset))
    }

    private mutating func evaluate(
        method name: String, on value: ManifestValue, _ arguments: [ManifestCall.Argument]
    ) -> ManifestValue {
        let first = arguments.first?.value
        switch (value, name) {
        case (.array(let elements), "map"), (.array(let elements), "compactMap"):
            let results = elements.map { apply(first, to: $0) }
            return .array(name == "map" ? results : results.filter { $0 != .null })
        case (.array(let elements), "flatMap"):
            return .array(elements.flatMap { apply(first, to: $0).elements ?? [] })
        case (.array(let elements), "filter"):
            return .array(elements.filter { apply(first, to: $0).boolean ?? true })
        case (.array(let elements), "joined"):
            guard arguments.isEmpty else {
                return .string(value.strings.joined(separator: first?.string ?? ""))
            }
            return .array(elements.flatMap { $0.elements ?? [] })
        case (.array(let elements), "contains"):
            guard let first, !elements.contains(.unknown) else { return .unknown }
            if case .closure = first { return .unknown }
            return .boolean(elements.contains(first))
        case (.array, "sorted"), (.array, "shuffled"): return value
        case (.array(let elements), "reversed"): return .array(elements.reversed())
        case (.string(let text), "lowercased"): return .string(text.lowercased())
        case (.string(let text), "uppercased"): return .string(text.uppercased())
        case (.string(let text), "prefix"):
            return first?.integer.map { .string(String(text.prefix(max(0, $0)))) } ?? .unknown
        case (.string(let text), "dropFirst"):
            let count = first == nil ? 1 : first?.integer
            return count.map { .string(String(text.dropFirst(max(0, $0)))) } ?? .unknown
        case (.string(let text), "hasPrefix"):
            return first?.string.map { .boolean(text.hasPrefix($0)) } ?? .unknown
        case (.string(let text), "hasSuffix"):
            return first?.string.map { .boolean(text.hasSuffix($0)) } ?? .unknown
        default:
            guard let function = function(name, for: arguments, mayMismatch: true) else {
                return .unknown
            }
            return call(function, arguments, on: value)
        }
    }

    private mutating func apply(_ closure: ManifestValue?, to element: ManifestValue)
        -> ManifestValue
    {
        guard case .closure(let index) = closure else { return .unknown }
        return invoke(closures[index], with: [element])
    }

    mutating func invoke(_ closure: ClosureExprSyntax, with arguments: [ManifestValue])
        -> ManifestValue
    {
        scopes.append([:])
        defer { scopes.removeLast() }
        for (index, argument) in arguments.enumerated() { bind("$\(index)", argument) }
        for (name, argument) in zip(Self.parameterNames(of: closure), arguments) {
            bind(name, argument)
        }
        return run(body: closure.statements)
    }

    static func parameterNames(of closure: ClosureExprSyntax) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name.text)
        case .parameterClause(let clause):
            clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        @unknown default: []
        }
    }

    /// Calls a function of the manifest.
    mutating func call(
        _ function: ManifestFunction, _ arguments: [ManifestCall.Argument],
        on receiver: ManifestValue? = nil
    ) -> ManifestValue {
        var scope: [String: ManifestValue] = [:]
        if let receiver { scope["self"] = receiver }
        var rest = arguments[...]
        for parameter in function.parameters {
            if let next = rest.first, next.label == parameter.label || parameter.label == nil {
                scope[parameter.name] = next.value
                rest = rest.dropFirst()
            } else if let value = parameter.defaultValue {
                scope[parameter.name] = evaluate(value)
            } else {
                scope[parameter.name] = .unknown
            }
        }
        scopes.append(scope)
        defer { scopes.removeLast() }
        return run(body: function.body)
    }

    private mutating func run(body: CodeBlockItemListSyntax) -> ManifestValue {
        depth += 1
        defer { depth -= 1 }
        guard spend() else { return .unknown }
        return run(body, isBody: true) ?? .null
    }
}

extension ManifestFunction {
    /// Whether a call with these labels can mean this function.
    func accepts(_ arguments: [ManifestCall.Argument]) -> Bool {
        let labels = Set(parameters.map(\.label))
        let given = arguments.map(\.label)
        let needed = parameters.filter { $0.defaultValue == nil }.map(\.label)
        return given.allSatisfy { labels.contains($0) || $0 == nil }
            && needed.allSatisfy { given.contains($0) || given.contains(nil) }
    }
}
