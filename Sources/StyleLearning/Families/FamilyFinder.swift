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
        guard var family = family(of: folders, areMost: hasFolders) else { return nil }
        family.newName = family.newName ?? FolderName(family)?.feature(in: request.feature)
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
        if let group = request.group, let found = choice(in: group, siblings) {
            return found.family
        }
        if request.group == nil, let flat = familyOfRoot(siblings) { return flat }
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

    /// How many more features stand in a root as files side by side than in folders of their own where the former is
    /// the rule.
    private static let flatness = 2

    /// The family of features that stand in the root as files side by side, where most do.
    private func familyOfRoot(_ siblings: [SiblingFeature]) -> Family? {
        guard let root = order.first else { return nil }
        let screens = FlatFolder(tree: tree, path: root).screens
        let folders = siblings.count { $0.root == root && $0.group == nil }
        guard folders > 0, screens.count > folders * Self.flatness,
            let family = Area(
                tree: tree, folders: Set(siblings.compactMap(\.folder)), newName: request.feature
            ).family(of: root), family.siblings.count > folders * Self.flatness
        else { return nil }
        return RolePromotion(family: family).promoted
    }

    private var order: [String] { tree.facts.layout.featureRoots.map(\.string) }

    /// A family that the user may mean with a folder.
    private struct Choice {
        var family: Family
        /// How many files of the usual kinds the folder's features have.
        var weight: Double
        /// How many features stand in the folder itself.
        var count = 0
    }

    /// The family of an existing folder that the user named.
    private func choice(in group: String, _ siblings: [SiblingFeature]) -> Choice? {
        let finder = PlaceFinder(siblings: siblings, order: order)
        let unlisted = UnlistedFeatures(tree: tree).features(below: group)
        let known =
            siblings
            + unlisted.filter { one in
                !siblings.contains { $0.folder == one.folder }
            }
        let homes = NamedFolder(tree: tree, siblings: known).homes(of: group)
        var choices = homes.compactMap { choice(at: $0, known) }
        // A feature that has others in its folder: they are written like its own neighbours.
        for place in finder.places(inside: group) where !unlisted.isEmpty {
            guard let family = Self.family(at: place, among: siblings) else { continue }
            choices.append(Choice(family: family, weight: Double(unlisted.count)))
        }
        // A folder may hold features as files side by side, in folders for their kinds or in none.
        let area = Area(
            tree: tree, folders: Set(siblings.compactMap(\.folder)), newName: request.feature
        ).family(
            in: group, beside: Set(known.compactMap(\.folder)),
            asksOthers: !choices.contains { $0.weight > 0 })
        // Parts of a feature bear names as well, but features have more files each.
        if let area,
            !choices.contains(where: { choice in
                choice.family.usual.count > area.usual.count
                    && (choice.count > 1
                        || choice.count == 1 && area.isParts(beside: choice.family))
            })
        {
            choices.append(
                Choice(
                    family: RolePromotion(family: area).promoted, weight: area.weight,
                    count: area.siblings.count))
        }
        // What two features of the folder show counts before what is known from elsewhere.
        let strong = choices.filter { $0.count > 1 && $0.family.usual.count > 1 }
        let best = (strong.isEmpty ? choices : strong).max { $0.weight < $1.weight }?.weight
        return (strong.isEmpty ? choices : strong).first { $0.weight == best }
    }

    /// The family of a folder: of the features in it, called as most of their files show, or of the nearest ones, as
    /// they would stand there.
    private func choice(at home: String, _ siblings: [SiblingFeature]) -> Choice? {
        let siblings = Self.siblings(siblings, inside: home)
        let inside = siblings.filter { $0.home == home }
        let neighbours = NeighbourFolders(tree: tree, known: siblings)
        let named = neighbours.features(in: home)
        if inside.isEmpty, neighbours.all(in: home).isEmpty,
            case let flat = FlatFolder(tree: tree, path: home), !flat.screens.isEmpty,
            let family = family(at: home, siblings, inside: []).flatMap(flat.family)
        {
            return Choice(family: family, weight: 1)
        }
        var found = choice(at: home, siblings, inside: inside)
        if named.isEmpty, let affix = neighbours.affixOfLone(in: home), let name = request.feature {
            let rest = affix.rest(of: name)
            found?.choice.family.ownFolder = [.literal(rest ?? name)]
            found?.choice.family.newName = rest == nil ? affix.called(name) : nil
        }
        let others = siblings.filter { one in
            one.home != home && !named.contains { $0.folder == one.folder }
        }
        guard !named.isEmpty, var family = family(at: home, others + named, inside: named) else {
            return found?.choice
        }
        let weight = family.weight(of: named)
        let affix = FolderAffix(family)
        let rest = affix.rest(of: request.feature)
        // The name that the user gives may say itself that it begins as others do.
        let isKnown = rest != nil || affix.holds(in: home, screens: neighbours.screens(in: home))
        if let found, affix.isEmpty && found.near >= weight || !isKnown { return found.choice }
        if let rest {
            let whole = neighbours.renamed(named, affix.called)
            guard let called = self.family(at: home, others + whole, inside: whole) else {
                return found?.choice
            }
            family = called
            family.ownFolder = [.literal(rest)]
        }
        return Choice(
            family: family, weight: max(weight, found?.choice.weight ?? 0), count: named.count)
    }

    /// The family of a folder as the siblings are called, and how much of it those have that stand in the folder itself.
    private func choice(
        at home: String, _ siblings: [SiblingFeature], inside: [SiblingFeature]
    ) -> (choice: Choice, near: Double)? {
        guard let family = family(at: home, siblings, inside: inside) else { return nil }
        func weight(_ features: [SiblingFeature]) -> Double {
            let moved = MovedSiblings(siblings: features, home: home).all
            return family.weight(of: family.root == home ? moved : features)
        }
        let below = siblings.filter { $0.folder?.hasPrefix(home + "/") ?? false }
        return (
            Choice(
                family: family, weight: weight(below),
                count: inside.count { weight([$0]) > 0 }), weight(inside)
        )
    }

    /// The features that tell how one inside a folder is written: not what the folder is a part of, nor others of that
    /// kind, where that holds others already.
    private static func siblings(_ siblings: [SiblingFeature], inside home: String)
        -> [SiblingFeature]
    {
        let outer = siblings.filter { one in
            one.folder.map { home == $0 || home.hasPrefix($0 + "/") } ?? false
        }
        let places = Set(outer.map { FeaturePlace(root: $0.root, group: $0.group) })
        let others = siblings.filter {
            !places.contains(FeaturePlace(root: $0.root, group: $0.group))
        }
        let below = others.count { one in
            outer.contains { part in
                one.folder?.hasPrefix((part.folder ?? "") + "/") ?? false
            }
        }
        // What stands in a module is none by itself.
        let isInModule = outer.contains(where: \.isModule)
        return below > 1 ? others : siblings.filter { !isInModule || !$0.isModule }
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
        if inside.count == 1 { family = family.withFoldersBeside(of: inside[0]) }
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
