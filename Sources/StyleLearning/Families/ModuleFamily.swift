/// The family of features that are modules of their own.
struct ModuleFamily {
    let tree: ProjectTree
    /// What the user said of the features.
    let request: LearningRequest

    /// The family; nil where the project's features aren't modules, or where the user means a folder in one.
    var family: Family? {
        let modules = ModuleSiblings(tree: tree)
        let siblings = modules.features
        guard let root = siblings.first?.root, isMeant(root),
            var family = FamilyBuilder(siblings: siblings, root: root).build()
        else { return nil }
        family = RolePromotion(family: family).promoted
        for index in family.roles.indices where Self.isForeign(family.roles[index], in: family) {
            family.roles[index].isDemoted = true
        }
        family.ownFolder = FolderSpelling(members: siblings, others: []).pieces
        family.newName = request.feature.flatMap { modules.affix?.rest(of: $0) }
        return family.made.count > 1 ? family : nil
    }

    /// Whether files stand in other modules, which fewer than three quarters of the features do without.
    private static func isForeign(_ role: FamilyRole, in family: Family) -> Bool {
        !role.isTest && !role.files.values.contains(where: \.isInside)
            && role.support * 4 < family.siblings.count * 3
    }

    private func isMeant(_ root: String) -> Bool {
        guard let wanted = request.group?.slashParts else { return true }
        return root.slashParts.suffix(wanted.count) == wanted[...]
    }
}
