import Diagnostics
import FileTree
import ProjectScanning

/// Chooses the siblings that a new feature is learned from, and the roles of their files.
struct FamilyFinder {
    let tree: ProjectTree
    /// What the user said of the features.
    let request: LearningRequest

    /// The family; nil where fewer than two features have a role in common.
    /// - Throws: `Failure` with exit code 66 where a feature that the user named isn't there.
    func find() throws(Failure) -> Family? {
        let isNamed = request.like != nil || !request.from.isEmpty
        var folders = FolderSiblings(tree: tree).find(respells: !isNamed)
        let hasFolders = folders.count * 2 >= tree.facts.features.count
        folders = ParallelRoots(siblings: folders).joined
        if isNamed {
            return try NamedSiblings(tree: tree, folders: folders, request: request).family()
        }
        if let family = ModuleFamily(tree: tree, request: request).family { return family }
        if let group = request.group,
            let family = ScreenlessFolder(
                tree: tree, siblings: folders, newName: request.feature
            ).family(in: group)
        {
            return family
        }
        guard var family = family(of: folders, areMost: hasFolders) else { return nil }
        family.newName =
            family.newName ?? FolderName(family)?.feature(in: request.feature)
            ?? TypePrefix(tree).completed(request.feature, beside: family.siblings)
            ?? NameEnding(family.siblings).completed(request.feature)
        return family
    }

    private func family(of folders: [SiblingFeature], areMost hasFolders: Bool) -> Family? {
        for isByFolder in [hasFolders, !hasFolders] {
            let found =
                isByFolder ? family(ofFolders: folders) : familyByStem(hasFolders ? folders : [])
            if let found { return found }
        }
        return nil
    }

    // MARK: - Features with folders

    private func family(ofFolders siblings: [SiblingFeature]) -> Family? {
        if let group = request.group,
            let found = GroupFamily(tree: tree, request: request, siblings: siblings).choice(
                in: group)
        {
            return found.family
        }
        if request.group == nil, let flat = familyOfRoot(siblings) { return flat }
        let finder = PlaceFinder(siblings: siblings, order: tree.featureRoots)
        let places = finder.places(newGroup: request.group)
        for place in places {
            if let family = PlaceFamily(siblings: siblings).family(at: place) { return family }
        }
        guard
            let family = FamilyBuilder(siblings: siblings, root: siblings.first?.root ?? "").build()
        else { return nil }
        return RolePromotion(family: family).promoted.placed(in: places.first?.group)
    }

    /// How many more features stand in a root as files side by side than in folders of their own where the former is
    /// the rule.
    private static let flatness = 2

    /// The family of features that stand in the root as files side by side, where most do.
    private func familyOfRoot(_ siblings: [SiblingFeature]) -> Family? {
        guard let root = tree.featureRoots.first else { return nil }
        let screens = FlatFolder(tree: tree, path: root).screens
        let folders = siblings.count { $0.root == root && $0.group == nil }
        guard folders > 0, screens.count > folders * Self.flatness,
            let family = Area(
                tree: tree, folders: Set(siblings.compactMap(\.folder)), newName: request.feature
            ).family(of: root), family.siblings.count > folders * Self.flatness
        else { return nil }
        return RolePromotion(family: family).promoted
    }

    // MARK: - Features without folders

    /// The family of features that are told by their names alone.
    /// - Parameter folders: features with folders of their own. What stands in these isn't a feature by itself, unless
    ///   the user means such a folder.
    private func familyByStem(_ folders: [SiblingFeature]) -> Family? {
        let wanted = request.group?.slashParts
        let siblings = StemSiblings(
            tree: outside(folders, except: wanted), group: wanted, newName: request.feature
        ).find()
        let group = wanted?.joined(separator: "/")
        let inFolder = group.flatMap {
            GroupFamily(tree: tree, request: request, siblings: folders).choice(in: $0)
        }
        if let group, let inFolder, !GroupFolders(tree.files).knows(group) {
            return inFolder.family
        }
        var found: Family?
        for root in tree.facts.layout.featureRoots where found == nil {
            let members = siblings.filter { sibling in
                sibling.files.contains { file in
                    file.path.parent.map {
                        $0 == root || $0.hasPrefix(root) && sibling.group != nil
                    }
                        ?? false
                }
            }
            found = Self.family(ofStems: members, group: group)
            if !(found?.siblings.contains(where: \.hasScreen) ?? false) { found = nil }
        }
        found = found ?? Self.family(ofStems: siblings, group: group)
        // Without a folder of their own, only screens tell features from other files with similar names.
        guard var found, found.siblings.contains(where: \.hasScreen),
            found.usual.contains(where: { $0.pattern.isSource })
        else { return nil }
        // A folder may be called like a group of layers and hold features of its own.
        let beside = siblings.filter { $0.group == group }
        if let inFolder, inFolder.weight > found.weight(of: beside) { return inFolder.family }
        found.group = group
        return found
    }

    private func outside(_ folders: [SiblingFeature], except group: [String]?) -> ProjectTree {
        let owned = Set(folders.compactMap(\.folder))
        guard !owned.isEmpty else { return tree }
        var rest = tree
        rest.files = tree.files.filter { file in
            let components = file.parent?.string.slashParts ?? []
            if let group, components.suffix(group.count) == group[...] { return true }
            return !components.indices.contains {
                owned.contains(components[...$0].joined(separator: "/"))
            }
        }
        return rest
    }

    private static func family(ofStems members: [SiblingFeature], group: String?) -> Family? {
        let beside = members.filter { $0.group == group }
        let wide = FamilyBuilder(siblings: members, root: "").build()
        guard
            var family = PlaceFamily.better(FamilyBuilder(siblings: beside, root: "").build(), wide)
        else {
            return nil
        }
        family = RolePromotion(family: family, wide: wide).promoted
        if group == nil {
            // Where features stand in folders by area, one of no area gets a folder of its own name.
            for index in family.roles.indices {
                family.roles[index].pattern = family.roles[index].pattern.named
            }
        }
        if group != nil, !family.roles.contains(where: { $0.pattern.parts.contains(.group) }) {
            for index in family.roles.indices {
                family.roles[index].pattern = family.roles[index].pattern.grouped
            }
        }
        return family
    }
}
