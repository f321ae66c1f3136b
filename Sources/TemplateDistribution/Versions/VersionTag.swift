import Diagnostics

/// A tag that names a version of a package: `1.2.0` or `v1.2.0`.
public struct VersionTag: Sendable, Hashable {
    /// The tag as the repository spells it.
    public let name: String
    /// The version that it names.
    public let version: SemanticVersion

    /// The greatest number of a version that a manifest can require (`schemas/project-1.xsd`).
    ///
    /// Tags beyond it, such as build dates with seconds, name no version of a package.
    private static let greatestNumber = 999_999_999

    /// Reads a tag; nil where it names no version.
    public init?(_ name: String) {
        let digits = name.hasPrefix("v") ? String(name.dropFirst()) : name
        // Build metadata makes no version of its own, so such a tag would stand beside the plain one.
        guard !digits.contains("+"), let version = SemanticVersion(digits),
            [version.major, version.minor, version.patch].allSatisfy({ $0 <= Self.greatestNumber })
        else { return nil }
        self.name = name
        self.version = version
    }
}
