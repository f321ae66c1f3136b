import Diagnostics

/// Evaluating expressions.
extension Renderer {
    /// The value of a node.
    /// - Parameter isTolerant: whether something undefined is no error even in a strict template.
    mutating func evaluate(
        _ node: Int32, _ program: Program, isTolerant: Bool = false
    ) throws -> Operand {
        switch program.nodes[Int(node)] {
        case .constant(let constant):
            return .value(program.constants[Int(constant)])
        case .variable(let symbol):
            let operand = slots[Int(symbol)]
            if case .undefined = operand {
                return try undefinedVariable(symbol, program, node, isTolerant)
            }
            return operand
        case .path(let symbol, let first, let count):
            return try path(symbol, Int(first), Int(count), program, node, isTolerant)
        case .loopMember(let member, let label):
            return try loopMember(member, label, program, node, isTolerant)
        case .filtered(let base, let first, let count):
            return .value(try filtered(base, Int(first), Int(count), program))
        case .conditional(let condition, let value, let other):
            if try holds(condition, program) { return try evaluate(value, program) }
            return other >= 0 ? try evaluate(other, program) : .value(.null)
        case .captured: return .value(captured)
        case .range(let lower, let upper):
            return .range(
                try bound(lower, "lower", program), try bound(upper, "upper", program))
        case .blockSuper: return try blockSuper(program, node)
        case .blockText(let symbol): return try blockText(symbol, program, node, isTolerant)
        case .not, .all, .any, .comparison, .contained:
            return .value(.boolean(try holds(node, program)))
        }
    }

    /// Whether the node's value is true.
    mutating func holds(_ node: Int32, _ program: Program) throws -> Bool {
        switch program.nodes[Int(node)] {
        case .not(let operand): return try !holds(operand, program)
        case .all(let first, let count):
            for index in Int(first)..<Int(first + count)
            where try !holds(program.lists[index], program) {
                return false
            }
            return true
        case .any(let first, let count):
            for index in Int(first)..<Int(first + count)
            where try holds(program.lists[index], program) {
                return true
            }
            return false
        case .comparison(let kind, let left, let right):
            return try compare(kind, left, right, program)
        case .contained(let element, let container):
            return try contains(element, container, program)
        case .variable(let symbol):
            if case .value(let value) = slots[Int(symbol)] { return value.isTrue }
            return try evaluate(node, program).isTrue
        case .path(let symbol, let first, let count):
            return try path(symbol, Int(first), Int(count), program, node, false).isTrue
        default: return try evaluate(node, program).isTrue
        }
    }

    /// The value of a node, ranges as lists.
    mutating func value(of node: Int32, _ program: Program) throws -> TemplateValue {
        try value(of: try evaluate(node, program), program, node)
    }

    mutating func value(
        of operand: Operand, _ program: Program, _ node: Int32
    ) throws -> TemplateValue {
        guard case .range(let first, let last) = operand else { return operand.plain }
        let (distance, overflows) =
            max(first, last).subtractingReportingOverflow(min(first, last))
        guard !overflows, distance < limits.steps - steps else {
            throw failure(
                program, program.offsets[Int(node)], id: "template.limit",
                "the range \(first)...\(last) is longer than \(limits.steps) numbers")
        }
        steps += distance
        return .array(
            stride(from: first, through: last, by: first <= last ? 1 : -1).map { .integer($0) })
    }

    private mutating func bound(
        _ node: Int32, _ which: String, _ program: Program
    ) throws -> Int {
        let value = try evaluate(node, program).plain
        if case .integer(let number) = value { return number }
        throw failure(
            program, program.offsets[Int(node)], id: "template.type",
            "the \(which) bound of a range is a whole number, not \(value.kind)")
    }

    // MARK: - Filters

    private mutating func filtered(
        _ base: Int32, _ first: Int, _ count: Int, _ program: Program
    ) throws -> TemplateValue {
        let isTolerant = accepts(program.filterCalls[first])
        var value = try value(
            of: try evaluate(base, program, isTolerant: isTolerant), program, base)
        for index in first..<(first + count) {
            value = try apply(program.filterCalls[index], to: value, program)
        }
        return value
    }

    private func accepts(_ call: FilterCall) -> Bool {
        call.filter >= 0 && library.environment.filters[Int(call.filter)].acceptsUndefined
    }

    private mutating func apply(
        _ call: FilterCall, to value: TemplateValue, _ program: Program
    ) throws -> TemplateValue {
        var arguments: [TemplateValue] = []
        for index in 0..<Int(call.argumentCount) {
            arguments.append(
                try self.value(of: program.lists[Int(call.firstArgument) + index], program))
        }
        if case .string(let text) = value { steps += text.utf8.count >> 4 }
        if case .array(let elements) = value { steps += elements.count }
        do {
            if call.filter == FilterCall.dynamic {
                return try applyDynamic(arguments, to: value)
            }
            let filter = library.environment.filters[Int(call.filter)]
            let result = try filter.apply(value, arguments)
            if case .string(let text) = result { steps += text.utf8.count >> 4 }
            return call.isNegated ? .boolean(!result.isTrue) : result
        } catch let error as FilterError {
            throw failure(
                program, call.offset, id: "template.filter", error.message, fix: error.fix)
        }
    }

    /// `value|filter:name` applies the filters that the argument names, such as `join:", "`.
    private mutating func applyDynamic(
        _ arguments: [TemplateValue], to value: TemplateValue
    ) throws -> TemplateValue {
        guard case .string(let filters)? = arguments.first else {
            throw FilterError("'filter' takes the name of a filter")
        }
        var compiler = TemplateCompiler(
            Program(path: "filter", source: Array(filters.utf8)), symbols: library.symbols,
            environment: library.environment)
        let node = compiler.compileFilters()
        guard let node, compiler.diagnostics.isEmpty else {
            let diagnostic = compiler.diagnostics.first
            throw FilterError(
                diagnostic?.message ?? "'\(filters)' isn't a filter", fix: diagnostic?.fix)
        }
        library.symbols = compiler.symbols
        bindNewSymbols()
        callDepth += 1
        defer { callDepth -= 1 }
        guard callDepth <= limits.callDepth else {
            throw FilterError("filters use one another deeper than \(limits.callDepth) levels")
        }
        let outer = captured
        captured = value
        defer { captured = outer }
        do {
            return try self.value(of: node, compiler.program)
        } catch let failure as Failure {
            let diagnostic = failure.diagnostics.first
            throw FilterError(
                "in the filter '\(filters)': \(diagnostic?.message ?? "it failed")",
                fix: diagnostic?.fix)
        }
    }

    // MARK: - Operators

    private mutating func compare(
        _ kind: Comparison, _ left: Int32, _ right: Int32, _ program: Program
    ) throws -> Bool {
        // Asking whether something is nil is the way to ask whether it is there.
        let isTolerant = isNil(left, program) || isNil(right, program)
        let leftOperand = try evaluate(left, program, isTolerant: isTolerant)
        let rightOperand = try evaluate(right, program, isTolerant: isTolerant)
        if kind == .equal || kind == .notEqual, leftOperand.isRange || rightOperand.isRange {
            // A range equals nothing, as lists and dictionaries do.
            return kind == .notEqual
        }
        let leftValue = leftOperand.plain
        let rightValue = rightOperand.plain
        if case .string(let text) = leftValue { steps += text.utf8.count >> 4 }
        switch kind {
        case .equal: return leftValue.equals(rightValue)
        case .notEqual: return !leftValue.equals(rightValue)
        case .less, .greater, .lessOrEqual, .greaterOrEqual: break
        }
        guard let first = leftValue.number, let second = rightValue.number else {
            guard isStrict else { return false }
            throw failure(
                program, program.offsets[Int(left)], id: "template.type",
                "can't order \(leftValue.kind) and \(rightValue.kind)",
                fix: "compare numbers with numbers")
        }
        switch kind {
        case .less: return first < second
        case .greater: return first > second
        case .lessOrEqual: return first <= second
        default: return first >= second
        }
    }

    private func isNil(_ node: Int32, _ program: Program) -> Bool {
        guard case .constant(let constant) = program.nodes[Int(node)] else { return false }
        return program.constants[Int(constant)] == .null
    }

    private mutating func contains(
        _ element: Int32, _ container: Int32, _ program: Program
    ) throws -> Bool {
        let operand = try evaluate(element, program)
        let value = operand.plain
        switch try evaluate(container, program) {
        case .range(let first, let last):
            guard let number = value.number, number == number.rounded() else { return false }
            return number >= Double(min(first, last)) && number <= Double(max(first, last))
        case .value(.array(let elements)):
            steps += elements.count
            return elements.contains { $0.equals(value) || $0 == value }
        case .value(.string(let text)):
            steps += text.utf8.count >> 4
            guard case .string(let part) = value else { return false }
            return text.containsText(part)
        case .value(.dictionary(let members)):
            // Stencil knows only lists, texts and ranges here.
            guard isStrict, case .string(let name) = value else { return false }
            return members[name] != nil
        case .value(.null), .undefined: return value == .null && !operand.isRange
        default: return false
        }
    }
}

extension TemplateValue {
    /// The value as a number, where it is one.
    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    /// Stencil's equality: texts, numbers and booleans by value, nothing equals nothing, and lists
    /// and dictionaries equal nothing.
    func equals(_ other: TemplateValue) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): return left == right
        case (.boolean(let left), .boolean(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right
        case (.null, .null): return true
        default:
            guard let left = number, let right = other.number else { return false }
            return left == right
        }
    }
}
