/// The program itself: the list of its commands.
struct FormworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "formwork",
        abstract: "Generate iOS features that look as if your team had written them",
        discussion: """
            Formwork scans the project, picks the template set that fits, and writes the files of a \
            feature with its tests. Exit codes: 0 done, 1 findings of 'check', conflicts or unsure, 64 usage, 65 invalid manifest or \
            template, 66 not found, 69 unavailable, 73 would overwrite, 74 input or output failed, \
            75 another run holds the project, 130 interrupted.
            """,
        examples: [
            .init(
                "See what a feature would be, without writing",
                "formwork generate Profile --dry-run"),
            .init("Make it", "formwork generate Profile"),
            .init("Take it back", "formwork undo Profile"),
            .init("See what Formwork knows of this project", "formwork scan"),
            .init("Hold the code against the layers of its set", "formwork check"),
        ],
        subcommands: [
            GenerateCommand.self,
            ScanCommand.self,
            CheckCommand.self,
            ValidateCommand.self,
            RenderCommand.self,
            SetCommand.self,
            PackageCommand.self,
            UpgradeCommand.self,
            RenameCommand.self,
            RemoveCommand.self,
            UndoCommand.self,
            RecoverCommand.self,
        ])

    init(_ arguments: ParsedArguments) {}

    func run(in session: Session) -> CommandOutcome { CommandOutcome() }
}
