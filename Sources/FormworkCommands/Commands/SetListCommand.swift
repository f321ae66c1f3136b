import Diagnostics

/// `formwork set list`: every set that a project can use.
struct SetListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the template sets that a project can use",
        examples: [.init("Every set", "formwork set list")],
        arguments: [SharedArguments.project, SharedArguments.json])

    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        throw Failure(.unavailable, id: "set.unavailable", "not connected yet")
    }
}
