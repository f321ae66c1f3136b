import Diagnostics
import ProjectScanning

/// Finds the features that a user named.
struct NamedSiblings {
    let tree: ProjectTree
    /// The features with folders.
    let folders: [SiblingFeature]
    /// What the user said of the features.
    let request: LearningRequest

    /// How many other features tell what of the one is particular to it.
    private static let maximumOthers = 12

    /// The family of the features that were named.
    /// - Throws: `Failure` with exit code 66 where one isn't there, 64 where several are.
    func family() throws(Failure) -> Family? {
        if let like = request.like { return try family(like: like) }
        var members: [SiblingFeature] = []
        for name in request.from {
            let member = try feature(named: name)
            // A feature that is named twice counts once.
            if !members.contains(where: { $0.stem == member.stem && $0.folder == member.folder }) {
                members.append(member)
            }
        }
        return placed(
            FamilyBuilder(
                siblings: members, root: members.first?.root ?? "", areNamed: true
            ).build(), beside: nil)
    }

    /// The family of a feature and of those like it, with the feature first and its roles alone.
    private func family(like name: String) throws(Failure) -> Family? {
        let feature = try feature(named: name)
        let others = (feature.folder == nil ? byStem : folders).filter { other in
            other.stem != feature.stem && other.root == feature.root
                && !other.patterns.isDisjoint(with: feature.patterns)
        }
        let nearest = others.sorted { left, right in
            let counts = [left, right].map { $0.patterns.intersection(feature.patterns).count }
            return (counts[1], left.stem) < (counts[0], right.stem)
        }
        guard
            var family = FamilyBuilder(
                siblings: [feature] + nearest.prefix(Self.maximumOthers), root: feature.root,
                areNamed: true
            ).build()
        else { return nil }
        family.roles = family.roles.filter { $0.files[0] != nil }
        return placed(family, beside: feature)
    }

    /// The family with the group of the new feature: what the user says, or that of the feature that is the pattern.
    private func placed(_ family: Family?, beside feature: SiblingFeature?) -> Family? {
        guard let family else { return nil }
        guard let group = request.group else { return family.placed(in: feature?.group) }
        let places = PlaceFinder(siblings: folders.filter { $0.root == family.root }, order: [])
            .places(named: group)
        return family.placed(in: places.isEmpty ? group : places[0].group)
    }

    /// The features without folders; one that is kept as it is keeps the folder that it stands in.
    private var byStem: [SiblingFeature] {
        StemSiblings(tree: tree, group: nil, groups: request.keepsAll ? GroupFolders.none : nil)
            .find()
    }

    private func feature(named name: String) throws(Failure) -> SiblingFeature {
        let known = folders + byStem
        let namesakes = folders.filter { $0.stem == name }
        if namesakes.count > 1, !known.contains(where: { $0.folder == name }) {
            if let one = only(namesakes) { return one }
            let places = namesakes.compactMap(\.folder).sorted().map { "'\($0)'" }
            throw Failure(
                .usage, id: "learn.ambiguous-feature",
                "\(places.count) features are called '\(name)'",
                fix: "name one by its folder: \(places.joined(separator: ", or "))")
        }
        let found =
            known.first { $0.stem == name }
            ?? known.first { $0.folder?.split(separator: "/").last.map(String.init) == name }
            ?? known.first { $0.folder == name }
        if let found { return found }
        if let fact = tree.facts.features.first(where: { $0.name == name }) {
            return StemSiblings(tree: tree, group: nil)
                .sibling(name, files: (fact.files + fact.tests).map(\.path))
        }
        throw Failure(
            .notFound, id: "learn.no-feature", "the project has no feature '\(name)'",
            fix: SpellingSuggestion.question(for: name, in: known.map(\.stem))
                ?? "'formwork scan' lists the features")
    }

    /// The one of several features of one name that stands in the group that was named.
    private func only(_ namesakes: [SiblingFeature]) -> SiblingFeature? {
        guard let group = request.group else { return nil }
        let places = Set(PlaceFinder(siblings: namesakes, order: []).places(named: group))
        let there = namesakes.filter {
            places.contains(FeaturePlace(root: $0.root, group: $0.group))
        }
        return there.count == 1 ? there[0] : nil
    }
}
