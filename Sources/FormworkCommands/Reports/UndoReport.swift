import FeatureGeneration

/// What people and programs read of an undo.
struct UndoReport {
    private let plan: FeatureUndo.Plan

    /// Creates a report.
    init(_ plan: FeatureUndo.Plan) { self.plan = plan }

    /// The report, with a final line end.
    var text: String {
        let lines =
            plan.removed.map { "removed   \($0)" } + plan.restored.map { "restored  \($0)" }
            + plan.kept.map { "kept      \($0.path): it \($0.reason)" }
        return (["Took \(what) back:"] + lines.map { "  \(PrintableText.of($0))" })
            .joined(separator: "\n") + "\n"
    }

    /// What went: a feature, a part of one, or the parts of a feature that was written by hand and stays.
    private var what: String {
        if let part = plan.part { return "'\(part)' of '\(plan.feature)'" }
        return plan.isOfPartsOnly
            ? "what was added to '\(plan.feature)'" : "'\(plan.feature)'"
    }

    /// The members of the JSON object.
    var members: [String: JSONValue] {
        [
            "feature": .string(plan.feature),
            "part": plan.part.map { .string($0) } ?? .null,
            "removed": .strings(plan.removed.map(\.description)),
            "restored": .strings(plan.restored.map(\.description)),
            "kept": .array(
                plan.kept.map {
                    .object(["path": .string($0.path.description), "reason": .string($0.reason)])
                }),
        ]
    }
}
