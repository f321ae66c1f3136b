import FileTree

/// Lets siblings that came in lately count double where a role is about even: a team's habits move.
struct RecentSiblings {
    let family: Family
    /// Gives the files that came in lately; asked only where something hangs on it.
    let recent: () -> Set<RelativePath>

    /// How much a sibling counts that came in lately.
    private static let weight = 2

    /// The family with the roles marked that the recent siblings decide otherwise.
    var weighed: Family {
        var family = family
        let even = family.roles.indices.filter { isEven(family.roles[$0]) }
        guard family.siblings.count > 2, !even.isEmpty else { return family }
        let recent = recent()
        let weights = family.siblings.map { sibling in
            let count = sibling.files.count { recent.contains($0.path) }
            return count * 2 > sibling.files.count ? Self.weight : 1
        }
        guard Set(weights).count > 1 else { return family }
        let made = Set(family.made.map(\.pattern))
        for index in even {
            let role = family.roles[index]
            let all = electors(of: role).reduce(0) { $0 + weights[$1] }
            let own = role.files.keys.reduce(0) { $0 + weights[$1] }
            let isMade = own * 2 >= all && role.support > 1
            guard isMade != made.contains(role.pattern) else { continue }
            family.roles[index].isPromoted = isMade
            family.roles[index].isDemoted = !isMade
        }
        return family
    }

    /// Whether from a third to two thirds of the siblings have a role that nothing else decides.
    private func isEven(_ role: FamilyRole) -> Bool {
        let count = electors(of: role).count
        return !role.isPromoted && !role.isDemoted && role.support * 3 >= count
            && role.support * 3 <= count * 2
    }

    /// The siblings that count for a role, by their places.
    private func electors(of role: FamilyRole) -> Set<Int> {
        role.isTest ? family.tested : Set(family.siblings.indices)
    }
}
