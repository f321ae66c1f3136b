import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// What a plan is made of before anybody answers: the set, the project and the request.
struct PlanScene {
    let set: TemplateSet
    let facts: ProjectFacts
    let request: GenerationRequest
    /// The receipt of an earlier generation of the same feature; nil where there is none.
    let receipt: Receipt?
    /// The pieces that features of the target share.
    let pieces: [Role: SharedPiece]
    /// What an earlier generation took from the project, to be taken again; nil takes what is there today.
    let surroundings: RecordedSurroundings?

    /// The paths that an earlier generation of the same feature wrote.
    var ownPaths: Set<RelativePath> { Set(receipt?.files.map(\.path) ?? []) }

    /// The places and names of a feature, and what templates see of them.
    struct Stage {
        var choice: TargetChoice
        var placement: FeaturePlacement
        var pieces: [Role: SharedPiece]
        var naming: RoleNaming
        var context: TemplateContext
        /// What templates see before anything was answered.
        var bare: [String: TemplateValue]

        /// Lets templates see what was answered.
        mutating func take(_ answers: Answers, of set: TemplateSet) {
            context.set("options", answers.optionsValue(of: set))
            for parameter in set.parameters {
                context.set(
                    parameter.memberName, answers.parameters[parameter.name] ?? .null)
            }
        }
    }

    /// The feature in a target of the project.
    func stage(choice: TargetChoice, placement: FeaturePlacement) -> Stage {
        stage(choice: choice, placement: placement, pieces: pieces)
    }

    /// The feature in a package of its own, from which it can't see what the project's targets share.
    func stage(in form: PackageForm) -> Stage {
        let hidden = pieces.mapValues { _ in SharedPiece.unreachable }
        return stage(choice: form.choice, placement: form.placement, pieces: hidden)
    }

    private func stage(
        choice: TargetChoice, placement: FeaturePlacement, pieces: [Role: SharedPiece]
    ) -> Stage {
        let naming = RoleNaming(
            feature: request.feature, roles: set.roles, habits: facts.habits,
            module: choice.module, taken: takenTypes(choice: choice, placement: placement),
            shared: pieces, recorded: receipt?.names ?? [:])
        var context = TemplateContext(
            feature: request.feature, group: placement.group, facts: facts, choice: choice,
            naming: naming, sharedPieces: pieces, roles: set.roles, recorded: request.recorded)
        if let surroundings { context.take(surroundings) }
        return Stage(
            choice: choice, placement: surroundings?.placement(of: placement) ?? placement,
            pieces: pieces, naming: naming, context: context, bare: context.values)
    }

    /// The types that the module's other files declare: those of the feature's own folder don't count, since
    /// generating a feature twice must give the same names.
    private func takenTypes(choice: TargetChoice, placement: FeaturePlacement) -> Set<String> {
        let own = ownPaths
        var names: Set<String> = []
        for file in facts.files where !file.isTest {
            let isOwn =
                own.contains(file.path)
                || (placement.ownsSourceFolder && file.path.hasPrefix(placement.sourceFolder))
            if isOwn || !(choice.target.map { $0.holds(file.path) } ?? true) { continue }
            names.formUnion(file.outline.fileLevelTypes.map(\.name))
        }
        return names
    }
}
