import Diagnostics
import ProjectScanning

/// Chooses the siblings that a new feature is learned from, and the roles of their files.
struct FamilyFinder {
    let tree: ProjectTree
    /// What the user said of the features.
    let request: LearningRequest

    private var group: String? { request.group }

    /// The family; nil where fewer than two features have a role in common.
    /// - Throws: `Failure` with exit code 66 where a feature that the user named isn't there.
    func find() throws(Failure) -> Family? {
        let folders = FolderSiblings(tree: tree).find()
        let hasFolders = folders.count * 2 >= tree.facts.features.count
        if let like = request.like {
            return try NamedSiblings(tree: tree, folders: folders).family(like: like)
        }
        if !request.from.isEmpty {
            return try NamedSiblings(tree: tree, folders: folders).family(from: request.from)
        }
        for isByFolder in [hasFolders, !hasFolders] {
            let found = isByFolder ? family(ofFolders: folders) : familyByStem()
            if let found { return found }
        }
        return nil
    }

    // MARK: - Features with folders

    private func family(ofFolders siblings: [SiblingFeature]) -> Family? {
        let resolved = group.map { tree.facts.group(named: $0) }
        for root in roots(of: siblings) {
            let members = siblings.filter { $0.root == root }
            let beside = members.filter { $0.group == resolved }
            if resolved != nil, beside.isEmpty, members.count < siblings.count { continue }
            let near = FamilyBuilder(siblings: beside, root: root).build()
            let wide = FamilyBuilder(siblings: members, root: root).build()
            if let family = Self.better(near, wide) { return family }
        }
        return FamilyBuilder(siblings: siblings, root: siblings.first?.root ?? "").build()
    }

    /// Siblings below the same parent come before cousins, unless they are but two with little in common where
    /// the cousins have a fuller pattern.
    private static func better(_ near: Family?, _ wide: Family?) -> Family? {
        guard let near, let wide else { return near ?? wide }
        let isThin = near.siblings.count < 3 && near.usual.count * 2 <= wide.usual.count
        return isThin ? wide : near
    }

    /// The roots of the siblings, the project's most important first; with a group, those that know it.
    private func roots(of siblings: [SiblingFeature]) -> [String] {
        let order = tree.facts.layout.featureRoots.map(\.string)
        var counts: [String: Int] = [:]
        for sibling in siblings { counts[sibling.root, default: 0] += 1 }
        return counts.keys.sorted { left, right in
            let places = [left, right].map { order.firstIndex(of: $0) ?? order.count }
            if places[0] != places[1] { return places[0] < places[1] }
            return (counts[right] ?? 0, left) < (counts[left] ?? 0, right)
        }
    }

    // MARK: - Features without folders

    private func familyByStem() -> Family? {
        let wanted = group?.split(separator: "/").map(String.init)
        let siblings = StemSiblings(tree: tree, group: wanted).find()
        if wanted != nil {
            let beside = siblings.filter { sibling in
                sibling.files.contains { $0.pattern.parts.contains(.group) }
            }
            if let family = FamilyBuilder(siblings: beside, root: "").build() { return family }
        }
        for root in tree.facts.layout.featureRoots {
            let members = siblings.filter { sibling in
                sibling.files.contains { $0.path.parent == root }
            }
            if let family = FamilyBuilder(siblings: members, root: "").build() { return family }
        }
        return FamilyBuilder(siblings: siblings, root: "").build()
    }
}
