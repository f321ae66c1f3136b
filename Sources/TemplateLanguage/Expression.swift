import Diagnostics

/// An expression of the template language on its own, such as the conditions of manifests:
/// `hasModel and not isShared`, `names.view|lowerFirstLetter`.
public struct Expression: Sendable {
    let library: TemplateLibrary
    let program: Int32
    let node: Int32

    /// Compiles an expression.
    /// - Parameters:
    ///   - text: the expression, without braces.
    ///   - location: where the text begins in its file; diagnostics point there.
    ///   - environment: filters and strictness.
    /// - Throws: `Failure` (65) with every syntax error.
    public init(
        _ text: String, at location: SourceLocation? = nil, environment: Environment
    ) throws {
        var compiler = TemplateCompiler(
            Program(
                path: location?.path ?? "expression", source: Array(text.utf8), base: location),
            symbols: SymbolTable(), environment: environment)
        let node = compiler.compileExpression()
        guard let node, compiler.diagnostics.isEmpty else {
            throw Failure(.invalidInput, compiler.diagnostics)
        }
        var library = TemplateLibrary(environment: environment)
        library.symbols = compiler.symbols
        library.programs = [compiler.program]
        self.library = library
        program = 0
        self.node = node
    }

    /// The expression's value.
    /// - Throws: `Failure` (65) where a strict expression meets something undefined, or a filter
    ///   refuses its input.
    public func evaluate(_ context: [String: TemplateValue] = [:]) throws -> TemplateValue {
        var renderer = Renderer(library: library, context: context, sizeHint: 64)
        return try renderer.value(of: node, library.programs[Int(program)])
    }

    /// Whether the expression holds, by the rule of `if`.
    public func isTrue(_ context: [String: TemplateValue] = [:]) throws -> Bool {
        var renderer = Renderer(library: library, context: context, sizeHint: 64)
        return try renderer.holds(node, library.programs[Int(program)])
    }
}

extension TemplateCompiler {
    /// Compiles the whole source as filters on what was captured.
    mutating func compileFilters() -> Int32? {
        limit = program.source.count
        let base = addNode(.captured, at: 0)
        guard let node = parseFilters(on: base, at: 0), expectEnd() else { return nil }
        return node
    }

    /// Compiles the whole source as one expression.
    mutating func compileExpression() -> Int32? {
        limit = program.source.count
        let node = parseExpression()
        guard node != nil, expectEnd() else { return nil }
        emit(.end)
        return node
    }
}
