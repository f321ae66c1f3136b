/// Decides on sources outside of the features' own folders: they may be of a feature's subject, such as a model that
/// some features are about, so all of the siblings have to have one, or two thirds of them and half of the others.
struct Surroundings {
    /// The features below the same parent.
    let beside: [SiblingFeature]
    /// All of the features below the same root.
    let members: [SiblingFeature]
    /// All of the project's features.
    let all: [SiblingFeature]

    /// The family without what too few have.
    func family(_ family: Family) -> Family {
        var family = family
        for index in family.roles.indices {
            let role = family.roles[index]
            guard !role.isTest, !role.files.values.contains(where: \.isInside) else { continue }
            let key = role.pattern.key
            // A second folder of the feature's own may hang on the subject as well, but half of all tell.
            if role.pattern.hasOwnFolder, share(of: key, in: members) >= 0.5 { continue }
            let near = beside.count { $0.patterns.contains(key) }
            let isRare = [members, all].contains { share(of: key, in: $0) < 0.5 }
            let isCommon = near * 3 >= beside.count * 2 && !isRare
            let isEveryones = near == beside.count && near > 2
            if !isCommon, !isEveryones { family.roles[index].isDemoted = true }
        }
        return family
    }

    private func share(of key: String, in features: [SiblingFeature]) -> Double {
        guard !features.isEmpty else { return 1 }
        return Double(features.count { $0.patterns.contains(key) }) / Double(features.count)
    }
}
