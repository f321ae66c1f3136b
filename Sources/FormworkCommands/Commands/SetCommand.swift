/// `formwork set`: what sets there are.
struct SetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "List, show, test and learn template sets",
        examples: [
            .init("Every set that this project can use", "formwork set list"),
            .init("What one of them makes and asks for", "formwork set show mvvm-observable"),
            .init("The examples of this package's sets", "formwork set test"),
        ],
        subcommands: [
            SetListCommand.self, SetShowCommand.self, SetTestCommand.self, SetLearnCommand.self,
        ])

    init(_ arguments: ParsedArguments) {}

    func run(in session: Session) -> CommandOutcome { CommandOutcome() }
}
