import FileTree
import ProjectScanning

/// Finds the places that a user can mean.
struct PlaceFinder {
    /// The features with folders of their own.
    let siblings: [SiblingFeature]
    /// The folders that hold features, the most important first.
    let order: [String]

    /// The places that a user can mean with a group, the likeliest first: a folder's name or the end of its path. The
    /// folder may be a root by itself: `Auth` means `App/Controllers/Auth`.
    func places(named group: String) -> [FeaturePlace] {
        let wanted = Self.components(group)
        let exact = known.filter { Self.path(of: $0).suffix(wanted.count) == wanted[...] }
        if !exact.isEmpty { return sorted(exact, group) }
        let folded = wanted.map { $0.lowercased() }
        return sorted(
            known.filter {
                Self.path(of: $0).suffix(wanted.count).map { $0.lowercased() } == folded
            }, group)
    }

    /// The places in features' own folders: `MyPage` of `Screens/MyPage/Logout`.
    func places(inside group: String) -> [FeaturePlace] {
        let wanted = Self.components(group)
        let found = siblings.compactMap { sibling -> FeaturePlace? in
            guard let folder = sibling.folder,
                Self.components(folder).suffix(wanted.count) == wanted[...],
                folder.hasPrefix(sibling.root + "/")
            else { return nil }
            return FeaturePlace(
                root: sibling.root, group: String(folder.dropFirst(sibling.root.count + 1)))
        }
        return sorted(found, group)
    }

    /// A new group below each of the roots, or the roots themselves.
    func places(newGroup group: String?) -> [FeaturePlace] {
        let name = group.map { Self.components($0).joined(separator: "/") }
        return roots.map { FeaturePlace(root: $0, group: name) }
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
            var components = sibling.group?.slashParts ?? []
            while !components.isEmpty {
                known.insert(
                    FeaturePlace(root: sibling.root, group: components.joined(separator: "/")))
                components.removeLast()
            }
        }
        return known
    }

    private static func components(_ path: String) -> [String] {
        path.slashParts
    }

    private static func path(of place: FeaturePlace) -> [String] {
        components([place.root, place.group ?? ""].joined(separator: "/"))
    }

    private func sorted(_ places: some Sequence<FeaturePlace>, _ group: String) -> [FeaturePlace] {
        let roots = self.roots
        return places.sorted { rank($0, roots, group) < rank($1, roots, group) }
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

extension [String] {
    /// Whether other components stand among these, one after the other.
    func holds(_ other: [String]) -> Bool {
        guard !other.isEmpty, other.count <= count else { return false }
        return indices.dropLast(other.count - 1).contains {
            self[$0..<$0 + other.count].elementsEqual(other)
        }
    }
}
