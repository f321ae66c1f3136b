import Diagnostics
import ProjectConfiguration

extension PackageReference.Requirement {
    /// Whether a version satisfies the requirement; false for branches and revisions.
    ///
    /// Prereleases count as in the Swift package manager: only where the requirement names one itself, and
    /// never those of the version at which the range ends.
    public func allows(_ version: SemanticVersion) -> Bool {
        switch self {
        case .exact(let wanted): version == wanted
        case .from(let least):
            Self.contains(version, least, below: SemanticVersion(least.major + 1, 0, 0))
        case .upToNextMinor(let least):
            Self.contains(
                version, least, below: SemanticVersion(least.major, least.minor + 1, 0))
        case .branch, .revision: false
        }
    }

    /// Whether the requirement names versions, not a branch or revision.
    public var namesVersions: Bool {
        switch self {
        case .from, .upToNextMinor, .exact: true
        case .branch, .revision: false
        }
    }

    private static func contains(
        _ version: SemanticVersion, _ least: SemanticVersion, below end: SemanticVersion
    ) -> Bool {
        if !version.prerelease.isEmpty, least.prerelease.isEmpty { return false }
        let isOfEnd =
            (version.major, version.minor, version.patch) == (end.major, end.minor, end.patch)
        return least <= version && version < end && !isOfEnd
    }
}
