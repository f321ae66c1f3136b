/// `formwork set show`: one set.
struct SetShowCommand: ParsableCommand {
    private static let id = ArgumentDeclaration.positional("id", "The set's id")

    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a template set: its files, options, parameters and checklist",
        examples: [.init("What a set makes and asks for", "formwork set show mvvm-observable")],
        arguments: [id, SharedArguments.project, SharedArguments.offline, SharedArguments.json])

    private let id: String
    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        id = arguments.required(Self.id)
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let root = try ProjectLocator(session).project(project)
        let library = try ProjectSets(root: root, in: session, isOffline: isOffline).library
        let loaded = try library.set(named: id)
        let report = SetReport(loaded.set)
        return CommandOutcome(
            text: report.text, members: report.members,
            diagnostics: library.warnings + loaded.warnings)
    }
}
