import TemplateManifest

/// What files are for and how their types are named.
enum RoleComparer {
    static func findings(_ old: TemplateSet, _ new: TemplateSet) -> [SetComparison.Finding] {
        let pairs = SetComparison.pairs(old.roles, new.roles) { $0.role.description }
        return pairs.compactMap { id, old, new in
            switch (old, new) {
            case (_?, nil):
                .init(
                    weight: .breaking, kind: "role-removed",
                    what: "the role '\(id)' is gone or has another name")
            case (nil, _?):
                .init(weight: .addition, kind: "role-added", what: "the role '\(id)' is new")
            case (let old?, let new?) where !isNamedAlike(old, new):
                .init(
                    weight: .breaking, kind: "role-naming",
                    what: "types of the role '\(id)' are named otherwise")
            default: nil
            }
        }
    }

    private static func isNamedAlike(_ old: RoleDeclaration, _ new: RoleDeclaration) -> Bool {
        old.prefix == new.prefix && old.suffix == new.suffix && old.base == new.base
            && old.alternativeSuffix == new.alternativeSuffix
    }
}
