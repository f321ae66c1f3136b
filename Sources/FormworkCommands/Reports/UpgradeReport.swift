import FeatureGeneration
import GitCommand

/// What people and programs read of an upgrade.
struct UpgradeReport {
    private let plan: UpgradePlan
    private let isDryRun: Bool

    /// Creates a report.
    /// - Parameter isDryRun: whether nothing was written.
    init(_ plan: UpgradePlan, isDryRun: Bool) {
        self.plan = plan
        self.isDryRun = isDryRun
    }

    /// The report for a terminal, with a final line end.
    var text: String {
        guard !plan.features.isEmpty else { return "no feature to upgrade\n" }
        return plan.features.flatMap(lines).map { PrintableText.of($0) }.joined(separator: "\n")
            + "\n"
    }

    private func lines(of feature: UpgradedFeature) -> [String] {
        let name = "\(feature.feature) (set \(feature.set.id) \(feature.set.version))"
        if feature.isCurrent { return ["\(name) is up to date"] }
        let from = feature.from == feature.set.version.description ? "" : " from \(feature.from)"
        let isOpen = feature.files.contains { $0.action == .conflict }
        let verb = isDryRun ? "Would upgrade" : isOpen ? "Upgraded, with conflicts," : "Upgraded"
        let width = feature.files.map { $0.action.rawValue.count }.max() ?? 0
        return ["\(verb) \(name)\(from)"]
            + feature.files.map { file in
                let action = file.action.rawValue
                let padding = String(repeating: " ", count: width - action.count)
                let place = file.from.map { "\($0) → \(file.path)" } ?? file.path.description
                return "  \(action)\(padding)  \(place)"
                    + (file.reason.isEmpty ? "" : ": \(file.reason)")
            }
    }

    /// The change of the files as a unified diff.
    var diff: String {
        plan.files.map { file in
            let old = file.before.map { UnifiedDiff.Side($0) }
            let new = file.after.map { UnifiedDiff.Side($0) }
            guard let from = file.from, file.action == .renamed || file.action == .conflict else {
                return UnifiedDiff(from: old, to: new, path: file.path).text
            }
            return UnifiedDiff(from: old, to: nil, path: from).text
                + UnifiedDiff(from: nil, to: new, path: file.path).text
        }
        .joined()
    }

    /// The members of the JSON object.
    var members: [String: JSONValue] {
        [
            "features": .array(plan.features.map(json)),
            "files": .array(plan.files.map(json)),
            "conflicts": .integer(plan.conflicts.count),
        ]
    }

    private func json(_ feature: UpgradedFeature) -> JSONValue {
        let values = feature.options.mapValues(JSONValue.boolean)
            .merging(feature.values.mapValues(JSONValue.init)) { $1 }
        let isOpen = feature.files.contains { $0.action == .conflict }
        return .object([
            "feature": .string(feature.feature), "group": .optional(feature.group),
            "target": .optional(feature.target),
            "set": .object([
                "id": .string(feature.set.id.description),
                "version": .string(feature.set.version.description),
                "from": .string(feature.from), "origin": .string(feature.set.origin.title),
            ]),
            "values": .object(values),
            "status": .string(feature.isCurrent ? "current" : isOpen ? "conflict" : "upgraded"),
        ])
    }

    private func json(_ file: UpgradedFile) -> JSONValue {
        .object([
            "feature": .string(file.feature), "id": .string(file.id),
            "path": .string(file.path.description), "from": .optional(file.from?.description),
            "role": .string(file.role), "action": .string(file.action.rawValue),
            "reason": .string(file.reason), "conflict": .optional(file.conflict?.rawValue),
            "beside": .optional(file.beside?.description),
        ])
    }
}
