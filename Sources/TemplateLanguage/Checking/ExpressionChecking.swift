import Diagnostics

/// Checking expressions.
extension ShapeChecker {
    /// Reports what a node names in vain, and says what is known of its value.
    @discardableResult
    mutating func check(_ node: Int32, _ program: Program) -> VariableShape {
        guard node >= 0 else { return .any }
        switch program.nodes[Int(node)] {
        case .constant: return .scalar
        case .variable(let symbol): return variable(symbol, program, node)
        case .path(let symbol, let first, let count):
            return path(symbol, Int(first), Int(count), program, node)
        case .loopMember(_, let label):
            return loopMember(label, program, node)
        case .captured, .blockSuper, .blockText: return .scalar
        case .range(let lower, let upper):
            check(lower, program)
            check(upper, program)
            return .list(.scalar)
        case .filtered(let base, let first, let count):
            return filtered(base, Int(first), Int(count), program)
        case .not(let operand):
            check(operand, program)
            return .scalar
        case .all(let first, let count), .any(let first, let count):
            for index in Int(first)..<Int(first + count) { check(program.lists[index], program) }
            return .scalar
        case .comparison(_, let left, let right), .contained(let left, let right):
            check(left, program)
            check(right, program)
            return .scalar
        case .conditional(let condition, let value, let other):
            check(condition, program)
            let shape = check(value, program)
            return other >= 0 ? shape.joined(with: check(other, program)) : shape
        }
    }

    private mutating func filtered(
        _ base: Int32, _ first: Int, _ count: Int, _ program: Program
    ) -> VariableShape {
        let shape = check(base, program)
        var keepsShape = true
        for call in program.filterCalls[first..<(first + count)] {
            for index in 0..<Int(call.argumentCount) {
                check(program.lists[Int(call.firstArgument) + index], program)
            }
            let isDefault =
                call.filter >= 0
                && library.environment.filters[Int(call.filter)].acceptsUndefined
            if !isDefault { keepsShape = false }
        }
        return keepsShape ? shape : .any
    }

    private mutating func variable(
        _ symbol: Int32, _ program: Program, _ node: Int32
    ) -> VariableShape {
        switch find(symbol) {
        case .shape(let shape):
            noteUse(symbol)
            return shape
        case .macro: return .any
        case nil: break
        }
        let name = library.symbols.names[Int(symbol)]
        noteUse(symbol)
        guard !isOpen, !(name == "forloop" && loopDepth > 0) else { return .any }
        var names = contextNames
        for scope in scopes { names.formUnion(scope.keys.map { library.symbols.names[Int($0)] }) }
        report(
            program, program.offsets[Int(node)], id: "template.undefined-variable",
            "there is no variable '\(name)'",
            fix: SpellingSuggestion.question(for: name, in: names))
        return .any
    }

    /// Keeps the names that come from the context.
    private mutating func noteUse(_ symbol: Int32) {
        for scope in scopes.dropFirst().reversed() where scope[symbol] != nil { return }
        let name = library.symbols.names[Int(symbol)]
        if isOpen ? scopes[0][symbol] == nil : contextNames.contains(name) {
            referenced.insert(name)
        }
    }

    private mutating func path(
        _ symbol: Int32, _ first: Int, _ count: Int, _ program: Program, _ node: Int32
    ) -> VariableShape {
        var shape = variable(symbol, program, node)
        for index in first..<(first + count) {
            let member = program.members[index]
            if case .computed(let expression) = member {
                check(expression, program)
                shape = shape.elementOfAnyName
                continue
            }
            guard let next = shape.member(member) else {
                reportMember(member, of: shape, index, program)
                return .any
            }
            shape = next
        }
        return shape
    }

    private mutating func reportMember(
        _ member: PathMember, of shape: VariableShape, _ index: Int, _ program: Program
    ) {
        var name = ""
        switch member {
        case .name(let text), .index(_, let text): name = text
        case .computed: return
        }
        var message = "there is no member '\(name)'"
        var candidates = ["count", "first", "last"]
        if case .object(let members) = shape { candidates = members.keys.sorted() }
        if case .list = shape { message = "a list has no member '\(name)'" }
        if case .scalar = shape { message = "a single value has no member '\(name)'" }
        report(
            program, program.memberOffsets[index], id: "template.undefined-member", message,
            fix: SpellingSuggestion.question(for: name, in: candidates))
    }

    private mutating func loopMember(
        _ label: Int32, _ program: Program, _ node: Int32
    ) -> VariableShape {
        // A template that is included may rely on a loop around the include.
        if !isOpen, loopDepth == 0 {
            report(
                program, program.offsets[Int(node)], id: "template.undefined-variable",
                "'forloop' is known only inside a loop")
        }
        return .scalar
    }

    mutating func report(
        _ program: Program, _ offset: Int32, id: String, _ message: String, fix: String? = nil
    ) {
        guard diagnostics.count < Self.maximumDiagnostics else { return }
        let diagnostic = Diagnostic(
            id: id, message, at: program.location(Int(offset)), fix: fix)
        let isKnown = diagnostics.contains {
            $0.location == diagnostic.location && $0.message == diagnostic.message
        }
        if !isKnown { diagnostics.append(diagnostic) }
    }
}

extension VariableShape {
    /// The shape of a member, or nil where there can't be one of that name.
    func member(_ member: PathMember) -> VariableShape? {
        switch (self, member) {
        case (.any, _): return .any
        case (.object(let members), .name(let name)), (.object(let members), .index(_, let name)):
            return members[name] ?? (name == "count" ? .scalar : nil)
        case (.list(let element), .index): return element
        case (.list(let element), .name(let name)):
            if name == "count" { return .scalar }
            return name == "first" || name == "last" ? element : nil
        case (.scalar, .index): return .scalar
        case (.scalar, .name(let name)):
            return ["count", "first", "last"].contains(name) ? .scalar : nil
        case (_, .computed): return .any
        }
    }

    /// What a subscript with an unknown value gives.
    var elementOfAnyName: VariableShape {
        if case .list(let element) = self { return element }
        return .any
    }
}
