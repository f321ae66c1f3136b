import FileTree
import ProjectScanning

/// The folders of tests in a project that keeps its layers apart in its tests as well: `AppTests/Domain`.
struct LayerTestFolders {
    private let known: Set<RelativePath>

    /// Collects the folders.
    init(facts: ProjectFacts, choice: TargetChoice) {
        let tests = facts.files.filter { file in
            file.isTest && (choice.testTarget?.holds(file.path) ?? true)
        }
        known = Set(tests.flatMap(\.path.ancestors))
    }

    /// The folder whose path ends as that of the code under test begins; nil where the tests don't follow the
    /// layers.
    /// - Parameter folders: the code's folders below its target's, the outermost first.
    func folder(following folders: [String]) -> RelativePath? {
        for count in stride(from: folders.count, to: 0, by: -1) {
            let wanted = folders.prefix(count).map { $0.lowercased() }
            let found = known.filter { folder in
                folder.components.suffix(count).map { $0.lowercased() } == wanted
            }
            if let first = found.min() { return first }
        }
        return nil
    }
}
