import Diagnostics
import ProjectConfiguration
import ProjectScanning
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
    /// - Throws: `Failure`: 66 where there is no such set, 1 where several fit and nobody can be asked.
    func choose(_ asked: String?) throws(Failure) -> Choice {
        if let asked {
            return Choice(set: try project.library.set(named: asked).set, remarks: [])
        }
        let sets = try project.sets.get().map(\.set)
        switch try resolve(nil, among: sets, history: history) {
        case .chosen(let resolution):
            return Choice(
                set: try find(resolution.set, in: sets), remarks: remarks(on: resolution))
        case .unsure(let indecision):
            return Choice(set: try find(try ask(indecision), in: sets), remarks: [])
        }
    }

    /// The set with declared files that is nearest to the project's style; nil where none is.
    func nearestDeclared() throws(Failure) -> SetID? {
        let sets = try project.sets.get().map(\.set)
        let declared = Set(sets.filter { !$0.isLearned }.map(\.id))
        switch try resolve(nil, among: sets, history: history) {
        case .chosen(let resolution):
            return declared.contains(resolution.set) ? resolution.set : resolution.nearest
        case .unsure(let indecision):
            return indecision.candidates.map(\.set).first(where: declared.contains)
        }
    }

    /// What a scan says of the choice, and how long git's history took.
    func resolution() throws(Failure) -> (outcome: ResolutionOutcome, historyTime: Duration) {
        let history = history.map { TimedHistory($0) }
        let outcome = try resolve(
            nil, among: try project.sets.get().map(\.set), history: history)
        return (outcome, history?.timeSpent ?? .zero)
    }

    private var history: GitFeatureHistory? {
        project.git.map { GitFeatureHistory($0, folder: project.root.path) }
    }

    private func resolve(
        _ asked: SetID?, among sets: [TemplateSet], history: (any FeatureHistory)?
    ) throws(Failure) -> ResolutionOutcome {
        // A pin may name a set that another hides, or one by its plain id.
        let pin = try project.configuration.set(for: project.featureRoot).map {
            (pin) throws(Failure) in try project.library.set(named: pin.id).set
        }
        let sets = sets.filter { $0.id != pin?.id } + (pin.map { [$0] } ?? [])
        return try StyleResolver.resolve(
            facts: project.facts, sets: sets, explicit: asked, pinned: pin?.id,
            folder: project.featureRoot, history: history)
    }

    private func find(_ id: SetID, in sets: [TemplateSet]) throws(Failure) -> TemplateSet {
        if let set = sets.first(where: { $0.id == id }) { return set }
        return try project.library.set(named: id.description).set
    }

    private func ask(_ indecision: Indecision) throws(Failure) -> SetID {
        guard let prompter = Prompter(session) else { throw ResolutionReport.unsure(indecision) }
        let titles = indecision.candidates.map {
            "\($0.set)  \(ResolutionReport.percent($0.score))"
        }
        let index = try prompter.choice("Which set should the feature follow?", from: titles)
        return indecision.candidates[index].set
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
