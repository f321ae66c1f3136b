import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Plans a part that is added to an existing feature. Reads the project, and writes nothing.
public struct PartPlanBuilder: Sendable {
    private let set: TemplateSet
    private let facts: ProjectFacts
    private let root: DirectoryRoot
    private let defaults: GenerationDefaults

    /// Creates a builder.
    /// - Parameters:
    ///   - set: the set that declares the part.
    ///   - facts: what the scan learned of the project.
    ///   - root: the project.
    ///   - defaults: values and options that the project's configuration gives.
    public init(
        set: TemplateSet, facts: ProjectFacts, root: DirectoryRoot,
        defaults: GenerationDefaults = GenerationDefaults()
    ) {
        self.set = set
        self.facts = facts
        self.root = root
        self.defaults = defaults
    }

    /// Plans one part.
    /// - Parameters:
    ///   - asked: the part, its name and the feature.
    ///   - request: values, options and what is recorded; its feature is the part's name.
    /// - Throws: `Failure` as `PlanBuilder.plan`; 64 where the set has no such part.
    public func plan(
        _ asked: PartRequest, _ request: GenerationRequest
    ) throws(Failure) -> GenerationPlan {
        let part = try Self.part(asked.part, of: set)
        var request = request
        request.feature = Self.trimmed(asked.name, part: part, of: set)
        let draft = try draft(asked, part, request)
        let remarks = try PlanCheck.run(on: draft)
        let disk = DiskComparison(root: root, overwrites: request.overwrites)
        var files: [PlannedFile] = []
        for file in draft.files {
            var planned = try disk.planned(file)
            if planned.scope == .feature { planned.scope = .part }
            files.append(planned)
        }
        let feature = asked.feature
        return GenerationPlan(
            feature: feature.name, part: .init(id: part.id, name: request.feature),
            group: feature.group, target: feature.receipt?.target ?? draft.choice.target?.name,
            set: .init(id: set.id, version: set.version, origin: set.origin),
            values: draft.answers.parameters, options: draft.answers.options,
            names: draft.naming.byRoleName, recorded: draft.request.recorded,
            surroundings: draft.surroundings, files: files, edits: [], checklist: [],
            nextSteps: try nextSteps(of: part, draft),
            consents: ConsentFinder(draft: draft).consents(),
            remarks: draft.naming.remarks + remarks)
    }

    /// The part of a set.
    /// - Throws: `Failure` with exit code 64 that lists the parts there are.
    public static func part(_ id: String, of set: TemplateSet) throws(Failure) -> Part {
        if let part = set.parts.first(where: { $0.id == id }) { return part }
        let known = set.parts.map(\.id)
        throw Failure(
            .usage, id: "part.unknown",
            known.isEmpty
                ? "the set '\(set.id)' offers no parts, so '\(id)' can't be one"
                : "the set '\(set.id)' has no part '\(id)'",
            fix: SpellingSuggestion.question(for: id, in: known)
                ?? (known.isEmpty
                    ? "leave '\(id)' out, or write the feature's name as one word"
                    : "name one of: \(known.joined(separator: ", "))"))
    }

    /// `SubmitOrderUseCase` names the use case `SubmitOrder`.
    private static func trimmed(_ name: FeatureName, part: Part, of set: TemplateSet) -> FeatureName
    {
        let roles = Set(set.files.filter { part.files.contains($0.id) }.map(\.role))
        let suffixes = set.roles.filter { roles.contains($0.role) && $0.base == nil }.map(\.suffix)
        for suffix in suffixes where !suffix.isEmpty && name.description.hasSuffix(suffix) {
            let stem = String(name.description.dropLast(suffix.count))
            if let shorter = try? FeatureName.parse(stem).name, shorter.description == stem {
                return shorter
            }
        }
        return name
    }

    private func draft(
        _ asked: PartRequest, _ part: Part, _ asking: GenerationRequest
    ) throws(Failure) -> PlanDraft {
        let feature = asked.feature
        var request = asking
        if let receipt = feature.receipt { request.recorded = receipt.recorded }
        // What was generated keeps to the target it was asked for; the tests of what was written by hand go
        // where the project has its tests.
        let known = feature.isGenerated ? feature.target : nil
        let choice = try TargetChoice(
            facts: facts, feature: feature.name, requested: request.target ?? known,
            home: feature.target)
        let scene = try scene(request, feature, choice)
        var stage = scene.stage(choice: choice, placement: try placement(of: feature, choice))
        let answers = try Answers(
            set: set, request: request, defaults: defaults(for: part, of: feature),
            plansTests: hasTests(feature), context: stage.context.values, question: nil)
        stage.take(answers, of: set)
        stage.context.set(ManifestContext.parentName, parent(feature, stage))
        if let form = try packageForm(stage, feature) {
            stage = scene.stage(in: form)
            stage.take(answers, of: set)
            stage.placement = try placement(of: feature, stage.choice, in: form.placement)
        }
        stage.context.set(ManifestContext.parentName, parent(feature, stage))
        for derived in set.derivedValues {
            stage.context.set(
                derived.name,
                try ManifestExpression.value(derived.expression, in: stage.context.values))
        }
        let own = PartRendering(
            declarations: part.files.flatMap { id in set.files.filter { $0.id == id } },
            name: request.feature, folders: PartFolders(feature: feature, facts: facts))
        var rendering = FileRendering(
            set: set, facts: facts, choice: stage.choice, placement: stage.placement,
            context: stage.context.values, recorded: request.recorded, ownPaths: scene.ownPaths,
            sharedPieces: stage.pieces,
            sharedFiles: try SharedFiles(root: root).files(of: set))
        rendering.part = own
        return PlanDraft(
            facts: facts, set: set, request: request, choice: stage.choice,
            placement: stage.placement, naming: stage.naming, answers: answers,
            sharedPieces: stage.pieces, context: stage.context.values,
            files: try rendering.render(), ownPaths: scene.ownPaths,
            surroundings: RecordedSurroundings(
                context: stage.bare, placement: stage.placement, project: facts.project),
            part: own)
    }

    /// What the part's plan is made of: names after the feature's own habits, and of what is recorded the shared
    /// pieces and what an earlier generation of the same part made.
    private func scene(
        _ request: GenerationRequest, _ feature: ExistingFeature, _ choice: TargetChoice
    ) throws(Failure) -> PlanScene {
        var facts = facts
        facts.habits = PartHabits(feature: feature, roles: set.roles).applied(to: facts.habits)
        var receipt = feature.receipt
        let shared = Set(set.roles.filter { $0.shared != nil }.map(\.role.description))
        if var known = receipt {
            known.names = known.names.filter { shared.contains($0.key) }
            known.files = known.files.filter { file in
                file.scope == Scope.part.rawValue && file.id.hasSuffix("/\(request.feature)")
            }
            receipt = known
        }
        return PlanScene(
            set: set, facts: facts, request: request, receipt: receipt,
            pieces: try SharedPieceFinder(root: root, facts: facts, choice: choice)
                .find(set.roles), surroundings: nil)
    }

    /// The package that the feature has for itself; nil where it stands in a target of the project.
    private func packageForm(
        _ stage: PlanScene.Stage, _ feature: ExistingFeature
    ) throws(Failure) -> PackageForm? {
        guard feature.receipt != nil, let package = set.featurePackage,
            try ManifestExpression.isTrue(package.condition, in: stage.context.values)
        else { return nil }
        return try PackageForm(
            package, feature: feature.name, facts: facts, host: stage.choice,
            placement: stage.placement, context: stage.context.values)
    }

    private func parent(_ feature: ExistingFeature, _ stage: PlanScene.Stage) -> TemplateValue {
        let naming = RoleNaming(
            feature: feature.name, roles: set.roles, habits: facts.habits,
            module: stage.choice.module, taken: [], shared: stage.pieces, recorded: feature.names)
        let names = naming.names.map { ($0.key.memberName, TemplateValue.string($0.value)) }
        return .dictionary([
            "feature": .string(feature.name.description),
            "names": .dictionary(Dictionary(names, uniquingKeysWith: { first, _ in first })),
        ])
    }

    /// The feature's own folders; it shares them with the part, so no output stands there alone.
    private func placement(
        of feature: ExistingFeature, _ choice: TargetChoice, in package: FeaturePlacement? = nil
    ) throws(Failure) -> FeaturePlacement {
        var placement: FeaturePlacement
        if let package {
            placement = package
        } else {
            placement = try FeaturePlacement(
                feature: feature.name, group: feature.group, facts: facts, choice: choice)
        }
        if package == nil, let folder = feature.folder { placement.sourceFolder = folder }
        placement.ownsSourceFolder = false
        placement.ownsTestFolder = false
        return placement
    }

    /// What the feature was generated with, but for the options that the part has no use for.
    private func defaults(for part: Part, of feature: ExistingFeature) -> GenerationDefaults {
        var result = defaults
        if let receipt = feature.receipt {
            result.values.merge(receipt.values) { $1 }
            result.options.merge(receipt.options) { $1 }
        }
        for option in part.optionsOff { result.options[option] = false }
        return result
    }

    private func hasTests(_ feature: ExistingFeature) -> Bool {
        !feature.tests.isEmpty || facts.files.contains(where: \.isTest)
            || facts.targets.contains { $0.kind == .unitTests }
    }

    private func nextSteps(of part: Part, _ draft: PlanDraft) throws(Failure) -> [String] {
        var steps: [String] = []
        for step in part.nextSteps {
            if let condition = step.condition,
                try !ManifestExpression.isTrue(condition, in: draft.context)
            {
                continue
            }
            steps.append(try ManifestExpression.text(step.text, in: draft.context))
        }
        return steps
    }
}
