/// Decides which roles of a family a new feature gets.
struct RoleChoice {
    let family: Family
    let request: LearningRequest

    /// A role that is taken, and whether it has to be asked for.
    struct Choice {
        var role: FamilyRole
        var isOptional: Bool
    }

    /// Files that at least half of the siblings have are made; rarer ones are options. Of one feature that is the
    /// pattern, everything is taken, or what bears its name or is shared.
    var choices: [Choice] {
        if request.like != nil {
            return family.roles.filter { role in
                request.keepsAll || role.pattern.isNamed || role.support > 1
            }.map { Choice(role: $0, isOptional: false) }
        }
        let made = Set(family.made.map(\.pattern))
        return withoutDoubles.filter {
            $0.isPromoted || $0.support >= min(2, family.siblings.count)
        }.map { Choice(role: $0, isOptional: !made.contains($0.pattern)) }
    }

    /// The roles without those whose files would bear the name of another one's. Where no sibling has both, some keep in
    /// one folder what others keep in another one.
    private var withoutDoubles: [FamilyRole] {
        var kept: [String: [FamilyRole]] = [:]
        var doubles: Set<PathPattern> = []
        // What is made whatever siblings have comes first.
        for role in family.roles.filter(\.isPromoted) + family.roles.filter({ !$0.isPromoted }) {
            guard case .component(let pieces)? = role.pattern.parts.last, pieces.holdsName else {
                continue
            }
            let key = "\(role.isTest) \(pieces.key)"
            let isDouble = kept[key, default: []].contains { other in
                Set(other.files.keys).isDisjoint(with: role.files.keys)
            }
            if isDouble {
                doubles.insert(role.pattern)
            } else {
                kept[key, default: []].append(role)
            }
        }
        return family.roles.filter { !doubles.contains($0.pattern) }
    }
}
