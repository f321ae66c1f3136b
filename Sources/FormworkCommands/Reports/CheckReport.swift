import ArchitectureChecking
import Diagnostics

/// What people and programs read of a check.
struct CheckReport {
    /// The sets in use.
    let sets: GoverningSets
    /// What the check gave.
    let outcome: ArchitectureCheck.Outcome
    /// The violations that count.
    let open: [Violation]
    /// Entries of the baseline that stand for nothing any more.
    let gone: [Baseline.Entry]
    /// The open items of checklists.
    let checklist: [FeatureChecklist]
    /// Whether a baseline was given or written.
    let hasBaseline: Bool

    /// The number of violations that the baseline holds.
    private var known: Int { outcome.violations.count - open.count }

    /// The summary, with a final line end.
    var text: String {
        var lines: [String] = []
        for (place, use) in sets.uses.enumerated() where !use.set.layering.layers.isEmpty {
            let layers = layerCounts(of: place).map { "\($0.count) in \($0.layer)" }
            let found =
                layers.isEmpty ? "no file belongs to a layer" : layers.joined(separator: ", ")
            lines.append("\(use.set.id) (\(use.reason.words)): \(found)")
        }
        var verdict =
            open.isEmpty
            ? "no violation" : open.count == 1 ? "1 violation" : "\(open.count) violations"
        if hasBaseline { verdict += ", \(known) in the baseline" }
        let items = checklist.flatMap(\.open).count
        if items > 0 { verdict += ", \(items) open checklist item\(items == 1 ? "" : "s")" }
        return (lines + [verdict]).map { PrintableText.of($0) + "\n" }.joined()
    }

    /// The members of the JSON object.
    var members: [String: JSONValue] {
        let counted = Set(open)
        return [
            "violations": .array(
                outcome.violations.map { Self.json($0, isKnown: !counted.contains($0)) }),
            "sets": .array(
                sets.uses.enumerated().map { place, use in
                    .object([
                        "id": .string(use.set.id.description),
                        "version": .string(use.set.version.description),
                        "because": .string(use.reason.rawValue),
                        "files": .integer(sets.count(of: place)),
                        "layers": .array(
                            use.set.layering.layers.map { layer in
                                .object([
                                    "id": .string(layer.id),
                                    "files": .integer(
                                        layerCounts(of: place).first { $0.layer == layer.id }?
                                            .count ?? 0),
                                ])
                            }),
                    ])
                }),
            "checklist": .array(
                checklist.map { feature in
                    .object([
                        "feature": .string(feature.feature),
                        "items": .array(
                            feature.items.map {
                                .object(["text": .string($0.text), "done": .boolean($0.isDone)])
                            }),
                    ])
                }),
            "baseline": .object([
                "known": .integer(known),
                "gone": .array(
                    gone.map {
                        .object([
                            "rule": .string($0.rule), "path": .string($0.path),
                            "symbol": .string($0.symbol),
                        ])
                    }),
            ]),
        ]
    }

    private static func json(_ violation: Violation, isKnown: Bool) -> JSONValue {
        .object([
            "rule": .string(violation.rule.rawValue), "layer": .string(violation.layer),
            "symbol": .string(violation.symbol), "usedLayer": .optional(violation.usedLayer),
            "path": .string(violation.path.string), "line": .optional(violation.location.line),
            "column": .optional(violation.location.column), "set": .string(violation.set),
            "isInBaseline": .boolean(isKnown),
        ])
    }

    /// The number of files in each layer of a set, in the order of the layers; empty ones are left out.
    private func layerCounts(of place: Int) -> [(layer: String, count: Int)] {
        var counts: [String: Int] = [:]
        for (path, layer) in outcome.layers where sets.place(of: path) == place {
            counts[layer, default: 0] += 1
        }
        return sets.uses[place].set.layering.layers.compactMap { layer in
            counts[layer.id].map { (layer.id, $0) }
        }
    }
}

extension GoverningSets.Reason {
    /// Why, for people.
    fileprivate var words: String {
        switch self {
        case .asked: "as asked"
        case .receipt: "by receipts"
        case .pinned: "pinned"
        case .resolved: "fits the project"
        }
    }
}
