/// Decides on sources outside of the features' own folders: they may be of a feature's subject, such as a model that
/// some features are about, so two thirds of all siblings have to have one, not half of the most alike.
struct Surroundings {
    private let members: [SiblingFeature]

    init(_ members: [SiblingFeature]) { self.members = members }

    /// The family without what too few have.
    func family(_ family: Family) -> Family {
        var family = family
        for index in family.roles.indices {
            let role = family.roles[index]
            guard !role.isTest, !role.files.values.contains(where: \.isInside) else { continue }
            let support = members.count { $0.patterns.contains(role.pattern.key) }
            if support * 3 < members.count * 2 { family.roles[index].isDemoted = true }
        }
        return family
    }
}
