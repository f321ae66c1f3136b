import FileTree

/// A folder that holds several features as files side by side, in folders for their kinds or in none:
/// `Settings/ViewControllers/Language…` and `Settings/ViewModels/Language…`.
struct Area {
    let tree: ProjectTree
    /// The folders of features that have one each.
    let folders: Set<String>
    /// The name of the feature to come; nil where there is none.
    let newName: String?

    /// The family of the features in a folder; nil where names don't tell any there.
    /// - Parameters:
    ///   - group: the folder's name or the end of its path.
    ///   - asksOthers: whether all areas tell where the one in question has too few features by itself.
    func family(in group: String, asksOthers: Bool) -> Family? {
        let wanted = group.slashParts
        var candidates: Set<String> = []
        for file in tree.files where file.fileExtension == "swift" && !tree.isTest(file) {
            let components = file.string.split(separator: "/").dropLast().map(String.init)
            for end in components.indices
            where components[...end].suffix(wanted.count) == wanted[...] {
                candidates.insert(components[...end].joined(separator: "/"))
            }
        }
        var best: Family?
        for folder in candidates.sorted() {
            guard let found = family(of: folder) else { continue }
            if found.siblings.count > best?.siblings.count ?? 0 { best = found }
        }
        return best ?? (asksOthers && !candidates.isEmpty ? familyOfAreas(wanted) : nil)
    }

    /// The family of all areas, where the one in question has too few features by itself.
    private func familyOfAreas(_ wanted: [String]) -> Family? {
        guard wanted.count == 1 else { return nil }
        let members = StemSiblings(
            tree: tree, group: nil, groups: .areas, newName: newName
        ).find()
        guard members.contains(where: { $0.group == wanted[0] }),
            var family = FamilyBuilder(
                siblings: members.filter { $0.group != nil }, root: ""
            ).build(), family.siblings.contains(where: \.namesScreen)
        else { return nil }
        family.group = wanted[0]
        return family
    }

    private func family(of folder: String) -> Family? {
        var rest = tree
        let inner = folders.filter { $0.hasPrefix(folder + "/") }
        rest.files = tree.files.filter { file in
            if tree.isTest(file) { return true }
            return file.string.hasPrefix(folder + "/")
                && !inner.contains { file.string.hasPrefix($0 + "/") }
        }
        let members = StemSiblings(
            tree: rest, group: nil, groups: GroupFolders.none, area: folder, newName: newName
        ).find()
            .filter { member in member.files.contains { !$0.isTest } }
        guard let family = FamilyBuilder(siblings: members, root: "").build(),
            family.siblings.contains(where: \.namesScreen)
        else { return nil }
        return family
    }
}
