import Diagnostics

extension Template {
    /// Everything that is wrong with a template: syntax, and names that nobody declares, in one run.
    ///
    /// What can be read of a template with faults is checked like any other. Names that stand in the
    /// line of a fault aren't reported, since a tag that can't be read binds nothing.
    /// - Parameters:
    ///   - bytes: the template.
    ///   - name: the path that diagnostics show.
    ///   - known: the names that the context will have; nil accepts every name.
    ///   - environment: filters, other templates, strictness.
    ///   - location: where the text begins, if it stands inside another file.
    public static func findings(
        in bytes: [UInt8], name: String, known: [String: VariableShape]?,
        environment: Environment, at location: SourceLocation? = nil
    ) -> [Diagnostic] {
        var library = TemplateLibrary(environment: environment)
        let (program, faults) = library.add(
            TemplateSource(bytes: bytes, path: name), base: location)
        let unplaced = UnplacedBlocks(library: library).findings(in: program)
        guard let known else { return faults + unplaced }
        var checker = ShapeChecker(library: library, known: known)
        checker.checkTemplate(program)
        let unread = UnreadLines(faults: faults, path: library.programs[Int(program)].path)
        let names = checker.diagnostics.filter { finding in
            finding.id != "template.undefined-variable" || !unread.mention(finding)
        }
        return faults + names.filter { !faults.contains($0) } + unplaced
    }
}

extension Expression {
    /// Everything that is wrong with an expression: syntax, and names that nobody declares, in one run.
    /// - Parameters:
    ///   - text: the expression, without braces.
    ///   - known: the names that the context will have.
    ///   - location: where the text begins in its file.
    ///   - environment: filters and strictness.
    public static func findings(
        in text: String, known: [String: VariableShape], at location: SourceLocation? = nil,
        environment: Environment
    ) -> [Diagnostic] {
        var compiler = TemplateCompiler(
            Program(
                path: location?.path ?? "expression", source: Array(text.utf8), base: location),
            symbols: SymbolTable(), environment: environment)
        let node = compiler.compileExpression()
        var library = TemplateLibrary(environment: environment)
        library.symbols = compiler.symbols
        library.programs = [compiler.program]
        var checker = ShapeChecker(library: library, known: known)
        if let node {
            checker.check(node, compiler.program)
        } else {
            // The operands of an expression that ends in a fault stand on their own.
            for node in compiler.program.nodes.indices {
                checker.check(Int32(node), compiler.program)
            }
        }
        return compiler.diagnostics + checker.diagnostics
    }
}

/// The lines in which tags couldn't be read.
private struct UnreadLines {
    /// Faults that leave a tag's structure whole.
    private static let harmless: Set<String> = [
        "template.unknown-filter", "template.filter-arguments", "template.unknown-template",
        "template.unclosed-block",
    ]
    private let words: Set<String>

    init(faults: [Diagnostic], path: String) {
        var words: Set<String> = []
        for fault in faults where !Self.harmless.contains(fault.id) {
            guard let place = fault.location, place.path == path, let line = place.lineText else {
                continue
            }
            words.formUnion(
                line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        self.words = words
    }

    /// Whether the name that a finding misses stands in one of the lines.
    func mention(_ finding: Diagnostic) -> Bool {
        let parts = finding.message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.count == 3 && words.contains(String(parts[1]))
    }
}
