import FileTree

/// What the files of a folder's features have before the names of their own folders: `DiscoveryPostsView` stands in
/// `Discovery/Posts`. There a feature is called by its folder, or by both.
struct GroupPrefix {
    /// The features of one folder.
    private let siblings: [SiblingFeature]
    /// The words before the folder's name; nil where most of the features have none in common.
    let prefix: String?

    init(_ siblings: [SiblingFeature]) {
        self.siblings = siblings
        var counts: [String: Int] = [:]
        for sibling in siblings {
            if let prefix = Self.prefix(of: sibling) { counts[prefix, default: 0] += 1 }
        }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        prefix = best.flatMap { $0.value > 1 && $0.value * 2 > siblings.count ? $0.key : nil }
    }

    /// The features, called by their folders alone.
    var shortened: [SiblingFeature] {
        siblings.map { sibling in
            guard let prefix, Self.prefix(of: sibling) == prefix else { return sibling }
            return Self.renamed(sibling, String(sibling.stem.dropFirst(prefix.count)))
        }
    }

    /// What a name has behind the prefix; nil where it doesn't begin with that.
    func rest(of name: String?) -> String? {
        guard let prefix, let name, name.hasPrefix(prefix) else { return nil }
        let rest = name.dropFirst(prefix.count)
        return rest.first?.isUppercase == true ? String(rest) : nil
    }

    private static func prefix(of sibling: SiblingFeature) -> String? {
        guard let folder = sibling.folder?.slashParts.last else { return nil }
        let name = folder.lettersAndDigits
        let prefix = sibling.stem.dropLast(name.count)
        guard !prefix.isEmpty, name.first?.isUppercase == true, sibling.stem == prefix + name else {
            return nil
        }
        return String(prefix)
    }

    private static func renamed(_ sibling: SiblingFeature, _ stem: String) -> SiblingFeature {
        var sibling = sibling
        let abstraction = PathAbstraction(
            spellings: StemSpellings(stem), ownFolder: sibling.folder?.slashParts,
            group: sibling.group?.slashParts ?? [])
        sibling.stem = stem
        for index in sibling.files.indices {
            let path = sibling.files[index].path.string
            sibling.files[index].pattern = abstraction.pattern(of: path)
        }
        return sibling
    }
}
