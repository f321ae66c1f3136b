import FileTree
import ProjectScanning

/// A folder that holds several features as files side by side, in folders for their kinds or in none:
/// `Settings/ViewControllers/Language…` and `Settings/ViewModels/Language…`.
struct Area {
    let tree: ProjectTree
    /// The folders of features that have one each.
    let folders: Set<String>
    /// The name of the feature to come; nil where there is none.
    let newName: String?
    /// Whether features are told by what shows something.
    var hasScreens = true

    /// The family of the features in a folder; nil where names don't tell any there.
    /// - Parameters:
    ///   - group: the folder's name or the end of its path.
    ///   - known: the folders of all features, those that the scan didn't find among them.
    ///   - asksOthers: whether all areas tell where the one in question has too few features by itself.
    func family(in group: String, beside known: Set<String>, asksOthers: Bool) -> Family? {
        let wanted = group.slashParts
        let candidates = GroupPath(group).folders(
            of: tree.files.lazy.filter { $0.fileExtension == "swift" && !tree.isTest($0) })
        var best: Family?
        for folder in candidates.sorted() {
            guard let found = family(of: folder) else { continue }
            if Self.rank(found) > best.map(Self.rank) ?? 0 { best = found }
        }
        if best?.areParts ?? true {
            // Where features stand in folders, a new one gets one as well.
            let flat = candidates.filter { folder in
                !known.contains { $0.hasPrefix(folder + "/") }
                    && !candidates.contains { outer in
                        folder.hasPrefix(outer + "/")
                            && known.contains { $0 != folder && $0.hasPrefix(outer + "/") }
                    }
            }
            let screens = LoneScreen(tree: tree)
            if let family = flat.sorted().lazy.compactMap(screens.family).first { return family }
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

    /// The family of the features in a folder of that path; nil where names don't tell any there.
    func family(of folder: String) -> Family? {
        var rest = tree
        let inner = folders.filter { $0.hasPrefix(folder + "/") }
        let own = tree.files.filter { file in
            file.string.hasPrefix(folder + "/") && !tree.isTest(file)
                && !inner.contains { file.string.hasPrefix($0 + "/") }
        }
        let others = OtherLayers(tree: tree, folders: folders, hasScreens: hasScreens)
            .files(of: own)
        rest.files = tree.files.filter { tree.isTest($0) } + own + others
        let members = StemSiblings(
            tree: rest, group: nil, groups: GroupFolders.none, area: folder, newName: newName
        ).find()
            .filter { member in member.files.contains { !$0.isTest } }
        return family(of: members).flatMap { isDeeper($0, than: folder) ? nil : $0 }
    }

    /// Whether these are another folder's: all of them stand in one below that isn't for a kind of files.
    private func isDeeper(_ family: Family, than folder: String) -> Bool {
        let depth = folder.slashParts.count
        let folders = family.usual.flatMap(\.files.values).filter { !$0.isTest }.map { file in
            file.path.components.dropLast().dropFirst(depth).first.flatMap {
                RoleNames.isPartFolder($0) || RoleNames.isContainer($0) ? nil : $0
            }
        }
        return Set(folders).count == 1 && folders[0] != nil
    }

    /// The family of what shows something in the way that has the most kinds of files: parts of screens bear names, too,
    /// but have one file each.
    private func family(of members: [SiblingFeature]) -> Family? {
        var holders: [String: [SiblingFeature]] = [:]
        for member in members {
            let screens = member.files.filter { file in
                !file.isTest && (!hasScreens || tree.showsScreen(file.path)) && file.pattern.isKind
            }
            for key in Set(screens.map(\.pattern.key)) { holders[key, default: []].append(member) }
        }
        let screens = Set(holders.keys)
        let seeds = holders.sorted { $0.key < $1.key }.map(\.value)
        let families = ([members] + seeds).compactMap { seed in
            FamilyBuilder(siblings: seed, root: "", keepsHalves: true).build()
        }.filter { family in
            Self.rank(family) > 0 && family.usual.contains { screens.contains($0.pattern.key) }
        }
        let whole = families.filter { one in
            !families.contains { one.isParts(beside: $0) || one.isPart(of: $0, screens: screens) }
        }
        return whole.max { Self.rank($0) < Self.rank($1) }
    }

    /// How much files of several kinds tell features from parts that merely look alike.
    private static func rank(_ family: Family) -> Int {
        let kinds = family.plainKinds
        return kinds.reduce(0) { $0 + $1.support } * kinds.count * kinds.count
    }
}

extension Family {
    /// Whether these are parts of screens where features of another family stand beside them: views of one kind beside
    /// what controls views.
    func isParts(beside family: Family) -> Bool {
        let kinds = plainKinds
        guard kinds.count == 1, kinds[0].files.values.contains(where: { $0.role == "view" }),
            !Self.controls(kinds[0])
        else { return false }
        return family.usual.contains(where: Self.controls)
    }

    private static func controls(_ role: FamilyRole) -> Bool {
        role.files.values.contains { ["view-controller", "reducer"].contains($0.role) }
    }

    /// Whether another family has these features and more, with the same kinds of screens.
    fileprivate func isPart(of other: Family, screens: Set<String>) -> Bool {
        let (own, others) = (Set(siblings.map(\.stem)), Set(other.siblings.map(\.stem)))
        guard own.count < others.count, own.isSubset(of: others) else { return false }
        let kinds = Set(usual.map(\.pattern.key)).intersection(screens)
        return kinds.isSubset(of: other.usual.map(\.pattern.key))
    }

    /// Whether these may be parts of screens by themselves: files of one kind, which are no screens as such.
    fileprivate var areParts: Bool {
        let kinds = plainKinds
        return kinds.count < 2
            && !kinds.contains { role in role.files.values.contains { $0.role == "view-controller" }
            }
    }

    fileprivate var plainKinds: [FamilyRole] {
        usual.filter { role in
            !role.isTest && role.pattern.isSource
                && (role.pattern.isNameAndRole || role.pattern.isNameAlone
                    || role.pattern.isKind && role.support >= Self.houseRole)
        }
    }

    /// How many features make an ending a role that one team alone has: `…Story2023`.
    private static let houseRole = 3
}

extension PathPattern {
    /// Whether a file's name is a feature's with a role behind it, be it one that only this team has, or with nothing.
    fileprivate var isKind: Bool {
        if isNameAndRole || isNameAlone { return true }
        guard isNameAndEnding, case .component(let pieces)? = parts.last,
            case .literal(let ending)? = pieces.last
        else { return false }
        let word = ending.prefix { $0 != "." }
        return !RoleNames.endsInRole(String(word)) && word.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
