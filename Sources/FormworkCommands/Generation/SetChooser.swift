import Diagnostics
import ProjectConfiguration
import StyleResolution
import TemplateManifest

/// Chooses the set of a generation: the one asked for, the pinned one, or the one that fits.
struct SetChooser {
    /// A chosen set and what the user should know about the choice.
    struct Choice {
        var set: TemplateSet
        var remarks: [Diagnostic]
    }

    /// A choice less sure than this is explained.
    private static let sureEnough = 0.75

    private let project: ScannedProject
    private let session: Session

    /// Creates a chooser.
    init(_ project: ScannedProject, in session: Session) {
        self.project = project
        self.session = session
    }

    /// The set.
    /// - Parameter asked: what `--set` says; nil where it wasn't given.
    /// - Throws: `Failure`: 66 where there is no such set, 1 where several fit and nobody can be
    ///   asked, 69 where the set's files are to be learned from the project.
    func choose(_ asked: String?) throws(Failure) -> Choice {
        if let asked {
            return Choice(set: try usable(try project.library.set(named: asked).set), remarks: [])
        }
        switch try resolution() {
        case .chosen(let resolution):
            let set = try project.library.set(named: resolution.set.description).set
            return Choice(
                set: try usable(set, instead: resolution.alternatives.map(\.set)),
                remarks: remarks(on: resolution))
        case .unsure(let candidates):
            return Choice(set: try usable(try ask(candidates)), remarks: [])
        }
    }

    /// What a scan says of the choice: the resolution, or the candidates where it isn't sure.
    func resolution() throws(Failure) -> ResolutionOutcome {
        try StyleResolver(
            facts: project.facts, sets: try project.library.all().map(\.set),
            pinned: pinned.flatMap { SetID($0) }
        ).resolve()
    }

    private var pinned: String? {
        project.configuration.set(for: project.featureRoot)?.id
    }

    private func ask(_ candidates: [Resolution]) throws(Failure) -> TemplateSet {
        guard let prompter = Prompter(session) else {
            throw ResolutionReport.unsure(candidates)
        }
        let titles = candidates.map { candidate in
            "\(candidate.set)  \(candidate.because.first ?? "")"
        }
        let index = try prompter.choice("Which set should the feature follow?", from: titles)
        return try project.library.set(named: candidates[index].set.description).set
    }

    private func usable(
        _ set: TemplateSet, instead others: [SetID] = []
    ) throws(Failure) -> TemplateSet {
        guard set.isLearned else { return set }
        let other = others.first ?? project.library.ids.first { $0 != set.id }
        throw Failure(
            .unavailable, id: "set.not-available",
            "the set '\(set.id)' isn't available yet: its files are learned from the project",
            fix: other.map { "the nearest set is '\($0)': give --set \($0)" })
    }

    private func remarks(on resolution: Resolution) -> [Diagnostic] {
        guard resolution.confidence < Self.sureEnough else { return [] }
        let reasons = resolution.because.joined(separator: "; ")
        return [
            Diagnostic(
                .note, id: "resolution.chosen",
                "the set is '\(resolution.set)': \(reasons.isEmpty ? "nothing else fits" : reasons)",
                fix: "choose another with --set, or pin one in \(ProjectConfiguration.fileName)")
        ]
    }
}
