import Diagnostics

extension PlanCheck {
    /// The project's deployment target is at least the set's (decision 12).
    static let requirements = PlanCheck { draft in
        guard let least = draft.set.requirements.deploymentTarget,
            let actual = draft.choice.deploymentTarget,
            DottedNumber(actual) < DottedNumber(least)
        else { return [] }
        return [
            PlanFinding(
                Diagnostic(
                    .warning, id: "plan.deployment-target",
                    "the set '\(draft.set.id)' needs iOS \(least), and the project supports iOS \(actual)",
                    fix:
                        "raise the deployment target, or choose a set that fits with --set (see 'formwork set list')"
                ))
        ]
    }
}

/// A version such as `17.0`, compared number by number.
private struct DottedNumber: Comparable {
    let parts: [Int]

    init(_ text: String) { parts = text.split(separator: ".").map { Int($0) ?? 0 } }

    static func < (left: DottedNumber, right: DottedNumber) -> Bool {
        for index in 0..<max(left.parts.count, right.parts.count) {
            let a = index < left.parts.count ? left.parts[index] : 0
            let b = index < right.parts.count ? right.parts[index] : 0
            if a != b { return a < b }
        }
        return false
    }

    static func == (left: DottedNumber, right: DottedNumber) -> Bool {
        !(left < right) && !(right < left)
    }
}
