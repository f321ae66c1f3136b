import Diagnostics
import TemplateDistribution
import TemplateManifest

/// What people and programs read of the difference between two states of a package.
struct PackageComparison {
    private let before: AuthoredPackage.State
    private let after: AuthoredPackage.State
    private let old: SemanticVersion
    private let changes: [SetChange]
    /// The least step that the changes ask for.
    let needed: VersionStep
    /// What is wrong with the numbers; of a work tree, with those of its sets.
    let findings: [Diagnostic]

    /// Compares a tagged state with another.
    init(_ before: AuthoredPackage.State, _ after: AuthoredPackage.State) {
        self.before = before
        self.after = after
        old = before.version ?? SemanticVersion(0, 0, 0)
        changes = SetComparison.changes(from: before.sets, to: after.sets)
        needed = VersionStep(for: changes.map(\.weight).max(), after: old)
        // A work tree has no number yet; the least that would do stands in.
        let new = after.version ?? max(needed, .patch).applied(to: old)
        findings = VersionHonesty(from: old, before.sets, to: new, after.sets).findings
    }

    /// The least version that the changes allow after the old one.
    var next: SemanticVersion { max(needed, .patch).applied(to: old) }

    /// What the command has to say.
    var outcome: CommandOutcome {
        CommandOutcome(
            text: text, members: members, diagnostics: after.warnings + findings,
            exitCode: findings.isEmpty ? .success : .findings)
    }

    private var members: [String: JSONValue] {
        [
            "from": .string(old.description), "to": .optional(after.version?.description),
            "step": .optional(after.version.map { VersionStep(from: old, to: $0).rawValue }),
            "needed": .string(needed.rawValue), "next": .string(next.description),
            "honest": .boolean(findings.isEmpty),
            "changes": .array(
                changes.map {
                    .object([
                        "set": .string($0.set), "weight": .string($0.weight.rawValue),
                        "kind": .string($0.kind), "what": .string($0.what),
                    ])
                }),
        ]
    }

    private var text: String {
        var lines = ["\(before.title) → \(after.title)"]
        var set: String?
        for change in changes {
            if change.set != set {
                lines += ["", "\(change.set) \(versions(of: change.set))"]
                set = change.set
            }
            let weight = change.weight.rawValue
            lines.append(
                "  \(weight)\(String(repeating: " ", count: 10 - weight.count))  \(change.what)")
        }
        let verdict =
            changes.isEmpty
            ? "nothing changes for users"
            : "the changes ask for a \(needed.rawValue) version: \(next) or later"
        lines += ["", verdict]
        return lines.map { PrintableText.of($0) + "\n" }.joined()
    }

    private func versions(of id: String) -> String {
        let (old, new) = (
            before.sets.first { $0.id.description == id }?.version.description,
            after.sets.first { $0.id.description == id }?.version.description
        )
        return old == new ? old ?? "" : "\(old ?? "none") → \(new ?? "none")"
    }
}
