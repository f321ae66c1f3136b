import Diagnostics
import FeatureGeneration
import FileTree
import GitCommand

/// `formwork rename`: gives a generated feature another name.
struct RenameCommand: ParsableCommand {
    private static let feature = ArgumentDeclaration.positional(
        "feature", "The name that the feature was generated with")
    private static let new = ArgumentDeclaration.positional("new", "The name that it gets")
    private static let group = ArgumentDeclaration.option(
        "group", valueName: "name", "The feature's group, where several have its name")
    private static let target = ArgumentDeclaration.option(
        "target", valueName: "name", "The feature's target, where several have its name")
    private static let dryRun = ArgumentDeclaration.flag(
        "dry-run", "Show what would happen, and write nothing")
    private static let diff = ArgumentDeclaration.flag(
        "diff", "Print the change as a unified diff instead of the report")

    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a generated feature another name: files, types and tests, edits kept",
        discussion: """
            The name changes in every form that identifiers give it (OrderHistory, orderHistory, \
            order_history) in the feature's own files and folders, those that you added included, and in \
            its receipt, so that upgrades go on. Code elsewhere isn't edited: its lines that say the old \
            name are listed. Where a file, a type or a feature of the new name is there, nothing changes \
            and the exit code is 73.
            """,
        examples: [
            .init("See it, line by line", "formwork rename Profile Account --dry-run --diff"),
            .init("Do it", "formwork rename Profile Account"),
        ],
        arguments: [
            feature, new, SharedArguments.project, group, target, dryRun, diff, SharedArguments.yes,
            SharedArguments.json,
        ])

    private let feature: String
    private let new: String
    private let group: String?
    private let target: String?
    private let project: String?
    private let isDryRun: Bool
    private let showsDiff: Bool

    init(_ arguments: ParsedArguments) throws {
        feature = arguments.required(Self.feature)
        new = arguments.required(Self.new)
        group = arguments.value(Self.group)
        target = arguments.value(Self.target)
        project = arguments.value(SharedArguments.project)
        isDryRun = arguments.has(Self.dryRun)
        showsDiff = arguments.has(Self.diff)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let name = try FeatureName.parse(new)
        let scanned = try ScannedProject(project, in: session)
        try UnfinishedRun.refuse(scanned.root)
        try OpenUpgrade.refuse(scanned.root)
        let entry = try FeatureChoice(root: scanned.root, command: "rename")
            .one(feature, group: group, target: target)
        let renaming = FeatureRenaming(
            root: scanned.root, facts: scanned.facts, git: try Git.locate())
        let plan = try renaming.plan(entry, to: name.name)
        var outcome = CommandOutcome(
            text: showsDiff ? diff(of: plan) : text(of: plan), members: members(of: plan),
            diagnostics: name.remarks + scanned.findings)
        if showsDiff { outcome.members["diff"] = .string(diff(of: plan)) }
        if !isDryRun {
            outcome.diagnostics += try WholeChange.make { isInterrupted throws(Failure) in
                try renaming.apply(plan, isInterrupted: isInterrupted)
            }
        }
        return outcome
    }

    private func text(of plan: FeatureRenaming.Plan) -> String {
        let verb = isDryRun ? "Would rename" : "Renamed"
        let lines =
            ["\(verb) '\(plan.old)' to '\(plan.new)':"]
            + plan.files.map { file in
                file.from == file.path
                    ? "  \(file.before == file.after ? "unchanged" : "changed")  \(file.path)"
                    : "  renamed  \(file.from) → \(file.path)"
            }
            + WiringReport.lines(
                plan.kept, title: "Kept the old name, since other code has it:")
            + WiringReport.lines(
                plan.wiring, title: "Code elsewhere that says the old name (nothing was edited):")
        return lines.map { PrintableText.of($0) }.joined(separator: "\n") + "\n"
    }

    private func diff(of plan: FeatureRenaming.Plan) -> String {
        plan.files.map { file in
            if file.from == file.path {
                return UnifiedDiff(
                    from: .init(file.before), to: .init(file.after), path: file.path
                ).text
            }
            return UnifiedDiff(from: .init(file.before), to: nil, path: file.from).text
                + UnifiedDiff(from: nil, to: .init(file.after), path: file.path).text
        }
        .joined()
    }

    private func members(of plan: FeatureRenaming.Plan) -> [String: JSONValue] {
        [
            "feature": .string(plan.new), "from": .string(plan.old),
            "files": .array(
                plan.files.map { file in
                    let isMoved = file.from != file.path
                    let action =
                        isMoved ? "renamed" : file.before == file.after ? "unchanged" : "changed"
                    return .object([
                        "path": .string(file.path.description),
                        "from": .optional(isMoved ? file.from.description : nil),
                        "action": .string(action),
                    ])
                }),
            "kept": WiringReport.json(plan.kept),
            "wiring": WiringReport.json(plan.wiring),
        ]
    }
}
