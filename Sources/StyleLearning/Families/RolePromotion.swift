import ProjectScanning

/// Finds roles that a new feature gets although fewer than half of the siblings, or only one, have them.
struct RolePromotion {
    let family: Family
    /// The family of siblings and cousins; nil where the family is the widest there is.
    var wide: Family?

    /// The family with the roles marked.
    var promoted: Family {
        var family = family
        let keys = self.keys
        for index in family.roles.indices where keys.contains(family.roles[index].pattern.key) {
            family.roles[index].isPromoted = true
        }
        return family
    }

    private var keys: Set<String> {
        var keys = family.siblings.count == 2 ? singles : []
        // A feature shows something: where each sibling does so in its own way, the most frequent way is taken.
        let usual = family.usual + family.roles.filter { keys.contains($0.pattern.key) }
        if !usual.contains(where: \.isScreen),
            let screen = family.roles.first(where: { $0.isScreen && $0.pattern.isNamed })
        {
            keys.insert(screen.pattern.key)
        }
        return keys
    }

    /// Of two siblings each is half of them, but what one alone has may be particular to it. It isn't where cousins have
    /// it, or, where there are none, where its name is the feature's and one role's: `LoginRouter` rather than
    /// `LoginFieldRouter`.
    private var singles: Set<String> {
        let singles = family.roles.filter { $0.support == 1 }.map(\.pattern)
        guard let wide, wide.siblings.count > 2 else {
            return Set(singles.filter(\.isNameAndRole).map(\.key))
        }
        return Set(singles.map(\.key)).intersection(wide.usual.map(\.pattern.key))
    }
}

extension FamilyRole {
    /// Whether its files are the sign of a screen.
    fileprivate var isScreen: Bool {
        !isTest && files.values.contains { RoleNames.screenRoles.contains($0.role) }
    }
}

extension PathPattern {
    /// Whether the file's name is the feature's with one role behind it.
    fileprivate var isNameAndRole: Bool {
        guard case .component(let pieces)? = parts.last, pieces.count == 2,
            case .name = pieces[0], case .literal(let ending) = pieces[1]
        else { return false }
        let name = String(ending.prefix { $0 != "." })
        if RoleNames.isRole(name) {
            // `Tests` alone says nothing of what is tested.
            return !["Tests", "Test", "Spec"].contains(name)
        }
        let subject = ["Tests", "Test", "Spec"].first(where: name.hasSuffix)
            .map { String(name.dropLast($0.count)) }
        return subject.map(RoleNames.isRole) ?? false
    }
}
