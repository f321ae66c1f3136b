import Diagnostics
import TemplateDistribution

/// `formwork package resolve`: makes the lock fit what `Formwork.xml` asks for.
struct PackageResolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve",
        abstract: "Fetch the packages and bring the lock in line with Formwork.xml",
        discussion: """
            What the lock has stays where it still satisfies Formwork.xml; the rest becomes the newest \
            that does. A tag that has moved since is refused. What the cache has serves where an address \
            can't be reached.
            """,
        examples: [
            .init("After a checkout, or after editing Formwork.xml", "formwork package resolve"),
            .init("Without the network", "formwork package resolve --offline"),
        ],
        arguments: [SharedArguments.project, SharedArguments.offline, SharedArguments.json])

    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let workspace = try PackageWorkspace(project, in: session)
        let catalog = try PackageAccess(session, isOffline: isOffline).catalog(.tolerant)
        let resolution = try PackageResolution(
            of: workspace.configuration.packages, in: workspace, renewing: .none, catalog: catalog,
            session: session)
        let warnings = try resolution.save()
        let count = resolution.count == 1 ? "1 package" : "\(resolution.count) packages"
        return resolution.report("resolved \(count)\n", warnings: warnings)
    }
}
