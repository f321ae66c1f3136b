import FileTree

/// The path that the same file of another feature has.
struct SiblingPath {
    private let path: RelativePath
    private let feature: String

    /// Creates a path of a feature's file.
    init(_ path: RelativePath, of feature: String) {
        self.path = path
        self.feature = feature
    }

    /// The path with another feature's name in the place of the feature's; nil where that is none.
    func path(of sibling: String) -> RelativePath? {
        let text = path.string.replacing(feature, with: sibling).replacing(
            FeatureNameForms.lowerCamel(feature), with: FeatureNameForms.lowerCamel(sibling))
        return try? RelativePath(validating: text)
    }
}
