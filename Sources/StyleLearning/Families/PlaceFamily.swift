/// The family of features as they stand in a place below a root.
struct PlaceFamily {
    /// The features with folders of their own.
    let siblings: [SiblingFeature]

    /// The family of a place: siblings below the same parent come before cousins, unless cousins foresee their files
    /// better than they do each other's.
    func family(at place: FeaturePlace) -> Family? {
        let members = siblings.filter { $0.root == place.root }
        let beside = members.filter { $0.group == place.group }
        let near = FamilyBuilder(siblings: beside, root: place.root).build()
        let wide = FamilyBuilder(siblings: members, root: place.root).build()
        guard var family = Self.better(near, wide) else { return nil }
        family = RolePromotion(family: family, wide: wide).promoted
        if near == nil, beside.count == 1 {
            family = LoneNeighbour(beside[0], among: members).family(family)
        }
        family = Surroundings(beside: beside, members: members, all: siblings, place: place)
            .family(family)
        family.ownFolder = FolderSpelling(members: beside, others: members).pieces
        return family.placed(in: place.group)
    }

    /// Of the families of near and of all siblings, the one that foresees the near ones' files better.
    static func better(
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
}
