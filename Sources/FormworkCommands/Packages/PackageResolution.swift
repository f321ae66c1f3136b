import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateDistribution

/// A resolution of a project's packages, and what commands make of it.
struct PackageResolution {
    private let workspace: PackageWorkspace
    private let outcome: ProjectResolver.Outcome
    /// What it changes.
    let changes: [LockChange]

    /// Resolves.
    /// - Parameters:
    ///   - references: what the project declares, or is about to.
    ///   - renewal: the packages whose locked version is given up.
    /// - Throws: `Failure`; see `ProjectResolver.resolve`.
    init(
        of references: [PackageReference], in workspace: PackageWorkspace,
        renewing renewal: ProjectResolver.Renewal, catalog: PackageCatalog, session: Session
    ) throws(Failure) {
        self.workspace = workspace
        let resolver = ProjectResolver(rootPath: workspace.root.path, catalog: catalog)
        outcome = try ProgressLine(session).during("resolving packages") { () throws(Failure) in
            try resolver.resolve(references, lock: workspace.lock, renewing: renewal)
        }
        changes = LockChange.all(
            from: workspace.lock, to: outcome.packages, rootPath: workspace.root.path)
    }

    /// Writes what was resolved.
    /// - Parameter configuration: the new bytes of `Formwork.xml`; nil leaves it as it is.
    func save(configuration: [UInt8]? = nil) throws(Failure) -> [Diagnostic] {
        try workspace.save(configuration: configuration, lock: outcome.lock)
    }

    /// What the command has to say.
    /// - Parameters:
    ///   - headline: what people read first.
    ///   - members: members of the JSON object beside `changes` and `packages`.
    func report(
        _ headline: String, members: [String: JSONValue] = [:], warnings: [Diagnostic] = []
    ) -> CommandOutcome {
        var members = members
        members["changes"] = .array(changes.map(PackageReport.json))
        members["packages"] = .array(outcome.packages.map(PackageReport.json))
        return CommandOutcome(
            text: headline + PackageReport.text(changes), members: members,
            diagnostics: outcome.warnings + warnings)
    }

    /// How many packages there are.
    var count: Int { outcome.packages.count }

    /// The package of a name.
    func package(named name: String) -> ResolvedPackage? {
        outcome.packages.first { $0.locked.name == name }
    }
}
