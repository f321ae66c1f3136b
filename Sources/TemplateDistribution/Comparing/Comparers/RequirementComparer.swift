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
        if let target = after.deploymentTarget, isRaised(before.deploymentTarget, target) {
            found.append(
                .init(
                    weight: .breaking, kind: "requires-deployment-target",
                    what: "iOS \(target) or newer is needed"))
        }
        return found
    }

    private static func isRaised(_ old: String?, _ new: String) -> Bool {
        guard let old else { return true }
        func numbers(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
        return numbers(old).lexicographicallyPrecedes(numbers(new))
    }
}
