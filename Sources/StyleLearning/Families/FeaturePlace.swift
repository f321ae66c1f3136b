import ProjectScanning

/// Where a new feature goes.
struct FeaturePlace: Hashable, Sendable {
    /// The folder below which features of its kind stand.
    var root: String
    /// The folders between the root and the feature's own; nil at the root.
    var group: String?
}

/// Finds the places that a user can mean.
struct PlaceFinder {
    /// The features with folders of their own.
    let siblings: [SiblingFeature]
    /// The folders that hold features, the most important first.
    let order: [String]

    /// The places, the likeliest first.
    ///
    /// A group is a folder's name or the end of its path, and the folder may be a root by itself: `Auth` means
    /// `App/Controllers/Auth`. A name that no folder of features has is a new group below one of the roots.
    func places(group: String?) -> [FeaturePlace] {
        let roots = self.roots
        guard let group else { return roots.map { FeaturePlace(root: $0, group: nil) } }
        let wanted = group.split(separator: "/").map(String.init)
        var places = known.filter { Self.ends(in: wanted, $0) }
        if places.isEmpty {
            let folded = wanted.map { $0.lowercased() }
            places = known.filter { Self.ends(in: folded, $0, isFolded: true) }
        }
        guard !places.isEmpty else {
            return roots.map { FeaturePlace(root: $0, group: wanted.joined(separator: "/")) }
        }
        return places.sorted { rank($0, roots, group) < rank($1, roots, group) }
    }

    /// The roots of the siblings, the project's most important first.
    var roots: [String] {
        var counts: [String: Int] = [:]
        for sibling in siblings { counts[sibling.root, default: 0] += 1 }
        return counts.keys.sorted { left, right in
            let places = [left, right].map { order.firstIndex(of: $0) ?? order.count }
            if places[0] != places[1] { return places[0] < places[1] }
            return (counts[right] ?? 0, left) < (counts[left] ?? 0, right)
        }
    }

    /// Every root, and every folder between a root and a feature.
    private var known: Set<FeaturePlace> {
        var known: Set<FeaturePlace> = []
        for sibling in siblings {
            known.insert(FeaturePlace(root: sibling.root, group: nil))
            var components = sibling.group?.split(separator: "/").map(String.init) ?? []
            while !components.isEmpty {
                known.insert(
                    FeaturePlace(root: sibling.root, group: components.joined(separator: "/")))
                components.removeLast()
            }
        }
        return known
    }

    private static func ends(
        in wanted: [String], _ place: FeaturePlace, isFolded: Bool = false
    ) -> Bool {
        let path = [place.root, place.group ?? ""].joined(separator: "/")
        let components = (isFolded ? path.lowercased() : path).split(separator: "/")
        return components.suffix(wanted.count).map(String.init) == wanted
    }

    /// What is called so below a root comes before a root of that name, and before what lies deeper.
    private func rank(_ place: FeaturePlace, _ roots: [String], _ wanted: String) -> Rank {
        Rank(
            isInexact: place.group != wanted,
            root: roots.firstIndex(of: place.root) ?? roots.count,
            depth: place.group?.split(separator: "/").count ?? 0, group: place.group ?? "")
    }

    private struct Rank: Comparable {
        var isInexact: Bool
        var root: Int
        var depth: Int
        var group: String

        static func < (left: Rank, right: Rank) -> Bool {
            if left.isInexact != right.isInexact { return right.isInexact }
            return (left.root, left.depth, left.group) < (right.root, right.depth, right.group)
        }
    }
}
