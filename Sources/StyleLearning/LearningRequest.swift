import TemplateManifest

/// What is asked of learning, apart from the project.
public struct LearningRequest: Sendable, Equatable {
    /// The name of the feature that is to be made; nil where a set is learned for any. What the project has already of
    /// it outside of its own folder isn't made.
    public var feature: String?
    /// The parent folder's name, or its path below a feature root; nil stands for the feature root.
    public var group: String?
    /// The one feature that is taken as the pattern; nil learns from all siblings.
    public var like: String?
    /// The features to learn from; empty leaves the choice to the project.
    public var from: [String]
    /// Whether everything of the pattern is kept, what is particular to it too.
    public var keepsAll: Bool

    /// Creates a request; everything is left to the project.
    public init(
        feature: String? = nil, group: String? = nil, like: String? = nil, from: [String] = [],
        keepsAll: Bool = false
    ) {
        self.feature = feature
        self.group = group
        self.like = like
        self.from = from
        self.keepsAll = keepsAll
    }
}
