import Diagnostics

/// Running `for` and `map`.
extension Renderer {
    /// Starts a loop; false where it has no items.
    mutating func beginLoop(_ plan: LoopPlan, _ program: Program) throws -> Bool {
        let items = try items(of: plan, program)
        var frame = LoopFrame(
            items: items, count: items.count, plan: plan, trailHeight: trail.count)
        guard frame.count > 0 else { return false }
        for variable in plan.variables where variable >= 0 { bind(variable, .undefined) }
        if plan.result >= 0 { bind(plan.label, .undefined) }
        if plan.condition >= 0 {
            let selection = try select(frame, program)
            frame.selection = selection
            frame.count = selection.count
            guard frame.count > 0 else {
                unwind(to: frame.trailHeight)
                return false
            }
        }
        if plan.variables.count == 1, frame.selection == nil, plan.result < 0 {
            frame.simpleVariable = plan.variables[0]
        }
        try bindItem(of: frame, program)
        loops.append(frame)
        return true
    }

    private mutating func items(of plan: LoopPlan, _ program: Program) throws -> LoopFrame.Items {
        let operand = try evaluate(plan.list, program)
        switch operand {
        case .value(.array(let values)): return .list(values)
        case .value(.dictionary(let members)):
            steps += members.count
            let sorted = members.sorted { $0.key < $1.key }
            return .members(sorted.map { (key: $0.key, value: $0.value) })
        case .range(let first, let last):
            return .range(
                first, step: first <= last ? 1 : -1, count: try count(first, last, plan, program))
        case .value(.null), .undefined: return .list([])
        case .value(let value):
            guard isStrict else { return .list([]) }
            throw failure(
                program, program.offsets[Int(plan.list)], id: "template.type",
                "can't loop over \(value.kind)", fix: "give 'for' a list, a dictionary or a range")
        case .macro:
            throw failure(
                program, program.offsets[Int(plan.list)], id: "template.type",
                "can't loop over a macro")
        }
    }

    private func count(
        _ first: Int, _ last: Int, _ plan: LoopPlan, _ program: Program
    ) throws -> Int {
        let (distance, overflows) =
            max(first, last).subtractingReportingOverflow(min(first, last))
        guard !overflows, distance < limits.steps else {
            throw failure(
                program, program.offsets[Int(plan.list)], id: "template.limit",
                "the range \(first)...\(last) is longer than \(limits.steps) numbers")
        }
        return distance + 1
    }

    private mutating func select(_ frame: LoopFrame, _ program: Program) throws -> [Int] {
        var frame = frame
        var selection: [Int] = []
        for index in 0..<frame.count {
            frame.index = index
            steps += 1
            if steps > limits.steps {
                throw failure(
                    program, frame.plan.offset, id: "template.limit",
                    "the template takes more than \(limits.steps) steps")
            }
            try bindItem(of: frame, program)
            if try holds(frame.plan.condition, program) { selection.append(index) }
        }
        return selection
    }

    /// Writes the loop variables for the item in turn.
    private mutating func bindItem(of frame: LoopFrame, _ program: Program) throws {
        let index = frame.selection.map { $0[frame.index] } ?? frame.index
        let variables = frame.plan.variables
        switch frame.items {
        case .list(let values):
            if variables.count == 1 {
                assign(variables[0], values[index])
            } else {
                try unpack(values[index], frame.plan, program)
            }
        case .range(let first, let step, _):
            assign(variables[0], .integer(first + step * index))
            for variable in variables.dropFirst() { assign(variable, .null) }
        case .members(let members):
            assign(variables[0], .string(members[index].key))
            if variables.count > 1 { assign(variables[1], members[index].value) }
            guard variables.count > 2 else { break }
            throw failure(
                program, frame.plan.offset, id: "template.type",
                "a dictionary gives two values an item, not \(variables.count)",
                fix: "write {% for key, value in … %}")
        }
        if frame.plan.result >= 0 { bindMapLoop(frame, index) }
    }

    private mutating func assign(_ variable: Int32, _ value: TemplateValue) {
        if variable >= 0 { slots[Int(variable)] = .value(value) }
    }

    private mutating func unpack(
        _ item: TemplateValue, _ plan: LoopPlan, _ program: Program
    ) throws {
        let variables = plan.variables
        if case .array(let parts) = item, parts.count >= variables.count {
            for (variable, part) in zip(variables, parts) { assign(variable, part) }
            return
        }
        guard isStrict else {
            assign(variables[0], item)
            for variable in variables.dropFirst() { assign(variable, .null) }
            return
        }
        var found = item.kind
        if case .array(let parts) = item { found = "a list of \(parts.count)" }
        throw failure(
            program, plan.offset, id: "template.type",
            "can't unpack \(found) into \(variables.count) loop variables")
    }

    private mutating func bindMapLoop(_ frame: LoopFrame, _ index: Int) {
        let item: TemplateValue
        switch frame.items {
        case .list(let values): item = values[index]
        case .range(let first, let step, _): item = .integer(first + step * index)
        case .members(let members): item = .string(members[index].key)
        }
        slots[Int(frame.plan.label)] = .value([
            "counter": .integer(frame.index), "first": .boolean(frame.index == 0),
            "last": .boolean(frame.index == frame.count - 1), "item": item,
        ])
    }

    /// Goes to the next item; false where there is none.
    mutating func advance(_ program: Program) throws -> Bool {
        let last = loops.count - 1
        guard last >= 0 else { return false }
        let index = loops[last].index + 1
        loops[last].index = index
        guard index < loops[last].count else { return false }
        // The usual loop, without a copy of its frame.
        let simple = loops[last].simpleVariable
        if simple >= 0, case .list(let values) = loops[last].items {
            slots[Int(simple)] = .value(values[index])
        } else {
            try bindItem(of: loops[last], program)
        }
        return true
    }

    mutating func endLoop() {
        guard let frame = loops.popLast() else { return }
        unwind(to: frame.trailHeight)
    }

    /// Keeps what a `map` body printed and goes to the next item, or binds the result.
    mutating func advanceMap(_ plan: LoopPlan, _ program: Program) throws -> Bool {
        let text = try endCapture(program)
        let last = loops.count - 1
        guard last >= 0 else { return false }
        loops[last].results.append(.string(text))
        if try advance(program) {
            captures.append(output.count)
            return true
        }
        let results = loops[last].results
        endLoop()
        bind(plan.result, .value(.array(results)))
        return false
    }
}
