import ProjectScanning

/// Chooses among the families that a user may mean with the name of a folder.
struct GroupFamily {
    let tree: ProjectTree
    /// What the user said of the features.
    let request: LearningRequest
    /// The features with folders of their own.
    let siblings: [SiblingFeature]

    /// A family that the user may mean with a folder.
    struct Choice {
        var family: Family
        /// How many files of the usual kinds the folder's features have.
        var weight: Double
        /// How many features stand in the folder itself.
        var count = 0
    }

    /// The family of an existing folder that the user named.
    func choice(in group: String) -> Choice? {
        let finder = PlaceFinder(siblings: siblings, order: tree.featureRoots)
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
            guard let family = PlaceFamily(siblings: siblings).family(at: place) else { continue }
            choices.append(Choice(family: family, weight: Double(unlisted.count)))
        }
        // A folder may hold features as files side by side, in folders for their kinds or in none.
        let area = Area(
            tree: tree, folders: Set(siblings.compactMap(\.folder)), newName: request.feature
        ).family(
            in: group, beside: Set(known.compactMap(\.folder)),
            asksOthers: !choices.contains { $0.weight > 0 })
        if let area, homes.contains(where: { isFlat($0, known, area) }) {
            return Choice(family: RolePromotion(family: area).promoted, weight: area.weight)
        }
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

    /// How many times as many features stand in a flat folder side by side as in folders of their own.
    private static let flatness = 2

    /// Whether most features of a folder stand in it side by side.
    private func isFlat(_ home: String, _ siblings: [SiblingFeature], _ area: Family) -> Bool {
        let screens = min(FlatFolder(tree: tree, path: home).screens.count, area.siblings.count)
        guard screens > Self.flatness else { return false }
        let folders = NeighbourFolders(tree: tree, known: siblings).count(in: home)
        return folders > 0 && screens > folders * Self.flatness
    }

    /// The family of a folder: of the features in it, called as most of their files show, or of the nearest ones, as
    /// they would stand there.
    private func choice(at home: String, _ siblings: [SiblingFeature]) -> Choice? {
        let siblings = Self.siblings(siblings, inside: home)
        let inside = siblings.filter { $0.home == home }
        let neighbours = NeighbourFolders(tree: tree, known: siblings)
        let all = neighbours.all(in: home)
        let named = neighbours.features(among: all, in: home)
        if inside.isEmpty, all.isEmpty,
            case let flat = FlatFolder(tree: tree, path: home), !flat.screens.isEmpty,
            let family = family(at: home, siblings, inside: []).flatMap(flat.family)
        {
            return Choice(family: family, weight: 1)
        }
        var found = choice(at: home, siblings, inside: inside)
        if named.isEmpty, let affix = neighbours.affixOfLone(among: all, in: home),
            let name = request.feature
        {
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
        let isKnown =
            rest != nil || affix.isEveryones(all)
            || affix.holds(in: home, screens: neighbours.screens(in: home))
            || affix.prefix == TypePrefix(tree).letters
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
            let known = PlaceFamily(siblings: siblings).family(
                at: FeaturePlace(root: one.root, group: one.group))
        {
            return known
        }
        let moved = MovedSiblings(siblings: siblings, home: home)
        let near = moved.nearest
        guard
            var family = PlaceFamily.better(
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
}
