import Diagnostics
import FeatureGeneration
import FileTree
import GitCommand

/// `formwork upgrade`: moves generated features to the new version of their set.
struct UpgradeCommand: ParsableCommand {
    private static let feature = ArgumentDeclaration.positional(
        "feature", arity: .repeated(minimum: 0),
        "The names that the features were generated with; all features where none is named")
    private static let to = ArgumentDeclaration.option(
        "to", valueName: "version",
        "The version to go to, instead of the newest that the project has")
    private static let set = ArgumentDeclaration.option(
        "set", valueName: "id", "Only features that were made from this set")
    private static let value = ArgumentDeclaration.repeatedOption(
        "value", valueName: "name=value", "A value in place of the recorded one, or a new one")
    private static let with = ArgumentDeclaration.repeatedOption(
        "with", valueName: "option", "Add a piece that the set offers")
    private static let without = ArgumentDeclaration.repeatedOption(
        "without", valueName: "option", "Leave out a piece that the feature has")
    private static let dryRun = ArgumentDeclaration.flag(
        "dry-run", "Show what would happen, and write nothing")
    private static let diff = ArgumentDeclaration.flag(
        "diff", "Print the change as a unified diff instead of the report")
    private static let goOn = ArgumentDeclaration.flag(
        "continue", "Finish an upgrade whose conflicts you have settled")
    private static let abort = ArgumentDeclaration.flag(
        "abort", "Put everything back that an upgrade with conflicts has changed")
    private static let force = ArgumentDeclaration.flag(
        "force", "With --abort: give up what was edited since, too")

    static let configuration = CommandConfiguration(
        commandName: "upgrade",
        abstract: "Move generated features to the new version of their set; edits are kept",
        discussion: """
            What was generated, what the new version generates and what you have made of it are merged, \
            file by file, with git. Files that the set renames take your edits along; files that you \
            moved are followed; files that you deleted stay deleted. Where you and the set changed the \
            same lines, both stand in the file between markers, and the exit code is 1: edit them, then \
            run 'formwork upgrade --continue'. All or nothing: no file changes unless all can.
            """,
        examples: [
            .init("See what would change, line by line", "formwork upgrade --dry-run --diff"),
            .init("Upgrade every feature", "formwork upgrade"),
            .init(
                "Upgrade one, with an answer given anew",
                "formwork upgrade Profile --value kind=list"),
            .init("After the conflicts are settled", "formwork upgrade --continue"),
            .init("Give an upgrade with conflicts up", "formwork upgrade --abort"),
        ],
        arguments: [
            feature, SharedArguments.project, to, set, value, with, without, dryRun, diff, goOn,
            abort,
            force, SharedArguments.yes, SharedArguments.json,
        ])

    private let request: UpgradeRequest
    private let project: String?
    private let continues: Bool
    private let aborts: Bool
    private let forces: Bool

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
        continues = arguments.has(Self.goOn)
        aborts = arguments.has(Self.abort)
        forces = arguments.has(Self.force)
        request = UpgradeRequest(
            features: arguments.values(Self.feature), version: arguments.value(Self.to),
            set: arguments.value(Self.set),
            values: try NamedValue.dictionary(arguments.values(Self.value)),
            with: arguments.values(Self.with), without: arguments.values(Self.without),
            isDryRun: arguments.has(Self.dryRun), showsDiff: arguments.has(Self.diff),
            agrees: arguments.has(SharedArguments.yes))
        try check()
    }

    private func check() throws(Failure) {
        let isPlain =
            request.features.isEmpty && request.version == nil && request.set == nil
            && request.values.isEmpty && request.with.isEmpty && request.without.isEmpty
            && !request.isDryRun && !request.showsDiff
        if continues && aborts || (continues || aborts) && !isPlain || forces && !aborts {
            throw Failure(
                .usage, id: "upgrade.contradiction",
                forces && !aborts
                    ? "'--force' goes with '--abort' only"
                    : "'--continue' and '--abort' stand alone",
                fix: "see 'formwork help upgrade'")
        }
    }

    func run(in session: Session) throws -> CommandOutcome {
        if continues || aborts {
            let root = try ProjectLocator(session).project(project)
            try UnfinishedRun.refuse(root)
            return continues ? try goOn(root) : try abort(root)
        }
        let scanned = try ScannedProject(project, in: session)
        try UnfinishedRun.refuse(scanned.root)
        try OpenUpgrade.refuse(scanned.root)
        let (orders, remarks) = try UpgradeOrders(request, project: scanned).orders()
        let planner = UpgradePlanner(
            root: scanned.root, facts: scanned.facts, git: try Git.locate(),
            formatter: ProjectFormatter.locate(
                for: scanned.root, environment: session.environment),
            question: question(session))
        let plan = try planner.plan(orders)
        let report = UpgradeReport(plan, isDryRun: request.isDryRun)
        var outcome = CommandOutcome(
            text: request.showsDiff ? report.diff : report.text, members: report.members,
            diagnostics: scanned.findings + remarks + plan.remarks)
        if request.showsDiff { outcome.members["diff"] = .string(report.diff) }
        if request.isDryRun {
            outcome.diagnostics += plan.consents.map {
                ConsentQuestion.finding($0, severity: .warning)
            }
        } else {
            try ConsentQuestion(agrees: request.agrees, session: session).settle(plan.consents)
            let applier = UpgradeApplier(root: scanned.root)
            outcome.diagnostics += try WholeChange.make { isInterrupted throws(Failure) in
                try applier.apply(plan, isInterrupted: isInterrupted)
            }
        }
        if let failure = plan.conflictFailure {
            outcome.diagnostics += failure.diagnostics
            outcome.exitCode = failure.exitCode
        }
        return outcome
    }

    private func question(_ session: Session) -> ParameterQuestion? {
        guard !request.agrees, let prompter = Prompter(session) else { return nil }
        return { (parameter, standard) throws(Failure) in
            try prompter.line(parameter.prompt, standard: standard)
        }
    }

    private func goOn(_ root: DirectoryRoot) throws -> CommandOutcome {
        let result = try WholeChange.make { isInterrupted throws(Failure) in
            try UpgradeContinuation(root: root).run(isInterrupted: isInterrupted)
        }
        let lines =
            result.settled.map { "  settled  \($0)" } + result.open.map { "  open     \($0)" }
        let head = result.open.isEmpty ? "The upgrade is finished" : "The upgrade still waits"
        return CommandOutcome(
            text: ([head] + lines.map { PrintableText.of($0) }).joined(separator: "\n") + "\n",
            members: [
                "settled": .strings(result.settled.map(\.description)),
                "open": .strings(result.open.map(\.description)),
            ],
            diagnostics: result.warnings + (result.failure?.diagnostics ?? []),
            exitCode: result.failure?.exitCode ?? .success)
    }

    private func abort(_ root: DirectoryRoot) throws -> CommandOutcome {
        let forces = forces
        let result = try WholeChange.make { isInterrupted throws(Failure) in
            try UpgradeAbort(root: root).run(force: forces, isInterrupted: isInterrupted)
        }
        let lines = result.files.map { PrintableText.of("  put back  \($0)") }
        return CommandOutcome(
            text: (["The upgrade is given up"] + lines).joined(separator: "\n") + "\n",
            members: ["restored": .strings(result.files.map(\.description))],
            diagnostics: result.warnings)
    }
}
