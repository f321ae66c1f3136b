import Diagnostics
import FileTree
import ProjectScanning
import StyleLearning
import TemplateManifest

/// Learns the files of a set that declares none from the project.
struct SetLearning {
    private let project: ScannedProject
    private let session: Session

    /// The shipped set whose files are learned.
    static let setName = "project-matched"

    /// What holds of every feature that is made from a set that nobody saved.
    static let unsaved = Diagnostic(
        .note, id: "learned.unsaved",
        "the feature can't be upgraded, since its set was learned for this run alone",
        fix:
            "save the set with 'formwork set learn --output TemplateSets/<id>' and generate with --set <id>"
    )

    /// Creates a learning.
    init(_ project: ScannedProject, in session: Session) {
        self.project = project
        self.session = session
    }

    /// The set with its files.
    /// - Throws: `Failure`: 69 where the project has nothing to learn from.
    func learn(_ request: LearningRequest, base: TemplateSet) throws(Failure) -> LearnedStyle {
        let reader = FileReader(project.root)
        let onDisk = ProjectOnDisk(project.root, git: project.git)
        let learner = StyleLearner(
            tree: ProjectTree(facts: project.facts, files: project.files),
            recent: onDisk.recentAdditions
        ) {
            try? reader.read($0, maximumSize: ProjectOnDisk.maximumSourceSize).bytes
        }
        if let style = try learner.learn(request, base: base) { return style }
        let nearest = try SetChooser(project, in: session).nearestDeclared()
        throw Failure(
            .unavailable, id: "set.nothing-to-learn",
            "the set '\(base.id)' has nothing to learn from: fewer than two features of the project share a file",
            fix: nearest.map { "the nearest set is '\($0)': give --set \($0)" }
                ?? "name another set with --set")
    }

    /// Why one file isn't made without the user's consent: exit code 69.
    func tooLittle(_ report: LearningReport) throws(Failure) -> Failure {
        let kinds = report.files.filter { $0.option == nil }.map { "'\($0.exemplar.name)'" }
        let names = report.siblings.map(\.name)
        let nearest = try SetChooser(project, in: session).nearestDeclared()
        var ways = ["follow one of them with --like \(names.first ?? "<feature>")"]
        if let option = report.files.compactMap(\.option).first {
            ways.append("add what some of them have with --with \(option)")
        }
        if let nearest { ways.append("take the nearest set with --set \(nearest)") }
        guard !kinds.isEmpty else {
            return Failure(
                .unavailable, id: "set.little-to-learn",
                "the project's features have too little in common: nothing that \(names.joined(separator: ", ")) share can be written",
                fix: ways.joined(separator: ", or "))
        }
        return Failure(
            .unavailable, id: "set.little-to-learn",
            "the project's features have too little in common: \(names.count) of them share only files like \(kinds.joined(separator: ", "))",
            fix: ways.joined(separator: ", ") + ", or make the one file with --yes")
    }
}
