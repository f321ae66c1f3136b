import Diagnostics
import TemplateManifest

/// What the set needs of the tool and of the project.
enum RequirementComparer {
    static func findings(_ old: TemplateSet, _ new: TemplateSet) -> [SetComparison.Finding] {
        var found: [SetComparison.Finding] = []
        let (before, after) = (old.requirements, new.requirements)
        if let needed = after.formwork, needed > (before.formwork ?? SemanticVersion(0, 0, 0)) {
            found.append(
                .init(
                    weight: .breaking, kind: "requires-formwork",
                    what: "Formwork \(needed) or newer is needed"))
        }
        if let target = after.deploymentTarget,
            before.deploymentTarget.map({ after.deploymentTarget(above: $0) != nil }) ?? true
        {
            found.append(
                .init(
                    weight: .breaking, kind: "requires-deployment-target",
                    what: "iOS \(target) or newer is needed"))
        }
        return found
    }
}
