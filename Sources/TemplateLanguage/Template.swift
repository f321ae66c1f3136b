import Diagnostics

/// A compiled template. Compile once, render as often as you like, from any thread.
public struct Template: Sendable {
    let library: TemplateLibrary
    let program: Int32
    /// What the compiler says of the template's length, as a guess at the output's.
    private let sizeHint: Int

    /// Compiles a template.
    /// - Parameters:
    ///   - text: the template.
    ///   - name: the path that diagnostics show.
    ///   - environment: filters, other templates, strictness.
    ///   - location: where the text begins, if it stands inside another file such as a manifest;
    ///     diagnostics then point there.
    /// - Throws: `Failure` (65) with every syntax error; in a strict environment also those of the
    ///   templates that it names.
    public init(
        _ text: String, name: String, environment: Environment, at location: SourceLocation? = nil
    ) throws {
        try self.init(Array(text.utf8), name: name, environment: environment, at: location)
    }

    /// Compiles a template of bytes; what isn't UTF-8 is carried as it is.
    public init(
        _ bytes: [UInt8], name: String, environment: Environment,
        at location: SourceLocation? = nil
    ) throws {
        var library = TemplateLibrary(environment: environment)
        let (program, diagnostics) = library.add(
            TemplateSource(bytes: bytes, path: name), base: location)
        guard diagnostics.isEmpty else { throw Failure(.invalidInput, diagnostics) }
        self.library = library
        self.program = program
        // Short templates are mostly tags and grow; memory that a long one doesn't fill is a waste.
        sizeHint = bytes.count + min(bytes.count, 1 << 16)
    }

    /// Renders the template.
    /// - Parameter context: the variables.
    /// - Throws: `Failure` (65) where a strict template meets something undefined, a filter refuses
    ///   its input, or a bound is passed.
    public func render(_ context: [String: TemplateValue] = [:]) throws -> [UInt8] {
        var renderer = renderer(context)
        try renderer.runTemplate(program)
        return renderer.output.bytes()
    }

    /// Renders the template to a text; bytes that aren't UTF-8 are replaced by U+FFFD.
    public func renderString(_ context: [String: TemplateValue] = [:]) throws -> String {
        var renderer = renderer(context)
        try renderer.runTemplate(program)
        return renderer.output.text(from: 0)
    }

    private func renderer(_ context: [String: TemplateValue]) -> Renderer {
        Renderer(library: library, context: context, sizeHint: sizeHint)
    }
}
