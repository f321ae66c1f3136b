import Diagnostics
import FileTree

/// `formwork recover`: finishes or rolls back what a killed run has left.
struct RecoverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recover",
        abstract: "Finish or roll back a run that was killed while it wrote",
        discussion: """
            A run stages its files and keeps a journal before it changes anything. 'recover' reads \
            the journal: the project is then as it was before the run, or as the run would have \
            left it.
            """,
        examples: [.init("After a crash", "formwork recover")],
        arguments: [SharedArguments.project, SharedArguments.yes, SharedArguments.json])

    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let root = try ProjectLocator(session).project(project)
        return Self.outcome(of: try TransactionRecovery.recover(try ProjectLock(root)))
    }

    private static func outcome(of recovery: RecoveryOutcome) -> CommandOutcome {
        switch recovery {
        case .nothing:
            return CommandOutcome(
                text: "nothing to recover: no run was cut short\n",
                members: members("nothing", files: []))
        case .rolledBack(let files, let kept):
            let remarks = kept.map {
                Diagnostic(
                    .warning, id: "recover.kept", "'\($0)' was changed since and is left as it is",
                    fix: "look at the file, and remove it yourself where it isn't wanted")
            }
            return CommandOutcome(
                text: "rolled back: the project is as it was before the run\n",
                members: members("rolled-back", files: files, kept: kept), diagnostics: remarks)
        case .completed(let files):
            return CommandOutcome(
                text: "completed: the run's \(files.count) files are all there\n",
                members: members("completed", files: files))
        }
    }

    private static func members(
        _ result: String, files: [RelativePath], kept: [RelativePath] = []
    ) -> [String: JSONValue] {
        [
            "recovery": .string(result), "files": .strings(files.map(\.description)),
            "kept": .strings(kept.map(\.description)),
        ]
    }
}
