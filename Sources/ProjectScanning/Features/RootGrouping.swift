/// Joins roots that are groups of one root: `Features/Shop` and `Features/Account`.
struct RootGrouping {
    let targets: TargetFolders

    /// The mean of features up to which folders side by side are groups rather than roots by themselves:
    /// an area with more of them stands for itself.
    static let mostFeaturesOfGroup = 3

    /// The roots by folder with their features, groups joined.
    /// - Parameters:
    ///   - roots: the roots as their folders tell.
    ///   - lone: every folder with features directly below it, roots or not.
    func grouped(
        _ roots: [String: Set<String>], lone: [String: Set<String>]
    ) -> [String: Set<String>] {
        var result = roots
        joinBelowNamed(&result, lone: lone)
        joinSiblings(&result, lone: lone)
        return result
    }

    /// What stands below `Features` at any depth belongs to it, whether or not it has features directly.
    private func joinBelowNamed(
        _ roots: inout [String: Set<String>], lone: [String: Set<String>]
    ) {
        for (folder, features) in lone.sorted(by: { $0.key < $1.key }) {
            guard let named = FeatureRootFinder.namedRoot(above: folder),
                !isPartOfFeature(folder, below: named, roots)
            else { continue }
            roots[named, default: []].formUnion(roots[folder] ?? features)
            roots[folder] = nil
        }
    }

    /// Whether a folder lies in a feature that the named root has already: then it's a part of that one.
    private func isPartOfFeature(
        _ folder: String, below named: String, _ roots: [String: Set<String>]
    ) -> Bool {
        guard roots[folder] == nil, let features = roots[named] else { return false }
        return features.contains { FolderPath.isInside(folder, $0) }
    }

    /// Small roots side by side are groups: the folder above is the root.
    private func joinSiblings(
        _ roots: inout [String: Set<String>], lone: [String: Set<String>]
    ) {
        var siblings: [String: Set<String>] = [:]
        for folder in roots.keys where !FolderNames.isUnmistakableRoot(FolderPath.name(folder)) {
            var outer = FolderPath.parent(folder)
            // `Profile/Main/{A,B}`: a folder that holds nothing but the group doesn't stand between.
            while let candidate = outer, !candidate.isEmpty {
                siblings[candidate, default: []].insert(folder)
                if FolderPath.depth(folder) - FolderPath.depth(candidate) >= 2 { break }
                outer = FolderPath.parent(candidate)
            }
        }
        let ordered = siblings.keys.sorted {
            (FolderPath.depth($1), $0) < (FolderPath.depth($0), $1)
        }
        for outer in ordered {
            let groups = (siblings[outer] ?? []).filter { roots[$0] != nil }
            guard roots[outer] == nil, isRootOfGroups(outer, groups, roots) else { continue }
            var features: Set<String> = []
            for group in groups { features.formUnion(roots.removeValue(forKey: group) ?? []) }
            // Groups with a single feature are no roots, but belong here as well.
            for (folder, direct) in lone where FolderPath.isInside(folder, outer) {
                if roots[folder] == nil { features.formUnion(direct) }
            }
            roots[outer] = features
        }
    }

    private func isRootOfGroups(
        _ outer: String, _ groups: Set<String>, _ roots: [String: Set<String>]
    ) -> Bool {
        let name = FolderPath.name(outer)
        let tops = Set(groups.map { FolderPath.below(outer, $0).prefix { $0 != "/" } })
        guard tops.count >= 2, !FolderNames.isShared(name) || name.lowercased() == "views",
            !FolderNames.containers.contains(name.lowercased()) || name == "App",
            !groups.contains(where: { FolderNames.isFeatureRoot(FolderPath.name($0)) }),
            !groups.contains(where: {
                targets.holdsTarget($0) || targets.isInProgram($0, below: outer)
            })
        else { return false }
        let count = groups.reduce(0) { $0 + (roots[$1]?.count ?? 0) }
        return count <= groups.count * Self.mostFeaturesOfGroup
    }
}
