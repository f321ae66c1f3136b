import Diagnostics
import ProjectConfiguration
import TemplateDistribution

/// `formwork package outdated`: which packages have newer versions.
struct PackageOutdatedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outdated",
        abstract: "List the packages that have newer versions",
        discussion: """
            For each: the locked version, the newest that Formwork.xml allows, and the newest of all. The \
            exit code is 0 either way.
            """,
        examples: [.init("What could be updated", "formwork package outdated")],
        arguments: [SharedArguments.project, SharedArguments.offline, SharedArguments.json])

    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let workspace = try PackageWorkspace(project, in: session)
        let catalog = try PackageAccess(session, isOffline: isOffline).catalog(.fresh)
        let found = try ProgressLine(session).during("looking for versions") { () throws(Failure) in
            try OutdatedPackages.find(
                workspace.configuration.packages, lock: workspace.lock,
                rootPath: workspace.root.path, catalog: catalog)
        }
        let rows = found.map {
            [$0.name, $0.current, "allowed \($0.allowed ?? "–")", "newest \($0.newest ?? "–")"]
        }
        return CommandOutcome(
            text: rows.isEmpty ? "everything is up to date\n" : PackageReport.table(rows),
            members: [
                "outdated": .array(
                    found.map {
                        .object([
                            "name": .string($0.name), "current": .string($0.current),
                            "allowed": .optional($0.allowed), "newest": .optional($0.newest),
                        ])
                    })
            ],
            diagnostics: catalog.warnings)
    }
}
