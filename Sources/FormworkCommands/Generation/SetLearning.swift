import Diagnostics
import FileTree
import ProjectScanning
import StyleLearning
import TemplateManifest

/// Learns the files of a set that declares none from the project.
struct SetLearning {
    private let project: ScannedProject
    private let session: Session

    /// Creates a learning.
    init(_ project: ScannedProject, in session: Session) {
        self.project = project
        self.session = session
    }

    /// The set with its files.
    /// - Throws: `Failure`: 69 where the project has nothing to learn from.
    func learn(_ request: LearningRequest, base: TemplateSet) throws(Failure) -> LearnedStyle {
        let reader = FileReader(project.root)
        let learner = StyleLearner(tree: ProjectTree(facts: project.facts, files: project.files)) {
            try? reader.read($0, maximumSize: ProjectOnDisk.maximumSourceSize).bytes
        }
        if let style = learner.learn(request, base: base) { return style }
        let nearest = try SetChooser(project, in: session).nearestDeclared()
        throw Failure(
            .unavailable, id: "set.nothing-to-learn",
            "the set '\(base.id)' has nothing to learn from: fewer than two features of the project share a file",
            fix: nearest.map { "the nearest set is '\($0)': give --set \($0)" }
                ?? "name another set with --set")
    }
}
