import Diagnostics
import ProjectConfiguration
import TemplateDistribution

/// `formwork package list`: what a project declares, and what is locked.
struct PackageListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the packages of the project with their locked versions",
        examples: [.init("Every package", "formwork package list")],
        arguments: [SharedArguments.project, SharedArguments.json])

    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let workspace = try PackageWorkspace(project, in: session)
        var rows: [[String]] = []
        var packages: [JSONValue] = []
        var locked = workspace.lock?.packages ?? []
        for reference in workspace.configuration.packages {
            let entry = Self.take(reference, from: &locked, rootPath: workspace.root.path)
            rows.append([reference.name, entry?.title ?? Self.state(reference), reference.place])
            var members = entry.map(PackageReport.members) ?? Self.members(of: reference)
            members["name"] = .string(reference.name)
            members["declared"] = .boolean(true)
            packages.append(.object(members))
        }
        for entry in locked.sorted(by: { $0.name < $1.name }) {
            rows.append([entry.name, entry.title, "\(entry.address)  (asked for by packages)"])
            var members = PackageReport.members(of: entry)
            members["declared"] = .boolean(false)
            packages.append(.object(members))
        }
        return CommandOutcome(
            text: rows.isEmpty ? "no packages\n" : PackageReport.table(rows),
            members: ["packages": .array(packages)])
    }

    private static func take(
        _ reference: PackageReference, from locked: inout [LockedPackage], rootPath: String
    ) -> LockedPackage? {
        guard case .repository(let repository) = reference.source else { return nil }
        let wanted = repository.identity(from: rootPath)
        let place = locked.firstIndex { $0.identity(from: rootPath) == wanted }
        return place.map { locked.remove(at: $0) }
    }

    private static func state(_ reference: PackageReference) -> String {
        if case .folder = reference.source { return "folder" }
        return "not resolved"
    }

    private static func members(of reference: PackageReference) -> [String: JSONValue] {
        switch reference.source {
        case .folder(let path): ["path": .string(path), "url": .null, "version": .null]
        case .repository(let repository):
            [
                "url": .string(repository.address.description), "version": .null,
                "path": .optional(repository.subfolder?.string),
                "requirement": .string(repository.requirement.title),
            ]
        }
    }
}

extension PackageReference {
    /// The address with the requirement, or the folder.
    fileprivate var place: String {
        switch source {
        case .folder(let path): path
        case .repository(let repository):
            "\(repository.address)  \(repository.requirement.title)"
        }
    }
}
