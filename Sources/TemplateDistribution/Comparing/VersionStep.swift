import Diagnostics

/// How far one version is from another (Semantic Versioning 2.0.0).
public enum VersionStep: String, Sendable, Hashable, Comparable, CaseIterable {
    /// The same version.
    case none
    /// Corrections.
    case patch
    /// Additions.
    case minor
    /// Changes that break users.
    case major

    public static func < (left: VersionStep, right: VersionStep) -> Bool {
        let order = Self.allCases
        return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }

    /// The step from one version to a later one; prereleases count as what they lead to.
    public init(from old: SemanticVersion, to new: SemanticVersion) {
        if new.major != old.major {
            self = .major
        } else if new.minor != old.minor {
            self = .minor
        } else if new.patch != old.patch || new.prerelease != old.prerelease {
            self = .patch
        } else {
            self = .none
        }
    }

    /// The least step that a change asks for.
    ///
    /// Before 1.0.0 anything may change at any time (item 4 of the specification); the custom, which
    /// counts here, is that the minor number tells it.
    public init(for weight: SetChange.Weight?, after version: SemanticVersion) {
        let isEarly = version.major == 0
        switch weight {
        case .breaking: self = isEarly ? .minor : .major
        case .addition: self = isEarly ? .patch : .minor
        case .correction: self = .patch
        case nil: self = .none
        }
    }

    /// The version after a step.
    public func applied(to version: SemanticVersion) -> SemanticVersion {
        switch self {
        case .none: version
        case .patch: SemanticVersion(version.major, version.minor, version.patch + 1)
        case .minor: SemanticVersion(version.major, version.minor + 1, 0)
        case .major: SemanticVersion(version.major + 1, 0, 0)
        }
    }
}
