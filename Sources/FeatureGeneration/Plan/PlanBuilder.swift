import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Turns a request, a project's facts and a set into a plan. Reads the project, and writes nothing.
public struct PlanBuilder: Sendable {
    let set: TemplateSet
    let facts: ProjectFacts
    let root: DirectoryRoot
    let defaults: GenerationDefaults
    let proposals: [EditProposal]
    let question: ParameterQuestion?

    /// Creates a builder.
    /// - Parameters:
    ///   - set: the set that the feature comes from.
    ///   - facts: what the scan learned of the project.
    ///   - root: the project.
    ///   - defaults: values and options that the project's configuration gives.
    ///   - proposals: what to add to existing code, apart from what the set declares.
    ///   - question: asks a user for a parameter; nil where nobody can be asked.
    public init(
        set: TemplateSet, facts: ProjectFacts, root: DirectoryRoot,
        defaults: GenerationDefaults = GenerationDefaults(), proposals: [EditProposal] = [],
        question: ParameterQuestion? = nil
    ) {
        self.set = set
        self.facts = facts
        self.root = root
        self.defaults = defaults
        self.proposals = proposals
        self.question = question
    }

    /// Plans one feature.
    /// - Throws: `Failure`: 64 for what the user got wrong, 65 for a fault of the set, 66 for a target
    ///   that doesn't exist, 73 for what can't be created, 74 where the project can't be read.
    public func plan(_ request: GenerationRequest) throws(Failure) -> GenerationPlan {
        let choice = try TargetChoice(
            facts: facts, feature: request.feature, requested: request.target,
            host: HostTarget(of: set, in: facts).target)
        let placement = try FeaturePlacement(
            feature: request.feature, group: request.group, facts: facts, choice: choice)
        let receipt = try ReceiptStore(root: root).entry(
            of: request.feature, group: placement.group, target: choice.target?.name)?.receipt
        let draft = try draft(request, choice: choice, placement: placement, receipt: receipt)
        let remarks = try PlanCheck.run(on: draft)
        let disk = DiskComparison(root: root, overwrites: request.overwrites)
        var files: [PlannedFile] = []
        let targets = set.siblings.isEmpty ? nil : FileTargets(draft)
        for file in draft.files {
            var planned = try disk.planned(file)
            if draft.isSiblingsManifest(file) { planned.isPackageManifest = true }
            planned.targets = targets?.targets(of: file) ?? []
            files.append(planned)
        }
        let edits = try EditPlanner(root: root, draft: draft, proposals: proposals).edits()
        let messages = PlanMessages(draft: draft, files: files, edits: edits)
        return GenerationPlan(
            feature: request.feature, group: draft.placement.group,
            target: choice.target?.name,
            set: .init(id: set.id, version: set.version, origin: set.origin),
            values: draft.answers.parameters, options: draft.answers.options,
            names: draft.naming.byRoleName,
            recorded: draft.request.recorded, surroundings: draft.surroundings, files: files,
            edits: edits,
            checklist: try messages.checklist(), nextSteps: try messages.nextSteps(),
            consents: ConsentFinder(draft: draft).consents(),
            remarks: draft.naming.remarks + (try messages.notes()) + remarks)
    }

    /// Renders a feature.
    /// - Parameters:
    ///   - receipt: that of an earlier generation.
    ///   - surroundings: what that generation took from the project, to be taken again; nil takes what
    ///     the scan learned today.
    func draft(
        _ asked: GenerationRequest, choice: TargetChoice, placement: FeaturePlacement,
        receipt: Receipt?, surroundings: RecordedSurroundings? = nil
    ) throws(Failure) -> PlanDraft {
        var request = asked
        // A repeated generation gives the same bytes on another day, too (decision 11).
        if let receipt { request.recorded = receipt.recorded }
        let scene = PlanScene(
            set: set, facts: facts, request: request, receipt: receipt,
            pieces: try SharedPieceFinder(root: root, facts: facts, choice: choice)
                .find(set.roles), surroundings: surroundings)
        var stage = scene.stage(choice: choice, placement: placement)
        let answers = try Answers(
            set: set, request: request, defaults: merged(with: receipt), plansTests: hasTests,
            context: stage.context.values, question: question)
        stage.take(answers, of: set)
        let form = try packageForm(stage, request: request)
        if let form {
            stage = scene.stage(in: form)
            stage.take(answers, of: set)
        }
        for derived in set.derivedValues {
            stage.context.set(
                derived.name,
                try ManifestExpression.value(derived.expression, in: stage.context.values))
        }
        var rendering = FileRendering(
            set: set, facts: facts, choice: stage.choice, placement: stage.placement,
            context: stage.context.values, recorded: request.recorded, ownPaths: scene.ownPaths,
            sharedPieces: stage.pieces, sharedFiles: try SharedFiles(root: root).files(of: set))
        if form == nil { rendering.layerFolders = layerFolders(stage) }
        var files = try rendering.render()
        if let form { files.insert(try rendering.manifest(of: form), at: 0) }
        return PlanDraft(
            facts: facts, set: set, request: request, choice: stage.choice,
            placement: stage.placement, naming: stage.naming, answers: answers,
            sharedPieces: stage.pieces, context: stage.context.values, files: files,
            ownPaths: scene.ownPaths,
            surroundings: RecordedSurroundings(
                context: stage.bare, placement: stage.placement, project: facts.project))
    }

    /// The package that the feature gets for itself; nil where it goes into a target of the project.
    private func packageForm(
        _ stage: PlanScene.Stage, request: GenerationRequest
    ) throws(Failure) -> PackageForm? {
        guard let package = set.featurePackage,
            try ManifestExpression.isTrue(package.condition, in: stage.context.values)
        else { return nil }
        return try PackageForm(
            package, feature: request.feature, facts: facts, host: stage.choice,
            placement: stage.placement, context: stage.context.values)
    }

    /// The folders of a project that keeps its layers apart; nil where each feature holds its own.
    private func layerFolders(_ stage: PlanScene.Stage) -> LayerFolders? {
        LayerFolders(
            set, outputs: FileRendering.outputFolders(of: set, in: stage.context.values),
            facts: facts, choice: stage.choice)
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
}
