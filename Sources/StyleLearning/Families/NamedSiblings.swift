import Diagnostics
import ProjectScanning

/// Finds the features that a user named.
struct NamedSiblings {
    let tree: ProjectTree
    /// The features with folders.
    let folders: [SiblingFeature]

    /// How many other features tell what of the one is particular to it.
    private static let maximumOthers = 12

    /// The family of exactly the features that were named.
    /// - Throws: `Failure` with exit code 66 where one isn't there, 64 where several are.
    func family(from names: [String]) throws(Failure) -> Family? {
        var members: [SiblingFeature] = []
        for name in names { members.append(try feature(named: name)) }
        return FamilyBuilder(
            siblings: members, root: members.first?.root ?? "", areNamed: true
        ).build()
    }

    /// The family of a feature and of those like it, with the feature first and its roles alone.
    /// - Throws: `Failure` with exit code 66 where there is no such feature, 64 where there are several.
    func family(like name: String) throws(Failure) -> Family? {
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
        return family
    }

    private var byStem: [SiblingFeature] { StemSiblings(tree: tree, group: nil).find() }

    private func feature(named name: String) throws(Failure) -> SiblingFeature {
        let known = folders + byStem
        let namesakes = folders.filter { $0.stem == name }.compactMap(\.folder)
        if Set(namesakes).count > 1, !known.contains(where: { $0.folder == name }) {
            let places = Set(namesakes).sorted().map { "'\($0)'" }
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
}
