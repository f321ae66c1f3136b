import Diagnostics
import TemplateManifest

/// `formwork set list`: every set that a project can use.
struct SetListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the template sets that a project can use",
        examples: [.init("Every set", "formwork set list")],
        arguments: [SharedArguments.project, SharedArguments.offline, SharedArguments.json])

    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let root = try ProjectLocator(session).project(project)
        let library = try ProjectSets(root: root, in: session, isOffline: isOffline).library
        let sets = try library.everything()
        let width = sets.map { $0.set.id.description.count }.max() ?? 0
        let lines = sets.map { loaded in
            let id = loaded.set.id.description
            let padding = String(repeating: " ", count: width - id.count)
            return "\(id)\(padding)  \(loaded.set.version)  \(loaded.set.title)"
                + (loaded.set.origin == .builtIn ? "" : "  [\(loaded.set.origin.title)]")
                + (library.hider(of: loaded.set.id).map { "  (behind \($0))" } ?? "")
        }
        return CommandOutcome(
            text: lines.map { PrintableText.of($0) + "\n" }.joined(),
            members: [
                "sets": .array(
                    sets.map { loaded in
                        let hider = library.hider(of: loaded.set.id)
                        return SetReport(loaded.set).summaryJSON(behind: hider)
                    })
            ],
            diagnostics: library.warnings + sets.flatMap(\.warnings))
    }
}
