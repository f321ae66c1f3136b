import Diagnostics

/// `formwork recover`: finishes or rolls back what a killed run has left.
struct RecoverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recover",
        abstract: "Finish or roll back a run that was killed while it wrote",
        discussion: """
            A run stages its files and keeps a journal before it changes anything. 'recover' reads \
            the journal: the project is then as it was before the run, or as the run would have \
            left it.
            """,
        examples: [.init("After a crash", "formwork recover")],
        arguments: [SharedArguments.project, SharedArguments.yes, SharedArguments.json])

    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        throw Failure(.unavailable, id: "recover.unavailable", "not connected yet")
    }
}
