import Diagnostics
import FeatureGeneration
import FileTree
import StyleLearning

/// `formwork generate`: plans a feature, then shows or writes it.
struct GenerateCommand: ParsableCommand {
    private static let part = ArgumentDeclaration.positional(
        "part", arity: .optional,
        "A part that is added to a feature, such as screen or model: in lower case")
    private static let name = ArgumentDeclaration.positional(
        "name", "The name of the feature or the part, such as Profile or OrderHistory")
    private static let feature = ArgumentDeclaration.option(
        "in", valueName: "feature", "The feature that the part is added to")
    private static let target = ArgumentDeclaration.option(
        "target", valueName: "name", "The target that the feature goes into")
    private static let set = ArgumentDeclaration.option(
        "set", valueName: "id", "The template set, instead of the one that fits the project best")
    private static let group = ArgumentDeclaration.option(
        "group", valueName: "name",
        "The folder that the feature goes below: its name, or its path below a feature root")
    private static let like = SharedArguments.like
    private static let from = SharedArguments.from
    private static let keepAll = SharedArguments.keepAll
    private static let value = ArgumentDeclaration.repeatedOption(
        "value", valueName: "name=value", "A value that the set asks for")
    private static let with = ArgumentDeclaration.repeatedOption(
        "with", valueName: "option", "Add a piece that the set offers, such as coordinator")
    private static let without = ArgumentDeclaration.repeatedOption(
        "without", valueName: "option", "Leave out a piece that the set makes by default")
    private static let dryRun = ArgumentDeclaration.flag(
        "dry-run", "Show what would be made, and write nothing")
    private static let diff = ArgumentDeclaration.flag(
        "diff", "Print the change as a unified diff instead of the report")
    private static let force = ArgumentDeclaration.flag(
        "force", "Overwrite files that are in the way")
    private static let verbose = ArgumentDeclaration.flag(
        "verbose", "List all of what was learned, left out and is to be wired in")
    private static let report = ArgumentDeclaration.option(
        "report", valueName: "format", choices: ["markdown"],
        "Print the report as markdown, for a pull request")

    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate a feature: sources, tests, and a report of what is left to do",
        discussion: """
            All or nothing: either every file of the feature is written or none. Files that exist are \
            left alone; where one is in the way, nothing is written and the exit code is 73. A receipt \
            below .formwork/ records what was made, so that 'formwork undo' can take it back. A part \
            goes where the feature keeps files of its kind, generated or written by hand; 'formwork set \
            show' lists the parts of a set.
            """,
        examples: [
            .init("A feature where the project's features are", "formwork generate Profile"),
            .init("Only show it, with every line", "formwork generate Profile --dry-run --diff"),
            .init(
                "Below a folder, with a coordinator",
                "formwork generate Settings --group Account --with coordinator"),
            .init(
                "In another project, with a chosen set",
                "formwork generate Profile --project ../Shop --set mvvm-observable"),
            .init(
                "Like one of the project's features, with everything that it has",
                "formwork generate Profile --like Account --keep-all"),
            .init("A part of a feature", "formwork generate screen OrderDetails --in Order"),
            .init("For a script", "formwork generate Profile --dry-run --json"),
        ],
        arguments: [
            part, name, feature, SharedArguments.project, target, set, group, like, from, keepAll,
            value, with, without, dryRun, diff, verbose, force, SharedArguments.offline,
            SharedArguments.yes,
            SharedArguments.json,
            report,
        ])

    private let order: GenerationOrder
    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
        order = GenerationOrder(
            part: arguments.value(Self.part), feature: arguments.value(Self.feature),
            name: arguments.required(Self.name),
            target: arguments.value(Self.target), set: arguments.value(Self.set),
            group: arguments.value(Self.group), like: arguments.value(Self.like),
            from: arguments.values(Self.from), keepsAll: arguments.has(Self.keepAll),
            values: try NamedValue.dictionary(arguments.values(Self.value)),
            with: arguments.values(Self.with), without: arguments.values(Self.without),
            isDryRun: arguments.has(Self.dryRun), showsDiff: arguments.has(Self.diff),
            overwrites: arguments.has(Self.force), agrees: arguments.has(SharedArguments.yes),
            isVerbose: arguments.has(Self.verbose), isMarkdown: arguments.value(Self.report) != nil)
        if order.part == nil, let feature = order.feature {
            throw Failure(
                .usage, id: "part.missing", "'--in' adds a part to a feature, and no part is named",
                fix: "name it: formwork generate <part> \(order.name) --in \(feature)")
        }
        try order.checkPattern()
    }

    func run(in session: Session) throws -> CommandOutcome {
        let name = try FeatureName.parse(order.name)
        let scanned = try ScannedProject(
            project, target: order.target, in: session, isOffline: isOffline)
        let choice = try plan(name.name, scanned, session)
        let plan = choice.plan
        let notes =
            name.remarks + scanned.findings + ConfigurationUse.warnings(in: scanned)
            + choice.remarks + plan.remarks
        let presentation = try PlanPresentation(
            plan, order: order, notes: notes, learned: choice.learned, in: scanned)
        if let failure = plan.conflictFailure ?? choice.doubt {
            return presentation.outcome(failure)
        }
        if order.isDryRun { return presentation.outcome(consents: plan.consents) }
        try ConsentQuestion(agrees: order.agrees, session: session).settle(plan.consents)
        let applied = try WholeChange.make { isInterrupted throws(Failure) in
            try PlanApplier(root: scanned.root).apply(plan, isInterrupted: isInterrupted)
        }
        return presentation.outcome(warnings: applied.warnings)
    }

    /// A plan with what is known of the choice of its set, and what a learned one was learned from.
    private struct Choice {
        var plan: GenerationPlan
        var remarks: [Diagnostic]
        var learned: LearningReport?
        /// Why the plan isn't carried out although it could be.
        var doubt: Failure?
    }

    /// The plan of the feature or the part.
    private func plan(
        _ name: FeatureName, _ project: ScannedProject, _ session: Session
    ) throws(Failure) -> Choice {
        if let part = order.part {
            let (plan, remarks) = try PartPlanner(
                part: part, order: order, project: project, session: session
            ).plan(name)
            return Choice(plan: plan, remarks: remarks)
        }
        var set = try SetChooser(project, in: session).choose(
            order.learns ? order.set ?? SetLearning.setName : order.set)
        var learned: LearningReport?
        var doubt: Failure?
        var order = order
        if let group = order.group {
            order.group = try GroupArgument(text: group).path(in: project)
        }
        var name = name
        if order.learns, !set.set.isLearned {
            throw Failure(
                .usage, id: "learning.declared-set",
                "the set '\(set.set.id)' has its own templates, so there is nothing to learn for it",
                fix: "leave out --set, or --like and --from")
        }
        if set.set.isLearned {
            let learning = SetLearning(project, in: session)
            let style = try learning.learn(
                LearningRequest(
                    feature: name.description, group: order.group, like: order.like,
                    from: order.from,
                    keepsAll: order.keepsAll), base: set.set)
            set.set = style.set
            learned = style.report
            let makesNothing =
                style.set.files.allSatisfy { $0.condition != nil } && style.report.present.isEmpty
            if order.with.isEmpty, makesNothing || style.report.isLittle && !order.agrees {
                doubt = try learning.tooLittle(style.report)
            }
            order.group = style.group
            if let feature = style.feature {
                set.remarks.append(
                    Diagnostic(
                        .note, id: "name.module",
                        "the feature is called '\(feature)' in its files, as those around it are; '\(name)' is its folder's name"
                    ))
                name = try FeatureName.parse(feature).name
            }
        } else if !set.set.siblings.isEmpty {
            order.group = SavedGroup(set.set).group(order.group, facts: project.facts)
        }
        let planner = GenerationPlanner(order: order, project: project, session: session)
        return Choice(
            plan: try planner.plan(name, set: set.set), remarks: set.remarks, learned: learned,
            doubt: doubt)
    }
}
