import Diagnostics
import TemplateDistribution

/// `formwork package update`: takes the newest versions that are allowed.
struct PackageUpdateCommand: ParsableCommand {
    private static let names = ArgumentDeclaration.positional(
        "name", arity: .repeated(minimum: 0), "The packages; all where none is named")
    private static let dryRun = ArgumentDeclaration.flag(
        "dry-run", "Show what would change, and write nothing")

    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Take the newest versions that Formwork.xml allows, and show what they bring",
        discussion: """
            Prints what the changelogs say of the versions between. Generated features stay as they are: \
            only new ones follow the new version.
            """,
        examples: [
            .init("See what there is", "formwork package update --dry-run"),
            .init("One package alone", "formwork package update acme"),
        ],
        arguments: [
            names, dryRun, SharedArguments.project, SharedArguments.offline, SharedArguments.json,
        ])

    private let names: [String]
    private let isDryRun: Bool
    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        names = arguments.values(Self.names)
        isDryRun = arguments.has(Self.dryRun)
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let workspace = try PackageWorkspace(project, in: session)
        let known = Set(
            workspace.configuration.packages.map(\.name)
                + (workspace.lock?.packages.map(\.name) ?? []))
        for name in names where !known.contains(name) {
            throw PackageNames.unknown(name, among: known.sorted())
        }
        let catalog = try PackageAccess(session, isOffline: isOffline).catalog(.fresh)
        let resolution = try PackageResolution(
            of: workspace.configuration.packages, in: workspace,
            renewing: names.isEmpty ? .all : .named(Set(names)), catalog: catalog, session: session)
        let warnings = isDryRun ? [] : try resolution.save()
        let headline = resolution.changes.isEmpty ? "everything is up to date\n" : ""
        return resolution.report(
            headline, members: ["dryRun": .boolean(isDryRun)], warnings: warnings)
    }
}
