/// `formwork set show`: one set.
struct SetShowCommand: ParsableCommand {
    private static let id = ArgumentDeclaration.positional("id", "The set's id")

    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a template set: its files, options, parameters and checklist",
        examples: [.init("What a set makes and asks for", "formwork set show mvvm-observable")],
        arguments: [id, SharedArguments.project, SharedArguments.json])

    private let id: String
    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        id = arguments.required(Self.id)
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let library = try SetLibrary(root: try ProjectLocator(session).project(project))
        let loaded = try library.set(named: id)
        let report = SetReport(loaded.set)
        return CommandOutcome(
            text: report.text, members: report.members, diagnostics: loaded.warnings)
    }
}
