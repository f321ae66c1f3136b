import Diagnostics
import TemplateManifest

/// Whether the numbers of two versions of a package tell what changed between them.
public struct VersionHonesty: Sendable {
    /// The old version; nil where there is none.
    public var old: SemanticVersion
    /// The new version.
    public var new: SemanticVersion
    /// What changed.
    public var changes: [SetChange]
    /// What is wrong with the numbers: the package's, and those of its sets.
    public var findings: [Diagnostic]

    /// The step that the package's number makes.
    public var step: VersionStep { VersionStep(from: old, to: new) }
    /// The least step that the changes ask for.
    public var needed: VersionStep { VersionStep(for: changes.map(\.weight).max(), after: old) }

    /// Compares two versions.
    /// - Parameters:
    ///   - oldSets: the sets of the old version.
    ///   - newSets: the sets of the new version.
    public init(
        from old: SemanticVersion, _ oldSets: [TemplateSet], to new: SemanticVersion,
        _ newSets: [TemplateSet]
    ) {
        self.old = old
        self.new = new
        changes = SetComparison.changes(from: oldSets, to: newSets)
        findings = []
        if new <= old {
            findings.append(
                Diagnostic(
                    .error, id: "version.order", "\(new) isn't newer than \(old)",
                    fix: "give the versions in the order in which they came out"))
        } else if step < needed, !Self.isSameRelease(old, new) {
            findings.append(packageFinding)
        }
        for set in newSets {
            guard let before = oldSets.first(where: { $0.id == set.id }) else { continue }
            findings += setFindings(before, set)
        }
    }

    /// Between two prereleases of one version anything may change.
    private static func isSameRelease(_ old: SemanticVersion, _ new: SemanticVersion) -> Bool {
        !old.prerelease.isEmpty
            && (old.major, old.minor, old.patch) == (new.major, new.minor, new.patch)
    }

    private var packageFinding: Diagnostic {
        let heaviest = changes.map(\.weight).max()
        let reasons = changes.filter { $0.weight == heaviest }
        return Diagnostic(
            .error, id: "version.dishonest",
            "\(new) is a \(step.rawValue) version after \(old), but the changes ask for a \(needed.rawValue) one",
            notes: reasons.prefix(8).map { .init("'\($0.set)': \($0.what)") },
            fix: "call it \(needed.applied(to: old)), or take back what asks for that")
    }

    /// A set has a version of its own, which must tell the same.
    private func setFindings(_ old: TemplateSet, _ new: TemplateSet) -> [Diagnostic] {
        let own = changes.filter { $0.set == new.id.description }
        guard let heaviest = own.map(\.weight).max() else { return [] }
        let needed = VersionStep(for: heaviest, after: old.version)
        let step =
            new.version < old.version ? .none : VersionStep(from: old.version, to: new.version)
        guard step < needed, !Self.isSameRelease(old.version, new.version) else { return [] }
        let place = SourceLocation(
            path: "\(PackageContents.setsFolder)/\(new.plainID)/\(ManifestLoader.manifestName)")
        return [
            Diagnostic(
                .error, id: "version.set",
                new.version == old.version
                    ? "the set '\(new.id)' changed, but its version is still \(new.version)"
                    : "the set '\(new.id)' went from \(old.version) to \(new.version), "
                        + "but its changes ask for a \(needed.rawValue) version",
                at: place,
                notes: own.filter { $0.weight == heaviest }.prefix(4).map { .init($0.what) },
                fix: "write version=\"\(needed.applied(to: old.version))\" in its manifest")
        ]
    }
}

extension TemplateSet {
    /// The id without a package.
    fileprivate var plainID: String {
        id.description.split(separator: "/").last.map(String.init) ?? ""
    }
}
