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
        // A feature shows something: where siblings do so in several ways, the most frequent one is taken.
        let usual = family.usual + family.roles.filter { keys.contains($0.pattern.key) }
        if !usual.contains(where: \.showsSomething),
            let screen = screen, screen.support * 4 >= family.siblings.count
        {
            keys.insert(screen.pattern.key)
        }
        return keys
    }

    /// What shows the screen of the most siblings; cousins decide where it's even.
    private var screen: FamilyRole? {
        let shown = family.roles.filter { role in
            role.showsSomething && role.pattern.isNamed && !(isWhole && role.isElsewhere)
        }
        let most = shown.first?.support ?? 0
        let first = shown.filter { $0.support == most }
        return first.max { left, right in
            let counts = [left, right].map { role in
                wide?.roles.first { $0.pattern.key == role.pattern.key }?.support ?? 0
            }
            if counts[0] != counts[1] { return counts[0] < counts[1] }
            // Where other files stand in folders for their kinds, it does as well.
            let fits = [left, right].map { role in
                let alike = family.usual.count {
                    $0.pattern.parts.count == role.pattern.parts.count
                }
                return role.pattern.isNameAndRole ? alike + family.roles.count : alike
            }
            return (fits[0], right.pattern.key) < (fits[1], left.pattern.key)
        }
    }

    /// Of two siblings each is half of them, but what one alone has may be particular to it. It isn't where cousins have
    /// it, or, where there are none, where its name is the feature's and one role's: `LoginRouter` rather than
    /// `LoginFieldRouter`.
    private var singles: Set<String> {
        let singles = family.roles.filter { $0.support == 1 && !isOfSubject($0) }
        guard let wide, wide.siblings.count > 2 else {
            // Each shows something in its own way; what one of them has fits together, but for parts of lists.
            let plain = singles.filter { role in
                role.pattern.isNameAndRole && !role.files.values.contains { $0.role == "cell" }
            }
            let keys = [0, 1].map { index in
                plain.filter { $0.files[index] != nil }.map(\.pattern.key)
            }
            return Set(keys[0].count >= keys[1].count ? keys[0] : keys[1])
        }
        return Set(singles.map(\.pattern.key)).intersection(wide.usual.map(\.pattern.key))
    }
}

extension RolePromotion {
    private static let dataRoles: Set<String> = [
        "client", "data-source", "dto", "endpoint", "model", "repository", "repository-protocol",
        "service", "use-case",
    ]

    /// Whether a role outside of the features' own folders may be of what one feature is about.
    private func isOfSubject(_ role: FamilyRole) -> Bool {
        guard family.siblings.contains(where: { $0.folder != nil }), !role.isTest else {
            return false
        }
        return role.isElsewhere
            && (isWhole || role.files.values.allSatisfy { Self.dataRoles.contains($0.role) })
    }

    /// Whether features have several kinds of files in folders of their own: what stands elsewhere is another's then.
    private var isWhole: Bool { family.usual.count { !$0.isTest && !$0.isElsewhere } > 1 }
}

extension FamilyRole {
    /// Whether all of its files stand outside of the features' own folders.
    fileprivate var isElsewhere: Bool { !files.values.contains(where: \.isInside) }

    /// Whether its files hold what people see; a reducer's file often holds the view as well.
    var showsSomething: Bool {
        let shown: Set<String> = ["view", "view-controller", "reducer"]
        return !isTest && files.values.contains { shown.contains($0.role) }
    }
}

extension PathPattern {
    /// Whether the file's name is the feature's with one role behind it.
    var isNameAndRole: Bool {
        guard isNameAndEnding, case .component(let pieces)? = parts.last,
            case .literal(let ending)? = pieces.last
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
