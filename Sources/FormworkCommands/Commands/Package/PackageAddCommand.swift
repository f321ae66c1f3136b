import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateDistribution

/// `formwork package add`: declares a package, or changes what is asked of it.
struct PackageAddCommand: ParsableCommand {
    private static let address = ArgumentDeclaration.positional(
        "url", "An https://, ssh:// or file:// address, user@host:path, or a path")
    private static let requirements = [
        ArgumentDeclaration.option(
            "from", valueName: "version", "Any version from this one up to the next major one"),
        ArgumentDeclaration.option(
            "up-to-next-minor", valueName: "version",
            "Any version from this one up to the next minor one"),
        ArgumentDeclaration.option("exact", valueName: "version", "This version alone"),
        ArgumentDeclaration.option("branch", valueName: "name", "The newest commit of a branch"),
        ArgumentDeclaration.option("revision", valueName: "hash", "One commit, by its full hash"),
    ]
    private static let path = ArgumentDeclaration.option(
        "path", valueName: "folder", "The package's folder in the repository")
    private static let name = ArgumentDeclaration.option(
        "name", valueName: "name", "What the project calls it; by default after the address")

    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a package to Formwork.xml, resolve it and lock it",
        discussion: """
            Without a requirement the newest version and all up to the next major one are asked for. \
            For a package that is declared already, the requirement is changed. Formwork.xml keeps its \
            comments and its form.
            """,
        examples: [
            .init(
                "The newest version",
                "formwork package add https://git.example.com/ios/templates.git --name acme"),
            .init(
                "One exact version, from a folder of the repository",
                "formwork package add git@git.example.com:ios/tools.git --exact 2.1.0 --path formwork"
            ),
            .init("A package that is being written", "formwork package add ../templates"),
        ],
        arguments: [address] + requirements + [
            path, name, SharedArguments.project, SharedArguments.offline, SharedArguments.json,
        ])

    private let order: PackageOrder
    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
        order = try PackageOrder(
            address: arguments.required(Self.address),
            requirements: Self.requirements.compactMap { option in
                arguments.value(option).map { (option.name, $0) }
            },
            subfolder: arguments.value(Self.path), name: arguments.value(Self.name))
    }

    func run(in session: Session) throws -> CommandOutcome {
        let workspace = try PackageWorkspace(project, in: session)
        let catalog = try PackageAccess(session, isOffline: isOffline).catalog(.tolerant)
        let reference = try PackageAddition(
            order: order, workspace: workspace, catalog: catalog, session: session
        ).reference()
        let bytes = try workspace.editor.putting(reference)
        let configuration = try workspace.configuration(from: bytes)
        let resolution = try PackageResolution(
            of: configuration.packages, in: workspace, renewing: .named([reference.name]),
            catalog: catalog, session: session)
        var warnings = try resolution.save(configuration: bytes)
        let added = resolution.package(named: reference.name)
        if let added, added.snapshot.contents.setNames.isEmpty {
            warnings.append(Self.withoutSets(reference.name))
        }
        return resolution.report(
            "\(reference.name) is in \(ProjectConfiguration.fileName)\n",
            members: ["package": added.map(PackageReport.json) ?? .null], warnings: warnings)
    }

    private static func withoutSets(_ name: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "package.no-sets", "the package '\(name)' has no template sets",
            fix:
                "sets stand in TemplateSets/<id>; name the folder of the repository with --path")
    }
}
