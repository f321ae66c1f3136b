import ArchitectureChecking
import Diagnostics
import FeatureGeneration
import FileTree
import ProjectScanning

/// `formwork check`: holds code against the layers that its set declares.
struct CheckCommand: ParsableCommand {
    private static let paths = ArgumentDeclaration.positional(
        "path", arity: .repeated(minimum: 0),
        "Files and folders to check; the whole project where none is named")
    private static let set = ArgumentDeclaration.option(
        "set", valueName: "id",
        "The template set whose layers count, instead of those of receipts and of the project")
    private static let checklist = ArgumentDeclaration.flag(
        "checklist", "Count open items of the set's checklist as findings")
    private static let baseline = ArgumentDeclaration.option(
        "baseline", valueName: "file", "Violations that don't count: those that a file lists")
    private static let writeBaseline = ArgumentDeclaration.option(
        "write-baseline", valueName: "file",
        "Write the violations that there are to a file, for --baseline")

    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Check that no layer names what it may not: imports, framework types, other layers",
        discussion: """
            A feature is held against the set in its receipt, other code against the set pinned for \
            its path or the one that fits the project. Comments, strings, code in '#if false' and \
            tests never count. Violations are errors and make the exit code 1; open items of a \
            checklist are notes, and count only with --checklist. A baseline knows violations by \
            rule, file and symbol, not by line, and 'check' says which of them are gone. Where \
            Formwork.xml names a policy, sets and packages that it doesn't allow are errors too.
            """,
        examples: [
            .init("The whole project", "formwork check"),
            .init("One feature, for a script", "formwork check Sources/App/Features/Order --json"),
            .init(
                "Agree to what is there, and fail on what is new",
                "formwork check --write-baseline check-baseline.json"),
            .init("In continuous integration", "formwork check --baseline check-baseline.json"),
        ],
        arguments: [
            paths, SharedArguments.project, set, checklist, baseline, writeBaseline,
            SharedArguments.offline, SharedArguments.json,
        ])

    private let paths: [String]
    private let project: String?
    private let isOffline: Bool
    private let set: String?
    private let countsChecklist: Bool
    private let baseline: String?
    private let newBaseline: String?

    init(_ arguments: ParsedArguments) throws {
        paths = arguments.values(Self.paths)
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
        set = arguments.value(Self.set)
        countsChecklist = arguments.has(Self.checklist)
        baseline = arguments.value(Self.baseline)
        newBaseline = arguments.value(Self.writeBaseline)
        if baseline != nil, newBaseline != nil {
            throw Failure(
                .usage, id: "usage.conflicting-options",
                "'--baseline' and '--write-baseline' can't be given together",
                fix: "read a baseline or write one")
        }
    }

    func run(in session: Session) throws -> CommandOutcome {
        let asked = try CheckedPaths(paths, project: project, in: session)
        let known = try baseline.map { try BaselineFile($0, in: session).read() }
        let scanned = try ScannedProject(asked.root.path, in: session, isOffline: isOffline)
        let files = scanned.facts.files.filter { !$0.isTest }.map(\.path)
        let receipts = try ReceiptStore(root: scanned.root).entries().map(\.receipt)
        let sets = try GoverningSets(
            set, for: files, receipts: receipts, project: scanned, session: session)
        let check = ArchitectureCheck(facts: scanned.facts, rules: sets.rules) {
            sets.place(of: $0)
        }
        let outcome = check.run(
            reading: ProjectOnDisk(scanned.root, git: scanned.git), where: asked.holds)
        if let newBaseline {
            try BaselineFile(newBaseline, in: session)
                .write(Baseline(outcome.violations), in: scanned.root, where: asked.holds)
        }
        let checklists = FeatureChecklists(project: scanned).all(
            of: receipts.filter { $0.files.contains { asked.holds($0.path) } })
        let baseline = newBaseline == nil ? known : Baseline(outcome.violations)
        let report = CheckReport(
            sets: sets, outcome: outcome,
            open: baseline?.unknown(among: outcome.violations) ?? outcome.violations,
            gone: baseline?.gone(outcome.violations) { path in
                (try? RelativePath(validating: path)).map(asked.holds) ?? true
            } ?? [],
            checklist: checklists.checklists, hasBaseline: baseline != nil)
        let notes = sets.remarks + scanned.findings + outcome.diagnostics + checklists.remarks
        let policy = try PolicyFindings(scanned, receipts: receipts).all()
        return report.outcome(notes: notes, policy: policy, countsChecklist: countsChecklist)
    }
}

extension CheckReport {
    /// What came of the check.
    fileprivate func outcome(
        notes: [Diagnostic], policy: [Diagnostic], countsChecklist: Bool
    ) -> CommandOutcome {
        let isUnfinished = countsChecklist && checklist.contains { !$0.open.isEmpty }
        return CommandOutcome(
            text: text, members: members,
            diagnostics: notes + policy + setsWithoutLayers + open.map(\.diagnostic) + goneEntries
                + checklist.flatMap(\.findings),
            exitCode: open.isEmpty && policy.isEmpty && !isUnfinished ? .success : .findings)
    }

    private var setsWithoutLayers: [Diagnostic] {
        sets.uses.enumerated().filter { $0.element.set.layering.layers.isEmpty }.map { place, use in
            let count = sets.count(of: place)
            return Diagnostic(
                .note, id: "check.no-layers",
                "the set '\(use.set.id)' declares no layers, so nothing is checked in "
                    + (count == 1 ? "1 file" : "\(count) files"),
                fix: "name a set that does with --set, or pin one in Formwork.xml")
        }
    }

    private var goneEntries: [Diagnostic] {
        gone.map { entry in
            Diagnostic(
                .warning, id: "check.baseline-gone",
                "the baseline still lists '\(entry.symbol)' (\(entry.rule)), which is gone",
                at: SourceLocation(path: entry.path),
                fix: "write the baseline anew with --write-baseline")
        }
    }
}
