import FileTree

/// Chooses the target that a new feature goes into, and the one that holds its tests.
struct TargetChooser {
    let targets: [TargetFacts]

    /// The target whose sources hold the feature root; an app where several do, or where none does but
    /// the project has one.
    /// - Parameters:
    ///   - folder: the feature root; nil where none is known.
    ///   - features: the files of the features.
    func target(for folder: String?, features: [FoundFeature]) -> TargetFacts? {
        let candidates = targets.filter { !$0.isTest && $0.kind != .appExtension }
        guard let folder else { return main(candidates) }
        let inside = features.filter { $0.root == folder }
        if featuresAreTargets(inside) { return nil }
        let owning = candidates.indices.filter { holds(candidates[$0], folder) }
        if owning.count == 1 { return candidates[owning[0]] }
        let files = Dictionary(
            grouping: (inside.isEmpty ? features : inside).flatMap(\.files), by: \.folder)
        var counts: [Int] = []
        for (index, target) in candidates.enumerated() {
            // Others aren't compared.
            guard owning.contains(index) || !target.listedFiles.isEmpty else {
                counts.append(0)
                continue
            }
            let listed = Set(target.listedFiles)
            counts.append(
                files.reduce(0) { sum, place in
                    sum
                        + (holds(target, place.key)
                            ? place.value.count
                            : place.value.count { listed.contains($0.path) })
                })
        }
        if let best = best(owning, candidates, counts) { return candidates[best] }
        let listing = candidates.indices.filter {
            !candidates[$0].listedFiles.isEmpty && counts[$0] > 0
        }
        if let best = best(listing, candidates, counts) { return candidates[best] }
        // The root lies above the targets: each feature is a target of its own.
        let below = candidates.filter { target in
            target.folders.contains { FolderPath.isInside($0.string, folder) }
        }
        return below.count >= 2 ? nil : below.first ?? main(candidates)
    }

    /// Whether a folder belongs to a target.
    private func holds(_ target: TargetFacts, _ folder: String) -> Bool {
        target.folders.contains { FolderPath.isInside(folder, $0.string) }
    }

    private func best(
        _ indices: [Int], _ candidates: [TargetFacts], _ counts: [Int]
    ) -> Int? {
        indices.max { left, right in
            key(candidates[left], counts[left]) < key(candidates[right], counts[right])
        }
    }

    private func key(_ target: TargetFacts, _ count: Int) -> (Int, Int, Int, String) {
        // Deeper folders say more than shallow ones; an app comes before a library.
        let depth = target.folders.map { FolderPath.depth($0.string) }.max() ?? 0
        return (depth, count, target.kind == .app ? 1 : 0, Self.reversedOrder(target.name))
    }

    /// Lets the first name in alphabetical order win a tie.
    private static func reversedOrder(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { Unicode.Scalar(0x7F - min($0.value, 0x7F)) ?? $0 }))
    }

    /// Whether most features are targets of their own.
    func featuresAreTargets(_ features: [FoundFeature]) -> Bool {
        let folders = Set(features.compactMap(\.folder))
        guard folders.count >= 2 else { return false }
        let own = folders.count { feature in
            targets.contains { target in
                !target.isTest
                    && target.folders.contains { FolderPath.isInside($0.string, feature) }
            }
        }
        return own * 2 > folders.count
    }

    /// The app that the project is about: of several the one whose description stands outermost, since
    /// tools and samples have theirs further in.
    var app: TargetFacts? {
        let apps = targets.filter { $0.kind == .app }
        return Self.outermost(apps)
    }

    private func main(_ candidates: [TargetFacts]) -> TargetFacts? {
        app ?? Self.outermost(candidates.filter { $0.kind == .library })
            ?? Self.outermost(candidates)
    }

    /// The first of the targets whose description stands outermost.
    private static func outermost(_ targets: [TargetFacts]) -> TargetFacts? {
        targets.enumerated().min { left, right in
            (depth(left.element), left.offset) < (depth(right.element), right.offset)
        }?.element
    }

    /// How deep the folder is that a target's description is about.
    private static func depth(_ target: TargetFacts) -> Int {
        target.projectFolder?.components.count ?? 0
    }

    /// The unit-test target for a target: the one in whose folder the tests go, or that depends on it.
    func testTarget(for target: TargetFacts?, testFolder: String?) -> TargetFacts? {
        let tests = targets.filter { $0.kind == .unitTests }
        if let testFolder {
            let holding = tests.filter { holds($0, testFolder) }
            if let found = holding.first(where: { depends($0, on: target) }) ?? holding.first {
                return found
            }
        }
        return tests.first { depends($0, on: target) } ?? (target == nil ? tests.first : nil)
    }

    private func depends(_ tests: TargetFacts, on target: TargetFacts?) -> Bool {
        guard let target else { return false }
        return tests.tests(target)
    }
}
