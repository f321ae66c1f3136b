import Diagnostics
import FileTree
import TemplateLanguage

/// `formwork render`: one template to standard output.
struct RenderCommand: ParsableCommand {
    private static let template = ArgumentDeclaration.positional(
        "template", "The template's file")
    private static let context = ArgumentDeclaration.option(
        "context", valueName: "file.json", "The values, a JSON object")
    private static let searchPath = ArgumentDeclaration.repeatedOption(
        "search-path", valueName: "dir",
        "A folder in which {% include %} looks, after the template's own")
    private static let lenient = ArgumentDeclaration.flag(
        "lenient", "Take an undefined variable as empty, as Stencil does")
    private static let trim = ArgumentDeclaration.option(
        "trim", valueName: "mode", choices: TrimBehaviour.allCases.map(\.rawValue),
        "How white space around tags is trimmed: nothing (the default), smart, all")

    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Render one Stencil template to standard output, with no byte added",
        examples: [
            .init(
                "See what a template gives", "formwork render View.stencil --context values.json"),
            .init(
                "As Stencil itself would",
                "formwork render View.stencil --context values.json --lenient --trim nothing"),
        ],
        arguments: [template, context, searchPath, lenient, trim, SharedArguments.json])

    private let template: String
    private let context: String?
    private let searchPaths: [String]
    private let isLenient: Bool
    private let trim: TrimBehaviour

    init(_ arguments: ParsedArguments) throws {
        template = arguments.required(Self.template)
        context = arguments.value(Self.context)
        searchPaths = arguments.values(Self.searchPath)
        isLenient = arguments.has(Self.lenient)
        trim = arguments.value(Self.trim).flatMap(TrimBehaviour.init) ?? .nothing
    }

    func run(in session: Session) throws -> CommandOutcome {
        let bytes = try NamedFile(template, in: session).bytes()
        let environment = Environment(
            loader: FolderLoader(try folders(in: session)), isStrict: !isLenient, trim: trim,
            now: Clock(session).moment)
        let compiled = try Template(bytes, name: template, environment: environment)
        let output = try compiled.render(try values(in: session))
        var outcome = CommandOutcome(
            members: ["output": .string(String(decoding: output, as: UTF8.self))])
        outcome.text = output
        return outcome
    }

    /// Where included templates are looked for: beside the template, then the search paths.
    private func folders(in session: Session) throws -> [FolderLoader.Folder] {
        let slash = template.lastIndex(of: "/")
        let own = slash.map { String(template[..<$0]) } ?? ""
        return try ([own] + searchPaths).map { path in
            FolderLoader.Folder(
                root: try DirectoryRoot(path: session.absolutePath(path.isEmpty ? "." : path)),
                displayPath: path)
        }
    }

    private func values(in session: Session) throws -> [String: TemplateValue] {
        guard let context else { return [:] }
        let value = try TemplateValue(
            json: try NamedFile(context, in: session).bytes(), path: context)
        guard case .dictionary(let members) = value else {
            throw Failure(
                .invalidInput, id: "context.no-object", "the context isn't a JSON object",
                at: SourceLocation(path: context, line: 1, column: 1),
                fix: "write the values as {\"name\": value}")
        }
        return members
    }
}
