import ProjectScanning

/// Finds the roles that siblings share, and leaves out those siblings that follow another pattern.
struct FamilyBuilder {
    let siblings: [SiblingFeature]
    let root: String
    /// Whether the siblings were named: then all of them count, and one is enough.
    var areNamed = false
    /// Whether one that has half of what the others have is one of them all the same: where features stand side by side,
    /// little else tells them from what isn't one.
    var keepsHalves = false

    /// The family; nil where no two siblings share a role.
    func build() -> Family? {
        if areNamed {
            let roles = Self.roles(of: siblings)
            guard !roles.isEmpty else { return nil }
            return Family(
                siblings: siblings, roles: roles,
                ownFolder: FolderSpelling(members: siblings, others: []).pieces,
                root: root)
        }
        // Flows that only lead from screen to screen, and what else has no screen by name, follow other patterns.
        let screens = siblings.filter(\.namesScreen)
        let families = [
            screens.count < siblings.count ? family(of: screens) : nil, family(of: siblings),
        ]
        return families.compactMap { $0 }.reduce(nil) { best, next in
            guard let best else { return next }
            return next.weight > best.weight ? next : best
        }
    }

    private func family(of siblings: [SiblingFeature]) -> Family? {
        var members = siblings
        for _ in 0..<8 {
            let roles = Self.roles(of: members)
            let shared = roles.filter { $0.support >= 2 }
            // Teams test some of their features; what a feature is, its sources say.
            let core = Self.core(
                of: shared.filter { role in
                    let count = role.support * 2
                    return keepsHalves ? count > members.count : count >= members.count
                })
            guard !core.isEmpty else {
                guard let next = Self.nearest(members, to: shared) else { return nil }
                members = next
                continue
            }
            // One that has no more than half of what the others have follows another pattern.
            let kept = members.filter { member in
                let count = member.patterns.intersection(core).count
                return count * 2 > core.count || count == core.count
                    || keepsHalves && count * 2 == core.count
            }
            if kept.count == members.count || kept.count < 2 {
                return Family(
                    siblings: members, roles: roles,
                    ownFolder: FolderSpelling(members: members, others: []).pieces,
                    root: root)
            }
            members = kept
        }
        return nil
    }

    /// What makes a feature of a pattern: its sources, those of its own folder and what drives it where there are some.
    /// What else stands elsewhere may be of its subject.
    private static func core(of roles: [FamilyRole]) -> Set<String> {
        let sources = roles.filter { !$0.isTest }
        let inside = sources.filter { $0.files.values.contains(where: \.isInside) }
        guard !inside.isEmpty else { return Set(sources.map(\.pattern.key)) }
        let drivers = sources.filter { role in
            role.files.values.contains {
                $0.role == "store" || RoleNames.screenRoles.contains($0.role)
            }
        }
        return Set((inside + drivers).map(\.pattern.key))
    }

    /// The siblings that have the most frequent role, where no role is held by half of them.
    private static func nearest(
        _ members: [SiblingFeature], to roles: [FamilyRole]
    ) -> [SiblingFeature]? {
        guard let first = roles.first(where: { !$0.isTest }), first.support < members.count else {
            return nil
        }
        return first.files.keys.sorted().map { members[$0] }
    }

    private static func roles(of members: [SiblingFeature]) -> [FamilyRole] {
        var roles: [String: FamilyRole] = [:]
        for (index, member) in members.enumerated() {
            for file in member.files where file.pattern.isFeaturesOwn {
                let key = file.pattern.key
                var role =
                    roles[key]
                    ?? FamilyRole(pattern: file.pattern, isTest: file.isTest, files: [:])
                role.files[index] = role.files[index] ?? file
                roles[key] = role
            }
        }
        for (key, role) in roles { roles[key]?.pattern = pattern(of: role, members) }
        return roles.values.sorted { left, right in
            (right.support, left.pattern.key) < (left.support, right.pattern.key)
        }
    }

    /// Whether the group's folders stand in the path, those tell that have a group.
    private static func pattern(of role: FamilyRole, _ members: [SiblingFeature]) -> PathPattern {
        let files = role.files.sorted { $0.key < $1.key }
        let grouped = files.filter { members[$0.key].group != nil }.map(\.value.pattern)
        let marked = (grouped.isEmpty ? files.map(\.value.pattern) : grouped)
            .filter { $0.parts.contains(.group) }
        let isMarked = grouped.isEmpty ? !marked.isEmpty : marked.count * 2 >= grouped.count
        if isMarked { return marked.first ?? role.pattern }
        return (grouped + files.map(\.value.pattern)).first { !$0.parts.contains(.group) }
            ?? role.pattern
    }
}
