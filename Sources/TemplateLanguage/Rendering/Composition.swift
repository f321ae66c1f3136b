import Diagnostics

/// A block's definition.
struct BlockReference: Equatable {
    var program: Int32
    var plan: Int32
}

/// A block that runs: its definitions, the one in turn, and so what `block.super` means.
struct RunningBlock {
    var definitions: [BlockReference]
    var position: Int
}

/// Running templates inside templates: `include`, `import`, `extends`, blocks and macros.
extension Renderer {
    /// Runs a template, or the one that it extends with its blocks in place.
    mutating func runTemplate(_ number: Int32) throws {
        try run(number, from: 0)
        let program = library.programs[Int(number)]
        guard let parent = program.parent else { return }
        // Of two blocks with one name a lenient template takes the later, as Stencil does.
        let last = Dictionary(
            program.blocks.enumerated().map { ($1.symbol, $0) }, uniquingKeysWith: { $1 })
        for (index, block) in program.blocks.enumerated()
        where isStrict || last[block.symbol] == index {
            overrides[block.symbol, default: []].append(
                BlockReference(program: number, plan: Int32(index)))
        }
        try enter(parent, program) { renderer, parent in
            renderer.includeDepth += 1
            try renderer.checkDepth(
                renderer.includeDepth, renderer.limits.includeDepth, program,
                program.parent?.offset ?? 0)
            try renderer.runTemplate(parent)
            renderer.includeDepth -= 1
        }
    }

    mutating func include(_ plan: IncludePlan, _ program: Program) throws {
        try checkDepth(includeDepth + 1, limits.includeDepth, program, plan.offset)
        var members: [String: TemplateValue]?
        if plan.context >= 0 {
            let value = try value(of: plan.context, program)
            if case .dictionary(let dictionary) = value {
                members = dictionary
            } else if isStrict {
                throw failure(
                    program, program.offsets[Int(plan.context)], id: "template.type",
                    "'include' takes a dictionary as context, not \(value.kind)")
            }
        }
        let height = trail.count
        for (name, value) in members ?? [:] {
            if let symbol = library.symbols.known(name) { bind(symbol, .value(value)) }
        }
        if let members { overlays.append(members) }
        let outer = (overrides, runningBlocks)
        (overrides, runningBlocks) = ([:], [])
        includeDepth += 1
        try enter(plan, program) { renderer, number in try renderer.runTemplate(number) }
        includeDepth -= 1
        (overrides, runningBlocks) = outer
        if members != nil { overlays.removeLast() }
        unwind(to: height)
    }

    /// Runs a template for the macros and variables that it binds; what it prints is dropped.
    mutating func importing(_ plan: IncludePlan, _ program: Program) throws {
        try checkDepth(includeDepth + 1, limits.includeDepth, program, plan.offset)
        let length = output.count
        includeDepth += 1
        try enter(plan, program) { renderer, number in try renderer.runTemplate(number) }
        includeDepth -= 1
        output.truncate(to: length)
    }

    /// Runs another template; failures in it name this place too.
    private mutating func enter(
        _ plan: IncludePlan, _ program: Program,
        _ body: (inout Renderer, Int32) throws -> Void
    ) throws {
        var number = plan.program
        var name = ""
        if number < 0 {
            let value = try value(of: plan.name, program)
            guard case .string(let text) = value else {
                throw failure(
                    program, plan.offset, id: "template.type",
                    "a template's name is a text, not \(value.kind)")
            }
            name = text
            number = try library.program(named: text, at: (program, plan.offset))
            bindNewSymbols()
        }
        do {
            try body(&self, number)
        } catch var failure as Failure {
            let what = name.isEmpty ? library.programs[Int(number)].path : name
            let place = program.location(Int(plan.offset))
            // A cycle would otherwise name the same place again and again.
            for index in failure.diagnostics.indices
            where failure.diagnostics[index].notes.count < 8 {
                failure.diagnostics[index].notes.append(.init("'\(what)' is used here", at: place))
            }
            throw failure
        }
    }

    mutating func checkDepth(
        _ depth: Int, _ limit: Int, _ program: Program, _ offset: Int32
    ) throws {
        guard depth > limit || !hasStack else { return }
        throw failure(
            program, offset, id: "template.limit",
            depth > limit
                ? "templates use one another deeper than \(limit) levels"
                : "templates use one another deeper than this thread's stack allows",
            fix: "look for a template that uses itself")
    }

    /// Whether the thread's stack has place for another level; the first few need no question.
    private var hasStack: Bool {
        mutating get {
            guard includeDepth + callDepth >= 8 else { return true }
            let bounds = stack ?? .ofCurrentThread()
            stack = bounds
            return bounds.hasPlace
        }
    }

    // MARK: - Blocks

    mutating func runBlock(_ plan: Int32, _ program: Program, _ number: Int32) throws {
        let symbol = program.blocks[Int(plan)].symbol
        var definitions = overrides[symbol] ?? []
        if !definitions.contains(where: { $0.program == number && $0.plan == plan }) {
            definitions.append(BlockReference(program: number, plan: plan))
        }
        let start = output.count
        try run(
            RunningBlock(definitions: definitions, position: 0), program,
            program.blocks[Int(plan)].offset)
        if library.printedBlocks.contains(symbol) { blockTexts[symbol] = output.text(from: start) }
    }

    private mutating func run(
        _ block: RunningBlock, _ program: Program, _ offset: Int32
    ) throws {
        try checkDepth(callDepth + 1, limits.callDepth, program, offset)
        let definition = block.definitions[block.position]
        let height = trail.count
        callDepth += 1
        runningBlocks.append(block)
        let body = library.programs[Int(definition.program)].blocks[Int(definition.plan)].body
        try run(definition.program, from: body)
        runningBlocks.removeLast()
        callDepth -= 1
        unwind(to: height)
    }

    /// What the block in hand overrides, as text.
    mutating func blockSuper(_ program: Program, _ node: Int32) throws -> Operand {
        guard var block = runningBlocks.last, block.position + 1 < block.definitions.count else {
            guard isStrict else { return .undefined }
            throw failure(
                program, program.offsets[Int(node)], id: "template.undefined-variable",
                "'block.super' stands where no block is overridden")
        }
        block.position += 1
        captures.append(output.count)
        try run(block, program, program.offsets[Int(node)])
        return .value(.string(try endCapture(program)))
    }

    // MARK: - Macros

    mutating func call(_ plan: CallPlan, _ program: Program) throws {
        guard case .macro(let number, let index) = slots[Int(plan.symbol)] else {
            let name = library.symbols.names[Int(plan.symbol)]
            let macros = library.programs.flatMap { $0.macros.map(\.name) }
            throw failure(
                program, plan.offset, id: "template.unknown-macro", "there is no macro '\(name)'",
                fix: SpellingSuggestion.question(for: name, in: macros)
                    ?? "define it before: {% macro \(name) %}…{% endmacro %}")
        }
        let macro = library.programs[Int(number)].macros[Int(index)]
        if macro.parameters.count != plan.arguments.count {
            let count = macro.parameters.count
            throw failure(
                program, plan.offset, id: "template.macro-arguments",
                "'\(macro.name)' takes \((count...count).described), not \(plan.arguments.count)")
        }
        try checkDepth(callDepth + 1, limits.callDepth, program, plan.offset)
        var arguments: [Operand] = []
        for node in plan.arguments { arguments.append(try evaluate(node, program)) }
        let height = trail.count
        for (parameter, argument) in zip(macro.parameters, arguments) { bind(parameter, argument) }
        callDepth += 1
        try run(number, from: macro.body)
        callDepth -= 1
        unwind(to: height)
    }
}
