import Diagnostics

/// A set that was loaded, with what is doubtful about it.
public struct LoadedSet: Sendable {
    /// The set, `extends` composed.
    public var set: TemplateSet
    /// Findings that keep nobody from using the set.
    public var warnings: [Diagnostic]

    /// Creates a loaded set.
    public init(set: TemplateSet, warnings: [Diagnostic]) {
        self.set = set
        self.warnings = warnings
    }
}
