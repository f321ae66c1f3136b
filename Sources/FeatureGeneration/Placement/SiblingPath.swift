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

    /// The path with another feature's name in the place of the feature's; nil where the name doesn't occur as a word.
    func path(of sibling: String) -> RelativePath? {
        let whole = Self.replaced(feature, by: sibling, in: path.string)
        let text = Self.replaced(
            FeatureNameForms.lowerCamel(feature), by: FeatureNameForms.lowerCamel(sibling),
            in: whole)
        guard text != path.string else { return nil }
        return try? RelativePath(validating: text)
    }

    /// `Store` of `StoreView`, not of `Storefront`; `store` of `storeView`, not of `restore`.
    private static func replaced(_ name: String, by other: String, in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: name) {
            let before =
                range.lowerBound > text.startIndex
                ? text[text.index(before: range.lowerBound)] : "/"
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : "/"
            let isWord =
                !after.isLowercase && !after.isNumber
                && !(before.isLetter && name.first?.isLowercase == true)
            result += rest[..<range.lowerBound] + (isWord ? other : name)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
