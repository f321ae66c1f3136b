import TemplateManifest

/// What a user asked for when a part is added to a feature.
public struct PartRequest: Sendable, Equatable {
    /// The part's id in the set, such as `use-case`.
    public var part: String
    /// The part's name, such as `SubmitOrder`.
    public var name: FeatureName
    /// The feature that it is added to.
    public var feature: ExistingFeature

    /// Creates a request.
    public init(part: String, name: FeatureName, feature: ExistingFeature) {
        self.part = part
        self.name = name
        self.feature = feature
    }
}

extension GenerationPlan {
    /// The part that a plan adds to its feature.
    public struct PartIdentity: Sendable, Equatable {
        /// The part's id in the set.
        public var id: String
        /// The part's name.
        public var name: FeatureName

        /// Creates an identity.
        public init(id: String, name: FeatureName) {
            self.id = id
            self.name = name
        }
    }
}
