import Diagnostics
import ProjectConfiguration

/// `formwork package remove`: takes a package out of `Formwork.xml` and the lock.
struct PackageRemoveCommand: ParsableCommand {
    private static let name = ArgumentDeclaration.positional(
        "name", "The package's name in Formwork.xml")

    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a package from Formwork.xml and from the lock",
        examples: [.init("Use a package no more", "formwork package remove acme")],
        arguments: [
            name, SharedArguments.project, SharedArguments.offline, SharedArguments.json,
        ])

    private let name: String
    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        name = arguments.required(Self.name)
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let workspace = try PackageWorkspace(project, in: session)
        let names = workspace.configuration.packages.map(\.name)
        guard names.contains(name) else {
            throw PackageNames.unknown(name, among: names)
        }
        if let pin = workspace.configuration.sets.first(where: { $0.id.hasPrefix("\(name)/") }) {
            throw Failure(
                .invalidInput, id: "package.in-use", "the set '\(pin.id)' is pinned",
                at: pin.location, fix: "pin another set first, or remove the pin")
        }
        let bytes = try workspace.editor.removingPackage(named: name)
        let rest = try workspace.configuration(from: bytes).packages
        let catalog = try PackageAccess(session, isOffline: isOffline).catalog(.cached)
        let resolution = try PackageResolution(
            of: rest, in: workspace, renewing: .none, catalog: catalog, session: session)
        let warnings = try resolution.save(configuration: bytes)
        return resolution.report(
            "\(name) is no longer in \(ProjectConfiguration.fileName)\n", warnings: warnings)
    }
}
