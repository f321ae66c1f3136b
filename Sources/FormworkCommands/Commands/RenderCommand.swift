import Diagnostics

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
        "trim", valueName: "mode", choices: ["nothing", "smart", "all"],
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
    private let trim: String?

    init(_ arguments: ParsedArguments) throws {
        template = arguments.required(Self.template)
        context = arguments.value(Self.context)
        searchPaths = arguments.values(Self.searchPath)
        isLenient = arguments.has(Self.lenient)
        trim = arguments.value(Self.trim)
    }

    func run(in session: Session) throws -> CommandOutcome {
        throw Failure(.unavailable, id: "render.unavailable", "not connected yet")
    }
}
