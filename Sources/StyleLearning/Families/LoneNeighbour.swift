/// A feature that is the only one below a parent: cousins tell the pattern, and it tells which of their files count
/// there, where features of this project resemble those beside them more than the others.
struct LoneNeighbour {
    private let neighbour: SiblingFeature
    private let members: [SiblingFeature]

    init(_ neighbour: SiblingFeature, among members: [SiblingFeature]) {
        self.neighbour = neighbour
        self.members = members
    }

    /// The family with the neighbour's say.
    func family(_ family: Family) -> Family {
        let own = neighbour.namedPatterns
        let usual = Set(family.usual.filter { $0.pattern.isNamed }.map(\.pattern.key))
        // One that has little of what cousins have follows a pattern of its own, of which nothing is known.
        guard own.intersection(usual).count * 2 > usual.count, groupsMatter else { return family }
        var family = family
        for index in family.roles.indices where family.roles[index].pattern.isNamed {
            let isOwn = own.contains(family.roles[index].pattern.key)
            family.roles[index].isPromoted = isOwn && family.roles[index].support > 1
            family.roles[index].isDemoted = !isOwn
        }
        return family
    }

    private var groupsMatter: Bool {
        let groups = Dictionary(grouping: members, by: \.group).values.filter { $0.count > 1 }
        let everyone = PatternPrediction(members)
        var byGroup = 0.0
        var byAll = 0.0
        for group in groups {
            let count = Double(group.count)
            byGroup += count * (PatternPrediction(group).meanF1(of: group) ?? 0)
            byAll += count * (everyone.meanF1(of: group) ?? 0)
        }
        return byGroup > byAll
    }
}

extension Family {
    /// The family with what its only feature in a folder has in a second folder of its own, such as `Interface/Cart` beside
    /// `Implement/Cart`, where others have the same.
    func withFoldersBeside(of neighbour: SiblingFeature) -> Family {
        guard let index = siblings.firstIndex(where: { $0.folder == neighbour.folder }) else {
            return self
        }
        var family = self
        for role in roles.indices where roles[role].support > 1 && roles[role].pattern.hasOwnFolder
        {
            guard let file = roles[role].files[index], !file.isInside, !file.isTest else {
                continue
            }
            family.roles[role].isPromoted = true
        }
        return family
    }
}
