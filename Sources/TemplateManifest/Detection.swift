import Diagnostics

/// How a project of a set's style is recognised.
public struct Detection: Sendable, Hashable {
    /// The architecture label that the set stands for, as in `scan`; nil where it stands for none of them.
    public var architecture: String?
    /// What speaks for the style, and what against it.
    public var signals: [DetectionSignal]

    /// Creates a detection.
    public init(architecture: String?, signals: [DetectionSignal]) {
        self.architecture = architecture
        self.signals = signals
    }
}

/// One thing to look for in a project's features.
public struct DetectionSignal: Sendable, Hashable {
    /// How much a feature that shows the signal speaks for the set; negative speaks against it.
    public var weight: Double
    /// What to look for.
    public var match: Match
    /// What people read as evidence.
    public var summary: String
    /// The place of the declaration.
    public var location: SourceLocation?

    /// What to look for.
    public enum Match: Sendable, Hashable {
        /// A file that imports a module.
        case importOf(module: String)
        /// A declaration; each part that is given must hold. Names are globs with `*` and `?`.
        case declaration(kind: String?, name: String?, attribute: String?, inherits: String?)
        /// A folder of that name (a glob) in the path of a file.
        case folder(name: String)
        /// A file whose name fits a glob.
        case file(name: String)
    }

    /// Creates a signal.
    public init(
        weight: Double, match: Match, summary: String, location: SourceLocation? = nil
    ) {
        self.weight = weight
        self.match = match
        self.summary = summary
        self.location = location
    }
}
