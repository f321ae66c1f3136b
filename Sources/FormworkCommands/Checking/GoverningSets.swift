import ArchitectureChecking
import Diagnostics
import FeatureGeneration
import FileTree
import ProjectScanning
import StyleResolution
import TemplateManifest

/// Which set each file of a project is held against: the one asked for, the one in its feature's receipt, the
/// one pinned for its path, or the one that fits the project.
struct GoverningSets: Sendable {
    /// A set in use, and why.
    struct Use: Sendable {
        /// The set.
        var set: TemplateSet
        /// Why files are held against it, such as `resolved`.
        var reason: Reason
    }

    /// Why a file is held against a set.
    enum Reason: String, Sendable {
        /// `--set` names it.
        case asked
        /// A receipt tells that the feature came from it.
        case receipt
        /// `Formwork.xml` pins it.
        case pinned
        /// It fits the project best.
        case resolved
    }

    /// The sets in use, in the order in which they were met.
    private(set) var uses: [Use] = []
    /// What the user should know about the choice.
    private(set) var remarks: [Diagnostic] = []
    private var byFile: [RelativePath: Int] = [:]

    private let project: ScannedProject
    private let session: Session

    /// Finds the sets.
    /// - Parameters:
    ///   - asked: what `--set` says; nil where it wasn't given.
    ///   - files: the files that are checked.
    ///   - receipts: the project's receipts.
    /// - Throws: `Failure`: 66 where there is no such set, 1 where several fit and files need one of them.
    init(
        _ asked: String?, for files: [RelativePath], receipts: [Receipt],
        project: ScannedProject, session: Session
    ) throws(Failure) {
        self.project = project
        self.session = session
        if let asked {
            let place = use(try project.library.set(named: asked).set, .asked)
            for file in files { byFile[file] = place }
            return
        }
        try govern(byReceipts: receipts)
        try governByPins(files)
        let rest = files.filter { byFile[$0] == nil }
        guard !rest.isEmpty, let resolved = try resolved() else { return }
        let place = use(resolved, .resolved)
        for file in rest { byFile[file] = place }
    }

    /// The rules of the sets in use.
    var rules: [GoverningRules] {
        uses.map { GoverningRules(set: $0.set.id.description, layering: $0.set.layering) }
    }

    /// The place of a file's rules in `rules`; nil for none.
    func place(of file: RelativePath) -> Int? { byFile[file] }

    /// The number of files that a set governs.
    func count(of place: Int) -> Int { byFile.values.count { $0 == place } }

    private mutating func use(_ set: TemplateSet, _ reason: Reason) -> Int {
        if let known = uses.firstIndex(where: { $0.set.id == set.id && $0.reason == reason }) {
            return known
        }
        uses.append(Use(set: set, reason: reason))
        return uses.count - 1
    }

    private mutating func govern(byReceipts receipts: [Receipt]) throws(Failure) {
        // A set is loaded once, not once a receipt.
        var loaded: [String: TemplateSet] = [:]
        for receipt in receipts {
            let set: TemplateSet
            do throws(Failure) {
                if let known = loaded[receipt.set.id] {
                    set = known
                } else {
                    set = try project.library.set(named: receipt.set.id).set
                    loaded[receipt.set.id] = set
                }
            } catch {
                guard error.exitCode == .notFound else { throw error }
                remarks.append(
                    Diagnostic(
                        .warning, id: "check.unknown-set",
                        "the set '\(receipt.set.id)' of '\(receipt.feature)' isn't there any more",
                        fix: "name a set with --set, or pin one in Formwork.xml"))
                continue
            }
            // What was learned from the project is held against what fits the project.
            if set.isLearned, set.layering.layers.isEmpty { continue }
            let place = use(set, .receipt)
            let own = Set(receipt.files.filter { $0.scope != Scope.project.rawValue }.map(\.path))
            // What was added to the feature by hand belongs to it, too.
            let feature = project.facts.features.filter { feature in
                feature.files.contains { own.contains($0.path) }
            }
            for path in own.union(feature.flatMap(\.files).map(\.path)) { byFile[path] = place }
        }
    }

    private mutating func governByPins(_ files: [RelativePath]) throws(Failure) {
        guard !project.configuration.sets.isEmpty else { return }
        // A set is loaded once, not once a file.
        var places: [String: Int] = [:]
        for file in files where byFile[file] == nil {
            guard let pin = project.configuration.set(for: file.parent) else { continue }
            if places[pin.id] == nil {
                places[pin.id] = use(try project.library.set(named: pin.id).set, .pinned)
            }
            byFile[file] = places[pin.id]
        }
    }

    /// The set that fits the project; where it learns from the project, the nearest one that declares layers
    /// of its own stands for it. Nil where no set has any.
    private func resolved() throws(Failure) -> TemplateSet? {
        let sets = try project.sets.get().map(\.set)
        switch try SetChooser(project, in: session).resolution().outcome {
        case .chosen(let resolution):
            let chosen = sets.first { $0.id == resolution.set }
            guard let chosen, chosen.isLearned, chosen.layering.layers.isEmpty,
                let nearest = sets.first(where: { $0.id == resolution.nearest })
            else { return chosen }
            return nearest
        case .unsure(let indecision):
            let candidates = sets.filter { set in
                indecision.candidates.contains { $0.set == set.id }
            }
            if candidates.contains(where: { !$0.layering.layers.isEmpty }) {
                throw ResolutionReport.unsure(indecision)
            }
            return candidates.first
        }
    }
}
