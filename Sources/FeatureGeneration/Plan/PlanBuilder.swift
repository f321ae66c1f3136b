import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Turns a request, a project's facts and a set into a plan. Reads the project, and writes nothing.
public struct PlanBuilder: Sendable {
    private let set: TemplateSet
    private let facts: ProjectFacts
    private let root: DirectoryRoot
    private let defaults: GenerationDefaults
    private let question: ParameterQuestion?

    /// Creates a builder.
    /// - Parameters:
    ///   - set: the set that the feature comes from.
    ///   - facts: what the scan learned of the project.
    ///   - root: the project.
    ///   - defaults: values and options that the project's configuration gives.
    ///   - question: asks a user for a parameter; nil where nobody can be asked.
    public init(
        set: TemplateSet, facts: ProjectFacts, root: DirectoryRoot,
        defaults: GenerationDefaults = GenerationDefaults(), question: ParameterQuestion? = nil
    ) {
        self.set = set
        self.facts = facts
        self.root = root
        self.defaults = defaults
        self.question = question
    }

    /// Plans one feature.
    /// - Throws: `Failure`: 64 for what the user got wrong, 65 for a fault of the set, 66 for a target
    ///   that doesn't exist, 73 for what can't be created, 74 where the project can't be read.
    public func plan(_ request: GenerationRequest) throws(Failure) -> GenerationPlan {
        let choice = try TargetChoice(
            facts: facts, feature: request.feature, requested: request.target)
        let placement = try FeaturePlacement(
            feature: request.feature, group: request.group, facts: facts, choice: choice)
        let receipt = try ReceiptStore(root: root).entry(
            of: request.feature, group: placement.group, target: choice.target?.name)?.receipt
        let draft = try draft(request, choice: choice, placement: placement, receipt: receipt)
        let remarks = try PlanCheck.run(on: draft)
        let disk = DiskComparison(root: root, overwrites: request.overwrites)
        var files: [PlannedFile] = []
        for file in draft.files { files.append(try disk.planned(file)) }
        let edits = try EditPlanner(root: root, draft: draft).edits()
        let messages = PlanMessages(draft: draft, files: files, edits: edits)
        return GenerationPlan(
            feature: request.feature, group: draft.placement.group,
            target: draft.choice.target?.name,
            set: .init(id: set.id, version: set.version, origin: set.origin),
            values: draft.answers.parameters, options: draft.answers.options,
            names: draft.naming.byRoleName,
            recorded: draft.request.recorded, files: files, edits: edits,
            checklist: try messages.checklist(), nextSteps: try messages.nextSteps(),
            consents: ConsentFinder(draft: draft).consents(),
            remarks: draft.naming.remarks + remarks)
    }

    private func draft(
        _ asked: GenerationRequest, choice: TargetChoice, placement: FeaturePlacement,
        receipt: Receipt?
    ) throws(Failure) -> PlanDraft {
        var request = asked
        // A repeated generation gives the same bytes on another day, too (decision 11).
        if let receipt { request.recorded = receipt.recorded }
        let ownPaths = Set(receipt?.files.map(\.path) ?? [])
        let naming = RoleNaming(
            feature: request.feature, roles: set.roles, habits: facts.habits,
            module: choice.module,
            taken: takenTypes(choice: choice, placement: placement, ownPaths: ownPaths),
            recorded: receipt?.names ?? [:])
        var context = TemplateContext(
            feature: request.feature, group: placement.group, facts: facts, choice: choice,
            naming: naming, recorded: request.recorded)
        let answers = try Answers(
            set: set, request: request, defaults: merged(with: receipt), plansTests: hasTests,
            context: context.values, question: question)
        context.set("options", answers.optionsValue(of: set))
        for (name, value) in answers.parameters { context.set(name, value) }
        for derived in set.derivedValues {
            context.set(
                derived.name, try ManifestExpression.value(derived.expression, in: context.values))
        }
        let files = try FileRendering(
            set: set, facts: facts, choice: choice, placement: placement, context: context.values,
            recorded: request.recorded, ownPaths: ownPaths
        ).render()
        return PlanDraft(
            facts: facts, set: set, request: request, choice: choice, placement: placement,
            naming: naming, answers: answers, context: context.values, files: files,
            ownPaths: ownPaths)
    }

    /// Whether tests are generated where the user says nothing: where the project has some, and in a
    /// repository that has nothing yet (trap 17).
    private var hasTests: Bool {
        facts.files.isEmpty || facts.files.contains(where: \.isTest)
            || facts.targets.contains { $0.kind == .unitTests }
    }

    /// The answers of an earlier generation outrank the project's configuration.
    private func merged(with receipt: Receipt?) -> GenerationDefaults {
        var result = defaults
        guard let receipt else { return result }
        result.values.merge(receipt.values) { $1 }
        result.options.merge(receipt.options) { $1 }
        return result
    }

    /// The types that the module's other files declare: those of the feature's own folder don't count, since
    /// generating a feature twice must give the same names.
    private func takenTypes(
        choice: TargetChoice, placement: FeaturePlacement, ownPaths: Set<RelativePath>
    ) -> Set<String> {
        var names: Set<String> = []
        for file in facts.files where !file.isTest {
            let isOwn =
                ownPaths.contains(file.path)
                || (placement.ownsSourceFolder && file.path.hasPrefix(placement.sourceFolder))
            if isOwn || !(choice.target.map { $0.holds(file.path) } ?? true) { continue }
            names.formUnion(file.outline.fileLevelTypes.map(\.name))
        }
        return names
    }
}
