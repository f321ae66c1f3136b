import Diagnostics
import FeatureGeneration
import FileTree
import GitCommand

/// `formwork remove`: removes a generated feature that is no longer wanted.
struct RemoveCommand: ParsableCommand {
    private static let feature = ArgumentDeclaration.positional(
        "feature", "The name that the feature was generated with")
    private static let group = ArgumentDeclaration.option(
        "group", valueName: "name", "The feature's group, where several have its name")
    private static let target = ArgumentDeclaration.option(
        "target", valueName: "name", "The feature's target, where several have its name")
    private static let force = ArgumentDeclaration.flag("force", "Remove edited files, too")
    private static let dryRun = ArgumentDeclaration.flag(
        "dry-run", "Show what would go, and remove nothing")

    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a generated feature, and name the code that still speaks of it",
        discussion: """
            The receipt says which files are the feature's; those that you moved are found. Edited files \
            stay, and the receipt with them, until you give --force. Files that another feature uses \
            stay. 'undo' is for a generation just made: it takes that back, keeps edited files \
            and forgets the feature. 'remove' is for a feature that was lived in.
            """,
        examples: [
            .init(
                "See what would go, and what is wired to it", "formwork remove Profile --dry-run"),
            .init("Remove it with every edit", "formwork remove Profile --force"),
        ],
        arguments: [
            feature, SharedArguments.project, group, target, force, dryRun, SharedArguments.yes,
            SharedArguments.json,
        ])

    private let feature: String
    private let group: String?
    private let target: String?
    private let project: String?
    private let forces: Bool
    private let isDryRun: Bool

    init(_ arguments: ParsedArguments) throws {
        feature = arguments.required(Self.feature)
        group = arguments.value(Self.group)
        target = arguments.value(Self.target)
        project = arguments.value(SharedArguments.project)
        forces = arguments.has(Self.force)
        isDryRun = arguments.has(Self.dryRun)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let scanned = try ScannedProject(project, in: session)
        try UnfinishedRun.refuse(scanned.root)
        try OpenUpgrade.refuse(scanned.root)
        let entry = try FeatureChoice(root: scanned.root, command: "remove")
            .one(feature, group: group, target: target)
        let removal = FeatureRemoval(
            root: scanned.root, facts: scanned.facts, git: try Git.locate())
        let plan = try removal.plan(entry, force: forces)
        var outcome = CommandOutcome(
            text: text(of: plan), members: members(of: plan), diagnostics: scanned.findings)
        if !isDryRun {
            outcome.diagnostics += try WholeChange.make { isInterrupted throws(Failure) in
                try removal.apply(plan, isInterrupted: isInterrupted)
            }
        }
        return outcome
    }

    private func text(of plan: FeatureRemoval.Plan) -> String {
        let verb = isDryRun ? "Would remove" : "Removed"
        let lines =
            ["\(verb) '\(plan.feature)':"] + plan.removed.map { "  removed   \($0)" }
            + plan.restored.map { "  restored  \($0)" }
            + plan.kept.map { "  kept      \($0.path): it \($0.reason)" }
            + WiringReport.lines(plan.wiring, title: "Code that still speaks of it:")
        return lines.map { PrintableText.of($0) }.joined(separator: "\n") + "\n"
    }

    private func members(of plan: FeatureRemoval.Plan) -> [String: JSONValue] {
        [
            "feature": .string(plan.feature),
            "removed": .strings(plan.removed.map(\.description)),
            "restored": .strings(plan.restored.map(\.description)),
            "kept": .array(
                plan.kept.map {
                    .object(["path": .string($0.path.description), "reason": .string($0.reason)])
                }),
            "wiring": WiringReport.json(plan.wiring),
        ]
    }
}
