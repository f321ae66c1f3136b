import Diagnostics
import TemplateManifest

extension PlanCheck {
    /// The project's deployment target is at least the set's (decision 12).
    static let requirements = PlanCheck { draft in
        guard let actual = draft.choice.deploymentTarget,
            let least = draft.set.requirements.deploymentTarget(above: actual)
        else { return [] }
        return [
            PlanFinding(
                Diagnostic(
                    .warning, id: "plan.deployment-target",
                    "the set '\(draft.set.id)' needs iOS \(least), and the project supports iOS \(actual)",
                    fix:
                        "raise the deployment target, or choose a set that fits with --set (see 'formwork set list')"
                ))
        ]
    }
}
