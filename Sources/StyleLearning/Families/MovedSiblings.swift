import FileTree

/// Features as they would stand in another folder: how a feature is written inside its own folder doesn't hang on where
/// that stands.
struct MovedSiblings {
    /// The features with folders of their own.
    let siblings: [SiblingFeature]
    /// The folder that they are moved to.
    let home: String

    /// All of them.
    var all: [SiblingFeature] { siblings.map(moved) }

    /// Those that stand the nearest to the folder: the fewest that share the most of its path, two at least.
    var nearest: [SiblingFeature] {
        let depths = siblings.map(depth)
        for depth in Set(depths).sorted(by: >) {
            let near = zip(siblings, depths).filter { $0.1 >= depth }.map(\.0)
            if near.count > 1 { return near.map(moved) }
        }
        return all
    }

    private func depth(of sibling: SiblingFeature) -> Int {
        zip((sibling.folder ?? "").split(separator: "/"), home.split(separator: "/"))
            .prefix { $0 == $1 }.count
    }

    private func moved(_ sibling: SiblingFeature) -> SiblingFeature {
        var sibling = sibling
        let root = sibling.root
        let isBelow = home == root || root.isEmpty || home.hasPrefix(root + "/")
        let group = Self.parts(of: isBelow ? String(home.dropFirst(root.count)) : home)
        for index in sibling.files.indices {
            let pattern = sibling.files[index].pattern
            let own = pattern.parts.firstIndex(of: .ownFolder)
            if sibling.files[index].isInside, let own {
                sibling.files[index].pattern = PathPattern(
                    parts: Self.parts(of: home) + pattern.parts[own...])
                continue
            }
            if let own, let beside = beside(sibling.files[index].path, of: sibling) {
                sibling.files[index].pattern = PathPattern(
                    parts: Self.parts(of: beside) + pattern.parts[own...])
                continue
            }
            let parts = pattern.parts.flatMap { part -> [PathPattern.Part] in
                switch part {
                case .group: isBelow ? group : Array(group.suffix(1))
                case .outerGroup(let count): group.dropLast(count)
                default: [part]
                }
            }
            sibling.files[index].pattern = PathPattern(parts: parts)
        }
        sibling.root = home
        sibling.group = nil
        return sibling
    }

    /// Where what stands in a second folder of a feature, beside the one that holds the features, is moved to: `Interface`
    /// beside `Implement`.
    private func beside(_ file: RelativePath, of sibling: SiblingFeature) -> String? {
        guard let own = sibling.folder?.slashParts, let name = own.last else { return nil }
        let folders = file.string.slashParts.dropLast()
        guard folders.count >= own.count, folders[own.count - 1] == name, own.count > 2 else {
            return nil
        }
        let outer = folders.prefix(own.count - 1)
        guard outer.dropLast() == own.dropLast(2), let last = outer.last, last != own[own.count - 2]
        else { return nil }
        return (home.slashParts.dropLast() + [last]).joined(separator: "/")
    }

    private static func parts(of folder: String) -> [PathPattern.Part] {
        folder.split(separator: "/").map { .component([.literal(String($0))]) }
    }
}
