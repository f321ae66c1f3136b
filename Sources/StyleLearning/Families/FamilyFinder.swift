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
        for isByFolder in [hasFolders, !hasFolders] {
            let found =
                isByFolder ? family(ofFolders: folders) : familyByStem(hasFolders ? folders : [])
            if let found { return found }
        }
        return nil
    }

    // MARK: - Features with folders

    private func family(ofFolders siblings: [SiblingFeature]) -> Family? {
        if let group = request.group, let found = choice(in: group, siblings) {
            return found.family
        }
        let finder = PlaceFinder(siblings: siblings, order: order)
        let places = finder.places(newGroup: request.group)
        for place in places {
            if let family = Self.family(at: place, among: siblings) { return family }
        }
        guard
            let family = FamilyBuilder(siblings: siblings, root: siblings.first?.root ?? "").build()
        else { return nil }
        return RolePromotion(family: family).promoted.placed(in: places.first?.group)
    }

    private var order: [String] { tree.facts.layout.featureRoots.map(\.string) }

    /// The family of an existing folder that the user named.
    private func choice(
        in group: String, _ siblings: [SiblingFeature]
    ) -> (family: Family, weight: Double)? {
        let finder = PlaceFinder(siblings: siblings, order: order)
        let unlisted = UnlistedFeatures(tree: tree).features(below: group)
        let known =
            siblings
            + unlisted.filter { one in
                !siblings.contains { $0.folder == one.folder }
            }
        var choices: [(family: Family, weight: Double)] = []
        if let home = NamedFolder(tree: tree, siblings: known).home(of: group),
            let family = family(at: home, known)
        {
            let below = known.filter { $0.folder?.hasPrefix(home + "/") ?? false }
            let moved = MovedSiblings(siblings: below, home: home).all
            choices.append((family, family.weight(of: family.root == home ? moved : below)))
        }
        // A feature that has others in its folder: they are written like its own neighbours.
        for place in finder.places(inside: group) where !unlisted.isEmpty {
            guard let family = Self.family(at: place, among: siblings) else { continue }
            choices.append((family, Double(unlisted.count)))
        }
        // A folder may hold features as files side by side, in folders for their kinds or in none.
        let area = Area(
            tree: tree, folders: Set(siblings.compactMap(\.folder)), newName: request.feature
        ).family(in: group, asksOthers: !choices.contains { $0.weight > 0 })
        if let area { choices.append((RolePromotion(family: area).promoted, area.weight)) }
        let best = choices.map(\.weight).max() ?? 0
        return choices.first { $0.weight == best }
    }

    /// The family of a folder: of the features in it, or of the nearest ones, as they would stand there.
    private func family(at home: String, _ siblings: [SiblingFeature]) -> Family? {
        let inside = siblings.filter { sibling in
            sibling.folder?.split(separator: "/").dropLast().joined(separator: "/") == home
        }
        let prefix = GroupPrefix(inside)
        if prefix.prefix != nil {
            let rest = prefix.rest(of: request.feature)
            let members = rest == nil ? prefix.shortened : inside
            let others = siblings.filter { one in !inside.contains { $0.folder == one.folder } }
            var family = family(at: home, others + members, inside: members)
            if let rest { family?.ownFolder = [.literal(rest)] }
            return family
        }
        return family(at: home, siblings, inside: inside)
    }

    private func family(
        at home: String, _ siblings: [SiblingFeature], inside: [SiblingFeature]
    ) -> Family? {
        let beside = siblings.filter {
            $0.root == inside.first?.root && $0.group == inside.first?.group
        }
        if beside.count > 1, let one = beside.first,
            let known = Self.family(
                at: FeaturePlace(root: one.root, group: one.group), among: siblings)
        {
            return known
        }
        let moved = MovedSiblings(siblings: siblings, home: home)
        let near = moved.nearest
        guard
            var family = Self.better(
                FamilyBuilder(siblings: near, root: home).build(),
                FamilyBuilder(siblings: moved.all, root: home).build())
        else { return nil }
        family = RolePromotion(family: family).promoted
        family = Surroundings(
            beside: near, members: near, all: siblings, place: FeaturePlace(root: home, group: nil)
        ).family(family)
        family.ownFolder = FolderSpelling(members: inside, others: near).pieces
        return family
    }

    /// The family of a place: siblings below the same parent come before cousins, unless cousins foresee their files
    /// better than they do each other's.
    private static func family(at place: FeaturePlace, among all: [SiblingFeature]) -> Family? {
        let members = all.filter { $0.root == place.root }
        let beside = members.filter { $0.group == place.group }
        let near = FamilyBuilder(siblings: beside, root: place.root).build()
        let wide = FamilyBuilder(siblings: members, root: place.root).build()
        guard var family = better(near, wide) else { return nil }
        family = RolePromotion(family: family, wide: wide).promoted
        if near == nil, beside.count == 1 {
            family = LoneNeighbour(beside[0], among: members).family(family)
        }
        family = Surroundings(beside: beside, members: members, all: all, place: place)
            .family(family)
        family.ownFolder = FolderSpelling(members: beside, others: members).pieces
        return family.placed(in: place.group)
    }

    private static func better(
        _ near: Family?, _ wide: Family?
    ) -> Family? {
        guard let near, let wide else { return near ?? wide }
        let byNear = PatternPrediction(near.siblings).meanF1(of: near.siblings) ?? 0
        let others =
            wide.siblings
            + near.siblings.filter { sibling in
                !wide.siblings.contains { $0.folder == sibling.folder && $0.stem == sibling.stem }
            }
        let byWide = PatternPrediction(others).meanF1(of: near.siblings) ?? 0
        return byNear >= byWide ? near : wide
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
        let inFolder = group.flatMap { choice(in: $0, folders) }
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
        }
        found = found ?? Self.family(ofStems: siblings, group: group)
        // Without a folder of their own, only screens tell features from other files with similar names.
        guard var found, found.siblings.contains(where: \.hasScreen) else { return nil }
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
        guard var family = better(FamilyBuilder(siblings: beside, root: "").build(), wide) else {
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
