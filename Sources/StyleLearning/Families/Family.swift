/// Sibling features with the roles that their files have.
struct Family: Sendable {
    /// The features that are learned from, the nearest first.
    var siblings: [SiblingFeature]
    /// The roles, the most frequent first.
    var roles: [FamilyRole]
    /// The form of the name of the features' own folders; nil where they have none.
    var ownFolder: [NamePiece]?
    /// The folder below which the features stand, for those with folders of their own.
    var root: String
    /// The folders below the root where the new feature goes; nil for the root itself.
    var group: String?
    /// What the new feature is called in its files, where the user gave its module's name.
    var newName: String?

    /// The roles that at least half of the siblings have; of tests and test doubles, half of the siblings with tests
    /// where at least half have some.
    var usual: [FamilyRole] {
        let tested = tested
        return roles.filter { role in
            let count = role.isTest ? tested.count : siblings.count
            return role.support * 2 >= count && role.support >= min(2, siblings.count)
        }
    }

    /// The siblings that count for tests, by their places: those with tests, or all where fewer than half have some.
    var tested: Set<Int> {
        let tested = Set(roles.filter(\.isTest).flatMap(\.files.keys))
        return tested.count * 2 >= siblings.count ? tested : Set(siblings.indices)
    }

    /// The roles that a new feature gets unless it says otherwise.
    var made: [FamilyRole] {
        let usual = Set(usual.map(\.pattern.key))
        return roles.filter {
            $0.isPromoted || usual.contains($0.pattern.key) && !$0.isDemoted
        }
    }

    /// How much the siblings have in common, in files. A name that is the feature's alone says half as much as one with
    /// a role behind it.
    var weight: Double {
        usual.reduce(0) { $0 + Double($1.support) * ($1.pattern.isNameAlone ? 0.5 : 1) }
    }

    /// How many files of the usual kinds some features have.
    func weight(of features: [SiblingFeature]) -> Double {
        let keys = Set(usual.map(\.pattern.key))
        return Double(features.reduce(0) { $0 + $1.patterns.intersection(keys).count })
    }

    /// The family with the group of the new feature.
    func placed(in group: String?) -> Family {
        var family = self
        family.group = group
        for index in family.roles.indices {
            family.roles[index].pattern = family.roles[index].pattern.placed(in: group)
        }
        return family
    }

    /// Whether roles are little for a feature of this family: one file, where most siblings have several.
    func isLittle(_ roles: [FamilyRole]) -> Bool {
        guard roles.count < 2 else { return false }
        let small = siblings.count {
            $0.files.count { !$0.isTest && $0.path.fileExtension == "swift" } <= 2
        }
        return small * 2 < siblings.count
    }
}

/// A role of a family: files that differ by the feature's name alone.
struct FamilyRole: Sendable {
    /// What the files' paths have in common.
    var pattern: PathPattern
    /// Whether the files belong to the tests.
    var isTest: Bool
    /// The files by the index of the sibling.
    var files: [Int: SiblingFile]
    /// Whether a new feature gets such a file however few siblings have one.
    var isPromoted = false
    /// Whether a new feature doesn't get one unless it is asked for, however many siblings have one.
    var isDemoted = false

    /// How many siblings have such a file.
    var support: Int { files.count }
}
