import Diagnostics
import FeatureGeneration
import FileTree
import TemplateManifest

/// The checklist of one generated feature, as the project stands today.
struct FeatureChecklist: Sendable {
    /// The feature.
    var feature: String
    /// Its items.
    var items: [Item]

    /// An item.
    struct Item: Sendable {
        /// What a finished feature has.
        var text: String
        /// Whether its files are there, and its edits made.
        var isDone: Bool
    }

    /// The items that aren't done.
    var open: [Item] { items.filter { !$0.isDone } }

    /// The open items as notes.
    var findings: [Diagnostic] {
        open.map { item in
            Diagnostic(.note, id: "check.checklist", "'\(feature)' still lacks: \(item.text)")
        }
    }
}

/// Goes through the checklists of generated features: each is planned again as it was generated, and an item
/// is done where its files stand in the project and its edits are made.
struct FeatureChecklists {
    let project: ScannedProject

    /// The checklists, and features whose state can't be told.
    func all(of receipts: [Receipt]) -> (checklists: [FeatureChecklist], remarks: [Diagnostic]) {
        var checklists: [FeatureChecklist] = []
        var remarks: [Diagnostic] = []
        for receipt in receipts {
            do throws(Failure) {
                guard let items = try items(of: receipt), !items.isEmpty else { continue }
                checklists.append(FeatureChecklist(feature: receipt.feature, items: items))
            } catch {
                remarks.append(
                    Diagnostic(
                        .note, id: "check.no-checklist",
                        "the checklist of '\(receipt.feature)' can't be told: "
                            + (error.diagnostics.first?.message ?? "it can't be planned again")))
            }
        }
        return (checklists, remarks)
    }

    /// The items of a feature; nil where its set is learned or gone, or nothing tells what it was made of.
    private func items(of receipt: Receipt) throws(Failure) -> [FeatureChecklist.Item]? {
        let isWhole = receipt.files.contains { $0.scope != Scope.part.rawValue }
        guard isWhole, project.library.ids.contains(where: { $0.description == receipt.set.id })
        else { return nil }
        let set = try project.library.set(named: receipt.set.id).set
        if set.isLearned || set.checklist.isEmpty { return nil }
        var request = GenerationRequest(
            feature: try FeatureName.parse(receipt.feature).name, recorded: receipt.recorded)
        request.group = receipt.group
        request.target = receipt.target
        return try PlanBuilder(set: set, facts: project.facts, root: project.root)
            .plan(request).checklist
            .map { .init(text: $0.text, isDone: $0.isDone && $0.isInProject) }
    }
}
