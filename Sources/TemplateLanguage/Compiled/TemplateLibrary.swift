import Diagnostics

/// Compiled templates that can reach one another, with the names that they share.
struct TemplateLibrary: Sendable {
    var environment: Environment
    var symbols = SymbolTable()
    var programs: [Program] = []
    /// Programs by the name that loaders know.
    var loaded: [String: Int32] = [:]
    /// Names whose templates don't compile, with what is wrong, so that they are read once.
    private var broken: [String: [Diagnostic]] = [:]
    /// Every `block.name` that some template prints.
    var printedBlocks: Set<Int32> = []

    init(environment: Environment) {
        self.environment = environment
    }

    /// Compiles a text and whatever it names by literals, the text itself first.
    /// - Returns: the program's number and all findings, of the other templates too.
    mutating func add(_ source: TemplateSource, base: SourceLocation?) -> (Int32, [Diagnostic]) {
        let (program, diagnostics) = compile(source, base: base)
        // A lenient template meets what is wrong with others only where it uses them.
        let others = resolveNames(from: program)
        return (program, environment.isStrict ? diagnostics + others : diagnostics)
    }

    /// The program of a template that a name stands for.
    /// - Parameter use: where the name stands; its line is looked for only if something is wrong,
    ///   since that takes as long as the text is.
    /// - Throws: `Failure` where there is no such template or it doesn't compile.
    mutating func program(
        named name: String, at use: (program: Program, offset: Int32)
    ) throws -> Int32 {
        if let number = loaded[name] { return number }
        if let diagnostics = broken[name] { throw Failure(.invalidInput, diagnostics) }
        guard let source = try environment.loader?.template(named: name) else {
            let place = use.program.location(Int(use.offset))
            throw Failure(.invalidInput, [unknownTemplate(name, at: place)])
        }
        let (number, diagnostics) = compile(source, base: nil)
        guard diagnostics.isEmpty else {
            broken[name] = diagnostics
            throw Failure(.invalidInput, diagnostics)
        }
        loaded[name] = number
        return number
    }

    private mutating func compile(
        _ source: TemplateSource, base: SourceLocation?
    ) -> (Int32, [Diagnostic]) {
        var compiler = TemplateCompiler(
            Program(path: source.path, source: source.bytes, base: base), symbols: symbols,
            environment: environment)
        // The compiler has the only copy now, which it can change in place.
        symbols = SymbolTable()
        compiler.compileTemplate()
        symbols = compiler.symbols
        printedBlocks.formUnion(compiler.printedBlocks)
        let number = Int32(programs.count)
        programs.append(compiler.program)
        return (number, compiler.diagnostics)
    }

    /// Finds and compiles every template that is named by a literal, transitively.
    private mutating func resolveNames(from first: Int32) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var next = Int(first)
        while next < programs.count {
            let program = programs[next]
            for index in program.includes.indices {
                let found = resolve(program.includes[index], in: program, &findings)
                programs[next].includes[index].program = found
            }
            if let parent = program.parent {
                let found = resolve(parent, in: program, &findings)
                programs[next].parent?.program = found
            }
            next += 1
        }
        return findings
    }

    private mutating func resolve(
        _ plan: IncludePlan, in program: Program, _ findings: inout [Diagnostic]
    ) -> Int32 {
        guard plan.name >= 0, case .constant(let constant) = program.nodes[Int(plan.name)],
            case .string(let name) = program.constants[Int(constant)]
        else { return -1 }
        let isNew = broken[name] == nil
        do {
            return try self.program(named: name, at: (program, plan.offset))
        } catch let failure as Failure {
            if findings.count < TemplateCompiler.maximumDiagnostics, isNew || broken[name] == nil {
                let place = program.location(Int(plan.offset))
                findings += failure.diagnostics.map { diagnostic in
                    guard diagnostic.location != place else { return diagnostic }
                    var noted = diagnostic
                    noted.notes.append(.init("'\(name)' is used here", at: place))
                    return noted
                }
            }
        } catch {
            findings.append(
                Diagnostic(
                    id: "template.unreadable", "can't read the template '\(name)': \(error)",
                    at: program.location(Int(plan.offset))))
        }
        return -1
    }

    private func unknownTemplate(_ name: String, at place: SourceLocation) -> Diagnostic {
        let names = environment.loader?.templateNames ?? []
        return Diagnostic(
            id: "template.unknown-template", "there is no template '\(name)'", at: place,
            fix: SpellingSuggestion.question(for: name, in: names)
                ?? (names.isEmpty ? "there are no other templates here" : nil))
    }
}
