import FileTree

/// Joins the halves of features that have a folder of one name below each of two roots, such as
/// `Features/Cart` and `State/Cart`: one half holds the screens, and the other what these stand on.
struct ParallelRoots {
    /// The features with folders of their own.
    let siblings: [SiblingFeature]

    /// The features, each with both halves.
    var joined: [SiblingFeature] {
        var result = siblings
        let byRoot = Dictionary(grouping: siblings, by: \.root)
        let roots = byRoot.keys.sorted()
        for first in roots {
            for second in roots
            where second != first && Self.areHalves(byRoot[second] ?? [], of: byRoot[first] ?? []) {
                let halves = result.filter { $0.root == second }
                var joined: Set<String?> = []
                for index in result.indices where result[index].root == first {
                    guard let half = halves.first(where: { Self.isSame($0, result[index]) }) else {
                        continue
                    }
                    result[index].files += Self.files(of: half, for: result[index])
                    joined.insert(half.folder)
                }
                result.removeAll { $0.root == second && joined.contains($0.folder) }
            }
        }
        return result
    }

    /// Whether a root holds the lesser halves of another one's features: most of its own are called like one there,
    /// which shows something, and none has files of the same names.
    private static func areHalves(
        _ own: [SiblingFeature], of others: [SiblingFeature]
    ) -> Bool {
        let pairs = own.compactMap { half in
            others.first { isSame($0, half) }.map { (half, $0) }
        }
        guard pairs.count > 1, pairs.count * 2 > own.count else { return false }
        return pairs.allSatisfy { half, whole in
            shows(whole) && !shows(half) && names(half).isDisjoint(with: names(whole))
        }
    }

    private static func shows(_ sibling: SiblingFeature) -> Bool {
        sibling.files.contains { !$0.isTest && ["view", "view-controller"].contains($0.role) }
    }

    private static func isSame(_ left: SiblingFeature, _ right: SiblingFeature) -> Bool {
        left.stem == right.stem && left.folder?.slashParts.last == right.folder?.slashParts.last
    }

    private static func names(_ sibling: SiblingFeature) -> Set<String> {
        Set(sibling.files.map(\.path.name))
    }

    private static func files(of half: SiblingFeature, for whole: SiblingFeature) -> [SiblingFile] {
        let abstraction = PathAbstraction(
            spellings: StemSpellings(whole.stem), ownFolder: whole.folder?.slashParts,
            group: whole.group?.slashParts ?? [])
        return half.files.map { file in
            var file = file
            file.isInside = false
            file.pattern = abstraction.pattern(of: file.path.string)
            return file
        }
    }
}
