/// Where a new feature goes.
struct FeaturePlace: Hashable, Sendable {
    /// The folder below which features of its kind stand.
    var root: String
    /// The folders between the root and the feature's own; nil at the root.
    var group: String?
}
