/// `formwork package`: template packages.
struct PackageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "package",
        abstract: "Use template packages: sets from git repositories, versioned by their tags",
        discussion: """
            A package is a git repository, or a folder, with TemplateSets/<id>/template-set.xml. \
            Formwork.xml declares the packages, Formwork.resolved records the exact commit of each: \
            commit both. Sets of a package are called package/id.
            """,
        examples: [
            .init(
                "Use the newest version of a package",
                "formwork package add https://git.example.com/ios/templates.git --name acme"),
            .init("Fetch what Formwork.xml asks for", "formwork package resolve"),
            .init("See what an update would bring", "formwork package update --dry-run"),
        ],
        subcommands: [
            PackageAddCommand.self,
            PackageRemoveCommand.self,
            PackageListCommand.self,
            PackageResolveCommand.self,
            PackageUpdateCommand.self,
            PackageOutdatedCommand.self,
            PackageVerifyCommand.self,
            PackageDiffCommand.self,
            PackageCheckCommand.self,
        ])

    init(_ arguments: ParsedArguments) {}

    func run(in session: Session) -> CommandOutcome { CommandOutcome() }
}
