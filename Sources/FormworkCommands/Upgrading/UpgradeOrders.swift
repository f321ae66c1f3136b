import Diagnostics
import FeatureGeneration
import TemplateManifest

/// Turns what the command line asks for into orders: each feature with the set at its new version.
struct UpgradeOrders {
    private let request: UpgradeRequest
    private let project: ScannedProject

    /// Creates it.
    init(_ request: UpgradeRequest, project: ScannedProject) {
        self.request = request
        self.project = project
    }

    /// The orders, and warnings about features that can't be upgraded.
    ///
    /// A feature that was named and can't be upgraded is a failure; without names it is passed over and told.
    func orders() throws(Failure) -> (orders: [UpgradeOrder], remarks: [Diagnostic]) {
        let choice = try FeatureChoice(root: project.root, command: "upgrade")
        var entries: [ReceiptStore.Entry] = []
        for name in request.features {
            for entry in try choice.named(name) where !entries.contains(entry) {
                entries.append(entry)
            }
        }
        if request.features.isEmpty { entries = choice.all }
        if let set = request.set { entries = try only(set, of: entries) }
        var orders: [UpgradeOrder] = []
        var remarks: [Diagnostic] = []
        for entry in entries {
            do throws(Failure) {
                if let order = try order(for: entry) {
                    orders.append(order)
                } else {
                    remarks.append(older(entry))
                }
            } catch {
                guard request.features.isEmpty, request.version == nil, error.exitCode == .notFound
                else { throw error }
                remarks += error.diagnostics.map { diagnostic in
                    var told = diagnostic
                    told.severity = .warning
                    return told
                }
            }
        }
        return (orders, remarks)
    }

    private func only(
        _ set: String, of entries: [ReceiptStore.Entry]
    ) throws(Failure) -> [ReceiptStore.Entry] {
        let found = entries.filter { $0.receipt.set.id == set }
        guard found.isEmpty else { return found }
        let known = Set(entries.map(\.receipt.set.id)).sorted()
        throw Failure(
            .notFound, id: "upgrade.no-feature-of-set", "no feature was made from the set '\(set)'",
            fix: SpellingSuggestion.question(for: set, in: known)
                ?? (known.isEmpty
                    ? "leave --set out" : "name one of: \(known.joined(separator: ", "))"))
    }

    /// The order of a feature; nil where the project only has an older version of its set.
    private func order(for entry: ReceiptStore.Entry) throws(Failure) -> UpgradeOrder? {
        let recorded = entry.receipt.set
        guard recorded.origin != "learned" else { throw Self.learned(entry) }
        let set = try set(of: entry)
        if request.version == nil, let from = SemanticVersion(recorded.version), set.version < from
        {
            return nil
        }
        return UpgradeOrder(
            entry: entry, set: set, values: request.values, with: request.with,
            without: request.without)
    }

    private func set(of entry: ReceiptStore.Entry) throws(Failure) -> TemplateSet {
        let id = entry.receipt.set.id
        let set: TemplateSet
        do throws(Failure) {
            set = try project.library.set(named: id).set
        } catch {
            guard error.exitCode == .notFound else { throw error }
            throw Failure(
                .notFound, id: "upgrade.set-gone",
                "'\(entry.receipt.feature)' was made from the set '\(id)', which the project has no more",
                fix: "bring the set back (\(entry.receipt.set.origin)), or take the feature out of "
                    + "Formwork's care by removing '\(entry.path)'")
        }
        guard let wanted = request.version else { return set }
        guard
            let version = SemanticVersion(
                wanted.hasPrefix("v") ? String(wanted.dropFirst()) : wanted)
        else {
            throw Failure(
                .usage, id: "upgrade.version", "'\(wanted)' isn't a version",
                fix: "write it as '\(set.version)'")
        }
        guard version == set.version || isTagged(set, wanted) else {
            throw Failure(
                .notFound, id: "upgrade.no-version",
                "the project has the set '\(id)' at version \(set.version), not at \(version)",
                fix: fix(set))
        }
        return set
    }

    /// Whether the set comes from a package whose locked version was named.
    private func isTagged(_ set: TemplateSet, _ wanted: String) -> Bool {
        if case .package(let origin) = set.origin { return origin.version == wanted }
        return false
    }

    private func fix(_ set: TemplateSet) -> String {
        if case .package(let origin) = set.origin {
            return "lock another version: change what Formwork.xml asks for, run 'formwork package "
                + "update \(origin.name)', then this again"
        }
        return "leave --to out, bring that version into the project, or name the set with --set"
    }

    private func older(_ entry: ReceiptStore.Entry) -> Diagnostic {
        Diagnostic(
            .warning, id: "upgrade.older",
            "'\(entry.receipt.feature)' has version \(entry.receipt.set.version) of the set "
                + "'\(entry.receipt.set.id)', and the project only has an older one",
            fix: "bring the newer version into the project, or go back with --to")
    }

    private static func learned(_ entry: ReceiptStore.Entry) -> Failure {
        Failure(
            .notFound, id: "upgrade.learned",
            "'\(entry.receipt.feature)' was made like its siblings, from no set with versions",
            fix: "save what was learned as a set of the project's own, and generate from that")
    }
}
