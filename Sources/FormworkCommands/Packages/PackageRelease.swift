import Diagnostics
import TemplateDistribution

/// Holds a version of a package, tagged or about to be, against its changelog and the version before.
struct PackageRelease {
    private let package: AuthoredPackage
    private let version: SemanticVersion?

    /// Creates a check.
    /// - Parameter version: what was asked for; nil leaves the choice to the tags and the changelog.
    init(_ package: AuthoredPackage, version: SemanticVersion?) {
        self.package = package
        self.version = version
    }

    /// What the command has to say.
    /// - Throws: `Failure` with the exit code `invalidInput` where a set is invalid.
    func outcome() throws(Failure) -> CommandOutcome {
        let tagged = Set(package.versions.map(\.tag.version))
        let asked = version ?? package.current
        let isTag = asked.map(tagged.contains) ?? false
        var state: AuthoredPackage.State
        if isTag, let asked {
            state = try package.state(at: asked)
        } else {
            state = try package.workTree()
            // What the changelog names and nobody has tagged is what comes next.
            let next = state.changelog?.releases.compactMap(\.version).max()
            state.version = asked ?? next.flatMap { tagged.contains($0) ? nil : $0 }
        }
        var findings = ChangelogCheck(state.changelog, version: state.version).findings
        if state.sets.isEmpty { findings.append(Self.noSets) }
        let previous = previousVersion(to: state.version)
        var next: SemanticVersion?
        if let previous {
            let comparison = PackageComparison(try package.state(at: previous), state)
            findings += comparison.findings
            if comparison.needed != .none { next = comparison.next }
        }
        return report(state, isTag: isTag, previous: previous, next: next, findings)
    }

    /// The version before: the newest release below, or prerelease where there is none.
    private func previousVersion(to version: SemanticVersion?) -> SemanticVersion? {
        let before = package.versions.map(\.tag.version).filter { other in
            version.map { other < $0 } ?? true
        }
        return before.first(where: \.prerelease.isEmpty) ?? before.first
    }

    private func report(
        _ state: AuthoredPackage.State, isTag: Bool, previous: SemanticVersion?,
        next: SemanticVersion?, _ findings: [Diagnostic]
    ) -> CommandOutcome {
        let sets = state.sets.map { "\($0.id) \($0.version)" }
        var lines = [
            "\(state.title)" + (isTag ? "" : state.version.map { " as \($0)" } ?? ""),
            "  sets: " + sets.joined(separator: ", "),
            "  after: " + (previous?.description ?? "nothing: no version is tagged yet"),
        ]
        if state.version == nil, let next { lines.append("  the next version is \(next) or later") }
        lines.append(findings.isEmpty ? "all agree" : "")
        return CommandOutcome(
            text: lines.filter { !$0.isEmpty }.map { PrintableText.of($0) + "\n" }.joined(),
            members: [
                "version": .optional(state.version?.description), "tagged": .boolean(isTag),
                "previous": .optional(previous?.description),
                "next": .optional(next?.description), "valid": .boolean(findings.isEmpty),
                "sets": .array(
                    state.sets.map {
                        .object([
                            "id": .string($0.id.description),
                            "version": .string($0.version.description),
                        ])
                    }),
            ],
            diagnostics: state.warnings + findings,
            exitCode: findings.isEmpty ? .success : .findings)
    }

    private static let noSets = Diagnostic(
        .error, id: "package.no-sets", "the package holds no set",
        fix: "a set is a folder TemplateSets/<id> with a template-set.xml")
}
