import Diagnostics

/// `formwork undo`: removes what a generation has made and nobody has edited.
struct UndoCommand: ParsableCommand {
    private static let feature = ArgumentDeclaration.positional(
        "feature", "The name that the feature was generated with")

    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take a generated feature back: what is unedited and unshared is removed",
        discussion: """
            A file that was edited since, or that another feature uses, stays, and is named.
            """,
        examples: [
            .init("Take a feature back", "formwork undo Profile"),
            .init("In another project", "formwork undo Profile --project ../Shop"),
        ],
        arguments: [
            feature, SharedArguments.project, SharedArguments.yes, SharedArguments.json,
        ])

    private let feature: String
    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        feature = arguments.required(Self.feature)
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        throw Failure(.unavailable, id: "undo.unavailable", "not connected yet")
    }
}
