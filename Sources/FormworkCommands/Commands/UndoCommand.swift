import Diagnostics
import FeatureGeneration
import FileTree

/// `formwork undo`: removes what a generation has made and nobody has edited.
struct UndoCommand: ParsableCommand {
    private static let feature = ArgumentDeclaration.positional(
        "feature", "The name that the feature, or the part of one, was generated with")
    private static let owner = ArgumentDeclaration.option(
        "in", valueName: "feature", "The feature that the part was added to")
    private static let group = ArgumentDeclaration.option(
        "group", valueName: "name", "The feature's group, where several have its name")
    private static let target = ArgumentDeclaration.option(
        "target", valueName: "name", "The feature's target, where several have its name")

    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take a generated feature back: what is unedited and unshared is removed",
        discussion:
            "A file that was edited since, or that another feature uses, stays, and is named.",
        examples: [
            .init("Take a feature back", "formwork undo Profile"),
            .init("Take one part of a feature back", "formwork undo Coupon --in Cart"),
            .init("In another project", "formwork undo Profile --project ../Shop"),
        ],
        arguments: [
            feature, owner, SharedArguments.project, group, target, SharedArguments.yes,
            SharedArguments.json,
        ])

    private let feature: String
    private let owner: String?
    private let group: String?
    private let target: String?
    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        feature = arguments.required(Self.feature)
        owner = arguments.value(Self.owner)
        group = arguments.value(Self.group)
        target = arguments.value(Self.target)
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let root = try ProjectLocator(session).project(project)
        try UnfinishedRun.refuse(root)
        try OpenUpgrade.refuse(root)
        let undo = FeatureUndo(root: root)
        let plan = try plan(undo)
        let warnings = try WholeChange.make { isInterrupted throws(Failure) in
            try undo.apply(plan, isInterrupted: isInterrupted)
        }
        let report = UndoReport(plan)
        return CommandOutcome(text: report.text, members: report.members, diagnostics: warnings)
    }

    /// The undo of the part or feature of that name: 'generate ProfileView' makes a feature 'Profile', so that
    /// name means it too where no feature has it, and then the part of that name.
    private func plan(_ undo: FeatureUndo) throws(Failure) -> FeatureUndo.Plan {
        if let owner {
            return try undo.plan(ofPart: feature, in: owner, group: group, target: target)
        }
        var names = [feature]
        if let name = try? FeatureName.parse(feature).name.description, name != feature {
            names.append(name)
        }
        var unknown: Failure?
        for name in names {
            do { return try undo.plan(of: name, group: group, target: target) } catch {
                guard error.exitCode == .notFound else { throw error }
                unknown = unknown ?? error
            }
        }
        do {
            return try undo.plan(ofPart: feature, in: nil, group: group, target: target)
        } catch {
            throw error.exitCode == .notFound ? unknown ?? error : error
        }
    }
}
