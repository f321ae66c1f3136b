/// Decides which roles of a family a new feature gets.
struct RoleChoice {
    let family: Family

    /// A role that is taken, and whether it has to be asked for.
    struct Choice {
        var role: FamilyRole
        var isOptional: Bool
    }

    /// Files that at least half of the siblings have are made; rarer ones are options.
    var choices: [Choice] {
        let count = family.siblings.count
        let least = family.roles.contains { $0.support * 2 >= count } ? 2 : 1
        return family.roles.filter { $0.support >= least }.map { role in
            Choice(role: role, isOptional: role.support * 2 < count)
        }
    }
}
