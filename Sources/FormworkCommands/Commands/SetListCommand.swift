import Diagnostics
import TemplateManifest

/// `formwork set list`: every set that a project can use.
struct SetListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the template sets that a project can use",
        examples: [.init("Every set", "formwork set list")],
        arguments: [SharedArguments.project, SharedArguments.json])

    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let library = try SetLibrary(root: try ProjectLocator(session).project(project))
        let sets = try library.all()
        let width = sets.map { $0.set.id.description.count }.max() ?? 0
        let lines = sets.map { loaded in
            let id = loaded.set.id.description
            let padding = String(repeating: " ", count: width - id.count)
            return "\(id)\(padding)  \(loaded.set.version)  \(loaded.set.title)"
                + (loaded.set.origin == .builtIn ? "" : "  [\(loaded.set.origin.title)]")
        }
        return CommandOutcome(
            text: lines.map { PrintableText.of($0) + "\n" }.joined(),
            members: ["sets": .array(sets.map { SetReport($0.set).summaryJSON })],
            diagnostics: sets.flatMap(\.warnings))
    }
}
