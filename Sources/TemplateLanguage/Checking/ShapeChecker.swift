import Diagnostics

/// Walks every branch of compiled templates and reports names that nothing declares.
struct ShapeChecker {
    let library: TemplateLibrary
    var diagnostics: [Diagnostic] = []
    /// The names in sight, with what is known of each; the innermost scope last.
    var scopes: [[Int32: Known]]
    /// Names that are read without being bound by the template itself.
    var referenced: Set<String> = []
    /// Templates and macros that are being walked, against cycles.
    private var active: Set<BodyID> = []
    private var walkedMacros: Set<BodyID> = []
    /// Blocks of extending templates, those of the outermost descendant first.
    private var overrides: [Int32: [BlockReference]] = [:]
    private var walkedBlocks: Set<BodyID> = []
    private var activeBlocks: Set<BodyID> = []
    /// Instructions that may still be walked: templates that use one another many times over are
    /// walked at every use, which has to end.
    private var budget = 200_000
    /// How deep `for` is nested.
    var loopDepth = 0
    let isOpen: Bool

    /// What the checker knows of a name.
    enum Known {
        case shape(VariableShape)
        case macro(program: Int32, plan: Int32)
    }

    private struct BodyID: Hashable {
        var program: Int32
        /// A macro's place, or -1 for the template itself.
        var macro: Int32
    }

    /// - Parameter known: the context's names; nil where every name is accepted.
    init(library: TemplateLibrary, known: [String: VariableShape]?) {
        self.library = library
        isOpen = known == nil
        var scope: [Int32: Known] = [:]
        for (name, shape) in known ?? [:] {
            if let symbol = library.symbols.known(name) { scope[symbol] = .shape(shape) }
        }
        scopes = [scope]
        contextNames = known.map { Set($0.keys) } ?? []
    }

    let contextNames: Set<String>

    /// Templates and macros that use one another deeper than rendering allows aren't followed.
    static let maximumDepth = 192
    /// More findings than that aren't collected.
    static let maximumDiagnostics = 100

    private mutating func reportExhaustion(_ program: Program) {
        diagnostics.append(
            Diagnostic(
                .warning, id: "template.check-limit",
                "the templates use one another so often that not every use was checked",
                at: SourceLocation(path: program.path)))
    }

    // MARK: - Templates

    mutating func checkTemplate(_ number: Int32) {
        let id = BodyID(program: number, macro: -1)
        guard active.count < Self.maximumDepth, active.insert(id).inserted else { return }
        defer { active.remove(id) }
        let program = library.programs[Int(number)]
        walk(program, number, from: 0, to: program.mainEnd)
        if let parent = program.parent { checkParent(parent, of: program, number) }
        for (index, _) in program.macros.enumerated() {
            checkUncalled(BodyID(program: number, macro: Int32(index)), program)
        }
    }

    /// Walks the template that is extended with the blocks in place, then the blocks that found none.
    private mutating func checkParent(
        _ parent: IncludePlan, of program: Program, _ number: Int32
    ) {
        check(parent.name, program)
        for (index, block) in program.blocks.enumerated() {
            overrides[block.symbol, default: []].append(
                BlockReference(program: number, plan: Int32(index)))
        }
        if parent.program >= 0 { checkTemplate(parent.program) }
        for index in program.blocks.indices {
            let id = BodyID(program: number, macro: Int32(index))
            if !walkedBlocks.contains(id) {
                walkBlock(BlockReference(program: number, plan: Int32(index)))
            }
        }
    }

    private mutating func walkBlock(_ reference: BlockReference) {
        // Blocks that override one another's contents can hold themselves; rendering stops them.
        let id = BodyID(program: reference.program, macro: reference.plan)
        guard activeBlocks.insert(id).inserted else { return }
        defer { activeBlocks.remove(id) }
        walkedBlocks.insert(id)
        let program = library.programs[Int(reference.program)]
        let block = program.blocks[Int(reference.plan)]
        scopes.append([:])
        walk(program, reference.program, from: Int(block.body), to: Int(block.after))
        leaveScope()
    }

    /// Walks a macro that nothing calls, so that its mistakes show.
    private mutating func checkUncalled(_ id: BodyID, _ program: Program) {
        guard !walkedMacros.contains(id) else { return }
        checkMacro(id, arguments: [])
    }

    private mutating func walk(_ program: Program, _ number: Int32, from start: Int, to end: Int) {
        var index = start
        while index < end, budget > 0 {
            let instruction = program.code[index]
            index += 1
            budget -= 1
            if budget == 0 { reportExhaustion(program) }
            switch instruction {
            case .print(let node), .filterCapture(let node), .branch(let node, _):
                check(node, program)
            case .loop(let plan, _): enterLoop(program.loops[Int(plan)], program)
            case .endLoop:
                leaveScope()
                loopDepth -= 1
            case .map(let plan, _): enterLoop(program.loops[Int(plan)], program)
            case .nextMapped(let plan, _) where plan >= 0:
                leaveScope()
                loopDepth -= 1
                declare(program.loops[Int(plan)].result, .list(.scalar))
            case .scope: scopes.append([:])
            case .endScope: leaveScope()
            case .bind(let symbol, let value): declare(symbol, check(value, program))
            case .bindCapture(let symbol): declare(symbol, .scalar)
            case .macro(let plan):
                let macro = program.macros[Int(plan)]
                bind(macro.symbol, .macro(program: number, plan: plan))
                index = macro.after < 0 ? end : Int(macro.after)
            case .call(let plan): checkCall(program.calls[Int(plan)], program)
            case .include(let plan): checkInclude(program.includes[Int(plan)], program)
            case .importing(let plan):
                let include = program.includes[Int(plan)]
                check(include.name, program)
                if include.program >= 0 { checkTemplate(include.program) }
            case .block(let plan):
                let block = program.blocks[Int(plan)]
                let own = BlockReference(program: number, plan: plan)
                for reference in overrides[block.symbol] ?? [] where reference != own {
                    walkBlock(reference)
                }
                walkBlock(own)
                // A block that is never closed reaches to the end.
                index = block.after < 0 ? end : Int(block.after)
            case .end: return
            // A `map` that couldn't be read has no plan.
            case .text, .jump, .next, .capture, .nextMapped: break
            }
        }
    }

    // MARK: - Scopes

    private mutating func declare(_ symbol: Int32, _ shape: VariableShape) {
        bind(symbol, .shape(shape))
    }

    private mutating func bind(_ symbol: Int32, _ known: Known) {
        if symbol >= 0 { scopes[scopes.count - 1][symbol] = known }
    }

    private mutating func leaveScope() {
        if scopes.count > 1 { scopes.removeLast() }
    }

    func find(_ symbol: Int32) -> Known? {
        for scope in scopes.reversed() {
            if let known = scope[symbol] { return known }
        }
        return nil
    }

    private mutating func enterLoop(_ plan: LoopPlan, _ program: Program) {
        let list = check(plan.list, program)
        var elements: [VariableShape] = []
        switch list {
        case .list(let element):
            if plan.variables.count == 1 {
                elements = [element]
            } else if case .list(let part) = element {
                elements = plan.variables.map { _ in part }
            }
        case .object(let members):
            let values = members.values.sorted { "\($0)" < "\($1)" }
            let joined = values.dropFirst().reduce(values.first ?? .any) { $0.joined(with: $1) }
            elements = [.scalar, joined]
        case .scalar:
            report(
                program, program.offsets[Int(plan.list)], id: "template.type",
                "can't loop over a single value", fix: "give 'for' a list, a dictionary or a range")
        case .any: break
        }
        scopes.append([:])
        loopDepth += 1
        for (index, variable) in plan.variables.enumerated() {
            declare(variable, index < elements.count ? elements[index] : .any)
        }
        if plan.result >= 0 {
            declare(
                plan.label,
                .object([
                    "counter": .scalar, "first": .scalar, "last": .scalar,
                    "item": elements.first ?? .any,
                ]))
        }
        if plan.condition >= 0 { check(plan.condition, program) }
    }

    // MARK: - Other templates and macros

    private mutating func checkInclude(_ plan: IncludePlan, _ program: Program) {
        check(plan.name, program)
        var scope: [Int32: Known] = [:]
        if plan.context >= 0 {
            let shape = check(plan.context, program)
            if case .object(let members) = shape {
                for (name, shape) in members {
                    if let symbol = library.symbols.known(name) { scope[symbol] = .shape(shape) }
                }
            } else if !isOpen {
                // Nothing is known of the names that the template will see.
                return
            }
        }
        guard plan.program >= 0 else { return }
        scopes.append(scope)
        let count = diagnostics.count
        let outer = overrides
        overrides = [:]
        checkTemplate(plan.program)
        overrides = outer
        note(from: count, "used here", plan.offset, program)
        leaveScope()
    }

    private mutating func note(
        from first: Int, _ text: String, _ offset: Int32, _ program: Program
    ) {
        for index in first..<diagnostics.count where diagnostics[index].notes.count < 8 {
            diagnostics[index].notes.append(.init(text, at: program.location(Int(offset))))
        }
    }

    private mutating func checkCall(_ plan: CallPlan, _ program: Program) {
        let arguments = plan.arguments.map { check($0, program) }
        switch find(plan.symbol) {
        case .macro(let number, let index):
            let macro = library.programs[Int(number)].macros[Int(index)]
            if macro.parameters.count != arguments.count {
                let count = macro.parameters.count
                report(
                    program, plan.offset, id: "template.macro-arguments",
                    "'\(macro.name)' takes \((count...count).described), not \(arguments.count)")
            }
            checkMacro(BodyID(program: number, macro: index), arguments: arguments)
        case .shape(.any): break
        case .shape, .none:
            guard !isOpen else { return }
            let macros = library.programs.flatMap { $0.macros.map(\.name) }
            let name = library.symbols.names[Int(plan.symbol)]
            report(
                program, plan.offset, id: "template.unknown-macro", "there is no macro '\(name)'",
                fix: SpellingSuggestion.question(for: name, in: macros)
                    ?? "define it before: {% macro \(name) %}…{% endmacro %}")
        }
    }

    private mutating func checkMacro(_ id: BodyID, arguments: [VariableShape]) {
        guard active.count < Self.maximumDepth, active.insert(id).inserted else { return }
        walkedMacros.insert(id)
        let program = library.programs[Int(id.program)]
        let macro = program.macros[Int(id.macro)]
        scopes.append([:])
        for (index, parameter) in macro.parameters.enumerated() {
            declare(parameter, index < arguments.count ? arguments[index] : .any)
        }
        walk(program, id.program, from: Int(macro.body), to: Int(macro.after))
        leaveScope()
        active.remove(id)
    }
}
