import Diagnostics

/// Runs compiled templates.
///
/// Variables live in one slot a name. Binding a name writes the slot and puts its old value on the
/// trail; leaving a scope takes the trail back. So a look-up costs one array access, and included
/// templates and macros see what their caller sees, as in Stencil.
struct Renderer: ~Copyable {
    var library: TemplateLibrary
    let isStrict: Bool
    let limits: RenderLimits
    let context: [String: TemplateValue]
    var slots: [Operand]
    var trail: [(symbol: Int32, old: Operand)] = []
    var scopes: [Int] = []
    var loops: [LoopFrame] = []
    /// Where in the output each open capture begins.
    var captures: [Int] = []
    /// What the innermost `filter` block collected.
    var captured: TemplateValue = .null
    var output: OutputBuffer
    var steps = 0
    var callDepth = 0
    var includeDepth = 0
    /// Where the thread's stack ends, once templates nest so deep that it matters.
    var stack: StackBounds?
    /// Blocks of extending templates, those of the outermost descendant first.
    var overrides: [Int32: [BlockReference]] = [:]
    var runningBlocks: [RunningBlock] = []
    /// What blocks printed, where `block.name` asks for it.
    var blockTexts: [Int32: String] = [:]
    /// Dictionaries given to `include`, for templates that are loaded later.
    var overlays: [[String: TemplateValue]] = []

    init(library: TemplateLibrary, context: [String: TemplateValue], sizeHint: Int) {
        self.library = library
        self.context = context
        isStrict = library.environment.isStrict
        limits = library.environment.limits
        output = OutputBuffer(capacity: sizeHint)
        slots = []
        slots.reserveCapacity(library.symbols.names.count)
        bindNewSymbols()
    }

    /// Gives slots to the names that have none, with the values that the context has for them.
    mutating func bindNewSymbols() {
        for name in library.symbols.names[slots.count...] {
            let overlay = overlays.last { $0[name] != nil }
            if let value = overlay?[name] ?? context[name] {
                slots.append(.value(value))
            } else {
                slots.append(.undefined)
            }
        }
    }

    // MARK: - Scopes

    mutating func bind(_ symbol: Int32, _ operand: Operand) {
        trail.append((symbol, slots[Int(symbol)]))
        slots[Int(symbol)] = operand
    }

    mutating func unwind(to height: Int) {
        while trail.count > height, let (symbol, old) = trail.popLast() {
            slots[Int(symbol)] = old
        }
    }

    // MARK: - Running

    /// Runs the code of a program from an instruction to the `end` that belongs to it.
    mutating func run(_ number: Int32, from start: Int32) throws {
        let program = library.programs[Int(number)]
        let code = program.code
        var next = Int(start)
        while true {
            steps += 1
            if steps > limits.steps { throw tooManySteps(program) }
            let instruction = code[next]
            next += 1
            switch instruction {
            case .text(let start, let count):
                try printSource(program, Int(start), Int(count))
            case .print(let node):
                try print(try evaluate(node, program), program, node)
            case .branch(let condition, let otherwise):
                if try !holds(condition, program) { next = Int(otherwise) }
            case .jump(let target):
                next = Int(target)
            case .loop(let plan, let empty), .map(let plan, let empty):
                if try !beginLoop(program.loops[Int(plan)], program) {
                    next = Int(empty)
                } else if case .map = instruction {
                    captures.append(output.count)
                }
            case .next(let body):
                if try advance(program) { next = Int(body) }
            case .endLoop:
                endLoop()
            case .scope:
                scopes.append(trail.count)
            case .endScope:
                if let height = scopes.popLast() { unwind(to: height) }
            case .end:
                return
            default:
                next = try runTag(instruction, program, number, next)
            }
        }
    }

    /// The tags that are met less often.
    private mutating func runTag(
        _ instruction: Instruction, _ program: Program, _ number: Int32, _ next: Int
    ) throws -> Int {
        switch instruction {
        case .bind(let symbol, let value):
            bind(symbol, try evaluate(value, program))
        case .capture:
            captures.append(output.count)
        case .bindCapture(let symbol):
            bind(symbol, .value(.string(try endCapture(program))))
        case .filterCapture(let node):
            let outer = captured
            captured = .string(try endCapture(program))
            try print(try evaluate(node, program), program, node)
            captured = outer
        case .nextMapped(let plan, let body):
            if try advanceMap(program.loops[Int(plan)], program) { return Int(body) }
        case .macro(let plan):
            let macro = program.macros[Int(plan)]
            bind(macro.symbol, .macro(program: number, plan: plan))
            return Int(macro.after)
        case .call(let plan):
            try call(program.calls[Int(plan)], program)
        case .include(let plan):
            try include(program.includes[Int(plan)], program)
        case .importing(let plan):
            try importing(program.includes[Int(plan)], program)
        case .block(let plan):
            try runBlock(plan, program, number)
            return Int(program.blocks[Int(plan)].after)
        default: break
        }
        return next
    }

    // MARK: - Output

    private mutating func printSource(_ program: Program, _ start: Int, _ count: Int) throws {
        program.source.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { output.append(base + start, count) }
        }
        steps += count >> 6
        if output.count > limits.outputBytes { throw tooMuchOutput(program) }
    }

    mutating func print(_ operand: Operand, _ program: Program, _ node: Int32) throws {
        let before = output.count
        switch operand {
        case .value(.string(let text)): output.append(text)
        case .value(let value): output.append(value.text)
        case .range: output.append(try value(of: operand, program, node).text)
        case .undefined, .macro: return
        }
        steps += (output.count - before) >> 4
        if output.count > limits.outputBytes { throw tooMuchOutput(program, node) }
    }

    mutating func endCapture(_ program: Program) throws -> String {
        let start = captures.popLast() ?? output.count
        let text = output.text(from: start)
        output.truncate(to: start)
        steps += text.utf8.count >> 4
        return text
    }

    // MARK: - Failures

    func failure(
        _ program: Program, _ offset: Int32, id: String, _ message: String, fix: String? = nil
    ) -> Failure {
        Failure(
            .invalidInput, id: id, message, at: program.location(Int(offset)), fix: fix)
    }

    private func tooMuchOutput(_ program: Program, _ node: Int32? = nil) -> Failure {
        Failure(
            .invalidInput, id: "template.limit",
            "the template prints more than \(limits.outputBytes) bytes",
            at: node.map { program.location(Int(program.offsets[Int($0)])) }
                ?? SourceLocation(path: program.base?.path ?? program.path))
    }

    private func tooManySteps(_ program: Program) -> Failure {
        Failure(
            .invalidInput, id: "template.limit",
            "the template takes more than \(limits.steps) steps",
            at: loops.last.map { program.location(Int($0.plan.offset)) }
                ?? SourceLocation(path: program.base?.path ?? program.path),
            fix: "look for a loop that is too long")
    }
}
