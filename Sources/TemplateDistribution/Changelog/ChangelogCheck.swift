import Diagnostics

/// Holds a changelog against the version that it should tell of.
public struct ChangelogCheck: Sendable {
    private let changelog: Changelog?
    private let version: SemanticVersion?

    /// Creates a check.
    /// - Parameters:
    ///   - changelog: nil where there is none.
    ///   - version: nil where no version is meant.
    public init(_ changelog: Changelog?, version: SemanticVersion?) {
        self.changelog = changelog
        self.version = version
    }

    /// What is wrong.
    public var findings: [Diagnostic] {
        guard let changelog else {
            return [
                Diagnostic(
                    .error, id: "changelog.missing",
                    "the package has no \(PackageContents.changelogName)",
                    fix:
                        "write one with a heading '## [\(version?.description ?? "1.0.0")] - <date>' for "
                        + "each version (keepachangelog.com)")
            ]
        }
        return order(changelog) + (version.map { about($0, in: changelog) } ?? [])
    }

    private func about(_ version: SemanticVersion, in changelog: Changelog) -> [Diagnostic] {
        guard let release = changelog.release(version) else {
            return [
                Diagnostic(
                    .error, id: "changelog.no-version",
                    "\(PackageContents.changelogName) says nothing of \(version)", at: place(1),
                    fix: "add a heading '## [\(version)] - <date>' with what changed")
            ]
        }
        var findings: [Diagnostic] = []
        if release.text.allSatisfy(\.isWhitespace) {
            findings.append(
                Diagnostic(
                    .error, id: "changelog.empty", "nothing stands below the heading of \(version)",
                    at: place(release.line), fix: "say what changed for users"))
        }
        if let newer = changelog.releases.first(where: { ($0.version ?? version) > version }) {
            findings.append(
                Diagnostic(
                    .error, id: "changelog.newer",
                    "\(PackageContents.changelogName) tells of a version after \(version)",
                    at: place(newer.line),
                    fix: "move it below '## [Unreleased]', or tag that version"))
        }
        return findings
    }

    private func order(_ changelog: Changelog) -> [Diagnostic] {
        let dated = changelog.releases.compactMap { release in
            release.version.map { (version: $0, line: release.line) }
        }
        return zip(dated, dated.dropFirst()).filter { $0.version <= $1.version }.map {
            above, below in
            Diagnostic(
                .error, id: "changelog.order",
                above.version == below.version
                    ? "\(below.version) has two headings"
                    : "\(below.version) stands below \(above.version)",
                at: place(below.line), fix: "put the newest version first")
        }
    }

    private func place(_ line: Int) -> SourceLocation {
        SourceLocation(path: PackageContents.changelogName, line: line, column: 1)
    }
}
