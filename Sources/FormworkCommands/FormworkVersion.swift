import Diagnostics

/// The version of this program.
public enum FormworkVersion {
    /// Semantic version (semver.org), raised with each release in CHANGELOG.md.
    public static let current = ToolVersion.current
}
