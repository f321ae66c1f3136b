/// A Swift package of the feature's own.
public struct FeaturePackage: Sendable, Hashable {
    /// Whether the feature gets one, an expression.
    public var condition: SourcedText
    /// The package's folder from the project's root, a template.
    public var folder: SourcedText
    /// The package's targets.
    public var targets: [Target]

    /// A target of the package.
    public struct Target: Sendable, Hashable {
        /// What stands behind the feature's name in the target's name.
        public var suffix: String
        /// The suffixes of the targets that this one may import.
        public var dependencies: [String]

        /// Creates a target.
        public init(suffix: String, dependencies: [String]) {
            self.suffix = suffix
            self.dependencies = dependencies
        }
    }

    /// Creates a declaration.
    public init(condition: SourcedText, folder: SourcedText, targets: [Target]) {
        self.condition = condition
        self.folder = folder
        self.targets = targets
    }
}
