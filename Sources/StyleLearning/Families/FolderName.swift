/// What the folders of features have around the features' names: `CartFeature` holds `CartView`.
struct FolderName {
    private let before: String
    private let behind: String

    /// - Parameter family: the features with their folders.
    init?(_ family: Family) {
        guard let pieces = family.ownFolder, pieces.count == 2 else { return nil }
        switch (pieces[0], pieces[1]) {
        case (.name(let forms), .literal(let text)) where forms.contains(NameForms(.plain)):
            (before, behind) = ("", text)
        case (.literal(let text), .name(let forms)) where forms.contains(NameForms(.plain)):
            (before, behind) = (text, "")
        default: return nil
        }
    }

    /// The feature's name in that of a folder, which a user may call the feature by; nil where it isn't one.
    func feature(in name: String?) -> String? {
        guard let name, name.hasPrefix(before), name.hasSuffix(behind),
            name.count > before.count + behind.count
        else { return nil }
        let rest = name.dropFirst(before.count).dropLast(behind.count)
        let isWord = behind.isEmpty || behind.first?.isUppercase == true
        return isWord && rest.first?.isUppercase == true ? String(rest) : nil
    }
}
