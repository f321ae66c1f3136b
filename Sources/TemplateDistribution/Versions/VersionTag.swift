import Diagnostics

/// A tag that names a version of a package: `1.2.0` or `v1.2.0`.
public struct VersionTag: Sendable, Hashable {
    /// The tag as the repository spells it.
    public let name: String
    /// The version that it names.
    public let version: SemanticVersion

    /// Reads a tag; nil where it names no version.
    public init?(_ name: String) {
        let digits = name.hasPrefix("v") ? String(name.dropFirst()) : name
        // Build metadata makes no version of its own, so such a tag would stand beside the plain one.
        guard !digits.contains("+"), let version = SemanticVersion(digits) else { return nil }
        self.name = name
        self.version = version
    }
}
