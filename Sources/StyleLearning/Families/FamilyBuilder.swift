/// Finds the roles that siblings share, and leaves out those siblings that follow another pattern.
struct FamilyBuilder {
    let siblings: [SiblingFeature]
    let root: String
    /// Whether the siblings were named: then all of them count, and one is enough.
    var areNamed = false

    /// The family; nil where no two siblings share a role.
    func build() -> Family? {
        if areNamed {
            let roles = Self.roles(of: siblings)
            guard !roles.isEmpty else { return nil }
            return Family(
                siblings: siblings, roles: roles, ownFolder: Self.ownFolder(of: siblings),
                root: root)
        }
        var members = siblings
        let screens = siblings.filter(\.hasScreen)
        if screens.count >= 2 { members = screens }
        for _ in 0..<8 {
            let roles = Self.roles(of: members).filter { $0.support >= 2 }
            // Teams test some of their features; what a feature is, its sources say.
            let core = Set(
                roles.filter { !$0.isTest && $0.support * 2 >= members.count }.map(\.pattern.key))
            guard !core.isEmpty else {
                guard let next = Self.nearest(members, to: roles) else { return nil }
                members = next
                continue
            }
            // One that has no more than half of what the others have follows another pattern.
            let kept = members.filter { member in
                let count = member.patterns.intersection(core).count
                return count * 2 > core.count || count == core.count
            }
            if kept.count == members.count || kept.count < 2 {
                return Family(
                    siblings: members, roles: roles, ownFolder: Self.ownFolder(of: members),
                    root: root)
            }
            members = kept
        }
        return nil
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
        return roles.values.sorted { left, right in
            (right.support, left.pattern.key) < (left.support, right.pattern.key)
        }
    }

    /// How the siblings spell their own folders' names: what most of them do.
    static func ownFolder(of members: [SiblingFeature]) -> [NamePiece]? {
        var counts: [[NamePiece]: Int] = [:]
        for member in members {
            guard let name = member.folder?.split(separator: "/").last else { continue }
            let pieces = StemSpellings(member.stem).pieces(of: String(name))
            guard pieces.holdsName else { continue }
            // A name of one word stands for several spellings at once.
            for variant in Self.variants(of: pieces) { counts[variant, default: 0] += 1 }
        }
        guard !counts.isEmpty else {
            return members.contains { $0.folder != nil } ? [.name(NameForms(.plain))] : nil
        }
        return counts.max { left, right in
            (left.value, right.key.key) < (right.value, left.key.key)
        }?.key
    }

    private static func variants(of pieces: [NamePiece]) -> [[NamePiece]] {
        var result: [[NamePiece]] = [[]]
        for piece in pieces {
            guard case .name(let forms) = piece else {
                result = result.map { $0 + [piece] }
                continue
            }
            result = result.flatMap { start in
                forms.members.map { start + [.name(NameForms($0))] }
            }
        }
        return result
    }
}
