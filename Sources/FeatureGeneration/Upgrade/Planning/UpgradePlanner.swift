import Diagnostics
import FileTree
import GitCommand
import ProjectScanning
import TemplateManifest

/// Plans the upgrade of generated features. Reads the project, and writes nothing.
public struct UpgradePlanner: Sendable {
    private let root: DirectoryRoot
    private let facts: ProjectFacts
    private let git: Git
    private let formatter: ProjectFormatter?
    private let question: ParameterQuestion?

    /// Creates a planner.
    /// - Parameters:
    ///   - root: the project.
    ///   - facts: what the scan learned of it.
    ///   - git: git, which merges.
    ///   - formatter: the project's formatter; nil where it has none.
    ///   - question: asks a user for what the recorded answers don't tell; nil where nobody can be asked.
    public init(
        root: DirectoryRoot, facts: ProjectFacts, git: Git, formatter: ProjectFormatter? = nil,
        question: ParameterQuestion? = nil
    ) {
        self.root = root
        self.facts = facts
        self.git = git
        self.formatter = formatter
        self.question = question
    }

    /// Plans the upgrade of some features, as one change.
    /// - Parameter orders: the features with the sets at their new versions.
    /// - Throws: `Failure`: 64 for answers that the new version doesn't take, 65 for a fault of a set or
    ///   a receipt, 69 where git fails, 74 where the project can't be read.
    public func plan(_ orders: [UpgradeOrder]) throws(Failure) -> UpgradePlan {
        let all = try ReceiptStore(root: root).entries()
        var plan = UpgradePlan(
            features: [], consents: [], remarks: [], changes: TreeChanges(root: root), receipts: [])
        var settled: [RelativePath: FileVerdict] = [:]
        for order in orders {
            if order.isCurrent {
                plan.features.append(Self.current(order))
                continue
            }
            try add(order, among: all, settled: &settled, to: &plan)
        }
        return plan
    }

    private func add(
        _ order: UpgradeOrder, among all: [ReceiptStore.Entry],
        settled: inout [RelativePath: FileVerdict], to plan: inout UpgradePlan
    ) throws(Failure) {
        let receipt = order.entry.receipt
        let others = all.filter { $0.path != order.entry.path }
        let locator = FileLocator(
            root: root, listing: listing, known: Set(all.flatMap { $0.receipt.files.map(\.path) }))
        let locations = try locator.locations(of: receipt)
        let places = receipt.files.compactMap { locations[$0.id]?.path(of: $0) }
        var following = order
        following.entry.receipt = MovedFolders(receipt: receipt, locations: locations).followed
        let rendering = UpgradeRendering(
            order: following, facts: facts, root: root, question: question,
            ownPaths: Set(places).union(receipt.files.map(\.path)))
        var draft = try rendering.render()
        let setPaths = draft.follow(locations, of: receipt)
        plan.remarks += draft.naming.remarks + (try PlanCheck.runForUpgrade(on: draft))
        var upgrading = FeatureUpgrading(
            receipt: receipt, receiptPath: order.entry.path, drafts: draft.files,
            setPaths: setPaths, locations: locations, merger: merger(for: order),
            shared: Set(others.flatMap { $0.receipt.files.map(\.path) }), settled: settled,
            changes: plan.changes)
        let verdicts = try upgrading.verdicts()
        plan.changes = upgrading.changes
        for (file, verdict) in zip(receipt.files, verdicts) where settled[file.path] == nil {
            settled[file.path] = verdict
        }
        let fresh = Set(verdicts.filter { $0.file.action == .added }.map(\.file.path))
        plan.consents += ConsentFinder(draft: draft).consents().filter { fresh.contains($0.path) }
        plan.features.append(Self.feature(order, draft: draft, verdicts: verdicts))
        plan.receipts.append(try change(order, draft: draft, verdicts: verdicts, plan.changes))
    }

    private func merger(for order: UpgradeOrder) -> FileMerger {
        let receipt = order.entry.receipt
        return FileMerger(
            git: git, formatter: formatter,
            labels: MergeLabels(
                ours: "yours", base: "\(receipt.set.id) \(receipt.set.version)",
                theirs: "\(order.set.id) \(order.set.version)"))
    }

    private func listing() throws(Failure) -> [RelativePath] {
        try git.trackedAndUntracked(below: root.path).paths
    }

    private func change(
        _ order: UpgradeOrder, draft: PlanDraft, verdicts: [FileVerdict], _ changes: TreeChanges
    ) throws(Failure) -> ReceiptChange {
        var final = order.entry.receipt
        final.set = .init(
            id: order.set.id.description, version: order.set.version.description,
            origin: order.set.origin.recorded)
        final.formwork = ToolVersion.current
        final.values = draft.answers.recorded
        final.options = draft.answers.options
        final.names = draft.naming.byRoleName
        final.surroundings = draft.surroundings
        final.folders = Set(final.folders + (try changes.newFolders())).sorted()
        var interim = final
        final.files = verdicts.compactMap(\.final)
        interim.files = verdicts.compactMap(\.interim)
        return ReceiptChange(
            before: order.entry, interim: interim, final: final,
            conflicts: verdicts.compactMap(\.conflict))
    }

    private static func feature(
        _ order: UpgradeOrder, draft: PlanDraft, verdicts: [FileVerdict]
    ) -> UpgradedFeature {
        var feature = current(order)
        feature.values = draft.answers.parameters
        feature.options = draft.answers.options
        feature.files = verdicts.map(\.file)
        feature.isCurrent = false
        return feature
    }

    private static func current(_ order: UpgradeOrder) -> UpgradedFeature {
        let receipt = order.entry.receipt
        return UpgradedFeature(
            feature: receipt.feature, group: receipt.group, target: receipt.target,
            set: .init(id: order.set.id, version: order.set.version, origin: order.set.origin),
            from: receipt.set.version, values: receipt.values.mapValues { .string($0) },
            options: receipt.options, files: [], isCurrent: true)
    }
}

extension PlanDraft {
    /// Puts files where the user has moved them, now or before an earlier upgrade.
    /// - Returns: where the set would put them, by id.
    fileprivate mutating func follow(
        _ locations: [String: FileLocation], of receipt: Receipt
    ) -> [String: RelativePath] {
        var setPaths: [String: RelativePath] = [:]
        for file in receipt.files {
            guard let place = locations[file.id]?.path(of: file),
                place != file.path || file.setPath != nil,
                let index = files.firstIndex(where: { $0.id == file.id })
            else { continue }
            setPaths[file.id] = files[index].path
            files[index].path = place
        }
        return setPaths
    }
}
