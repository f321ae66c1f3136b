import Diagnostics
import FileTree
import TemplateDistribution

/// `formwork package check`: whether a version of a package can be let out.
struct PackageCheckCommand: ParsableCommand {
    private static let version = ArgumentDeclaration.positional(
        "version", arity: .optional,
        "A version: its tag where there is one, otherwise the work tree as if it were tagged so")

    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check that a version's tag, changelog, manifests and contents agree",
        discussion: """
            For a package's authors, in its repository. Without a version, the tag of the checked-out \
            commit is checked, or else the work tree as the version that the changelog names first. Sets \
            must be valid, the changelog must tell of the version, and its number and those of changed \
            sets must say how much changed since the version before. The exit code is 1 where they don't.
            """,
        examples: [
            .init("Before a tag is made", "formwork package check 1.2.0"),
            .init("In CI, on a commit or a tag", "formwork package check"),
        ],
        arguments: [
            version, SharedArguments.packagePath, SharedArguments.project, SharedArguments.json,
        ])

    private let version: SemanticVersion?
    private let subfolder: RelativePath?
    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        version = try arguments.value(Self.version).map(VersionArgument.parse)
        subfolder = try SharedArguments.packageFolder(arguments)
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let package = try AuthoredPackage(project, subfolder: subfolder, in: session)
        return try PackageRelease(package, version: version).outcome()
    }
}
