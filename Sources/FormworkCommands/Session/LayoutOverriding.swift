import FileTree
import ProjectConfiguration
import ProjectScanning

/// Puts what `Formwork.xml` says about the layout in the place of what was learned.
enum LayoutOverriding {
    /// The facts with the layout that the project wants.
    static func apply(
        _ configuration: ProjectConfiguration, to facts: ProjectFacts
    ) -> ProjectFacts {
        let learned = facts.layout.featureRoots.first
        guard let layout = configuration.layout(for: learned) ?? configuration.layout(for: nil)
        else { return facts }
        var facts = facts
        if let root = layout.featureRoot {
            facts.layout.featureRoots.removeAll { $0 == root }
            facts.layout.featureRoots.insert(root, at: 0)
            facts.layout.featurePath = "\(root)/{{ feature }}"
        }
        if let path = layout.featurePath {
            facts.layout.featurePath = joined(facts.layout.featureRoots.first, path)
            facts.layout.hasFeatureFolders = path.contains("{{")
            facts.layout.isTemplate = true
        }
        if let root = layout.testRoot {
            facts.layout.testRoots.removeAll { $0 == root }
            facts.layout.testRoots.insert(root, at: 0)
            facts.layout.testPath = "\(root)/{{ feature }}"
        }
        if let path = layout.testPath {
            facts.layout.testPath = joined(facts.layout.testRoots.first, path)
            facts.layout.isTemplate = true
        }
        return facts
    }

    private static func joined(_ root: RelativePath?, _ path: String) -> String {
        root.map { "\($0)/\(path)" } ?? path
    }
}
