import ProjectScanning
import TemplateManifest

extension StyleResolver {
    /// The deployment target that a set needs and the project doesn't have (decision 12); nil where the set
    /// fits, or nothing tells the project's.
    func unmetTarget(of set: TemplateSet) -> (needed: String, actual: String)? {
        let main = facts.targets.first { $0.name == facts.project.target && !$0.isTest }
        guard let actual = main?.deploymentTarget ?? facts.project.deploymentTarget,
            let needed = set.requirements.deploymentTarget(above: actual)
        else { return nil }
        return (needed, actual)
    }

    /// Why a set that stands for the project's style isn't chosen; nil where it fits.
    func unfitness(of set: TemplateSet) -> String? {
        unmetTarget(of: set).map { needed, actual in
            "\(set.id) needs iOS \(needed), and the project supports iOS \(actual), "
                + "so the project's own features are the pattern"
        }
    }
}
