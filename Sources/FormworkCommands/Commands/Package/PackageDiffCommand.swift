import Diagnostics
import FileTree
import TemplateDistribution

/// `formwork package diff`: what a version of a package changes for those who use it.
struct PackageDiffCommand: ParsableCommand {
    private static let old = ArgumentDeclaration.positional(
        "old", "A tagged version, such as 1.0.0")
    private static let new = ArgumentDeclaration.positional(
        "new", arity: .optional, "A later version; the work tree where none is given")

    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract:
            "Tell what changed for users between two versions, and whether the number says so",
        discussion: """
            For a package's authors, in its repository. A removed parameter, option, file or role, another \
            type's name, path or default, and a greater requirement break users and ask for a major \
            version (before 1.0.0 for a minor one); something more asks for a minor one. The exit code is \
            1 where a number says less than that.
            """,
        examples: [
            .init("Between two versions", "formwork package diff 1.0.0 1.1.0"),
            .init("What the next version would have to be", "formwork package diff 1.1.0"),
        ],
        arguments: [
            old, new, SharedArguments.packagePath, SharedArguments.project, SharedArguments.json,
        ])

    private let old: SemanticVersion
    private let new: SemanticVersion?
    private let subfolder: RelativePath?
    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        old = try VersionArgument.parse(arguments.required(Self.old))
        new = try arguments.value(Self.new).map(VersionArgument.parse)
        subfolder = try SharedArguments.packageFolder(arguments)
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let package = try AuthoredPackage(project, subfolder: subfolder, in: session)
        let before = try package.state(at: old)
        let after = try new.map(package.state) ?? package.workTree()
        return PackageComparison(before, after).outcome
    }
}
