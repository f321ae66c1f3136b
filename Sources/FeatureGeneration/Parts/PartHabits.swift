import ProjectScanning
import TemplateManifest

/// What the types of one feature are called: its own prefixes and suffixes come before the project's.
struct PartHabits {
    let feature: ExistingFeature
    let roles: [RoleDeclaration]

    /// The project's habits with the feature's own in their place.
    func applied(to habits: HabitFacts) -> HabitFacts {
        var habits = habits
        let declarations = Dictionary(
            roles.map { ($0.role, $0) }, uniquingKeysWith: { first, _ in first })
        for (role, name) in feature.names {
            let declaration = declarations[Role(role)]
            // A mock of the dependencies is named after them.
            let base = declaration?.base.flatMap { feature.names[$0.description] }
            guard let own = name.firstRange(of: base ?? feature.name.description) else { continue }
            let prefix = String(name[..<own.lowerBound])
            let suffix = String(name[own.upperBound...])
            if let declaration, !Self.isHabit(prefix, suffix, of: declaration) { continue }
            habits.prefixes[role] = prefix
            habits.suffixes[role] = suffix
        }
        return habits
    }

    /// Whether what stands around a feature's name is how its team names the role, and not what this one type
    /// needed: only one type of a feature can bear the bare name, the set's alternative avoids a name that was
    /// taken, and what follows the name of a model tells which model it is.
    private static func isHabit(
        _ prefix: String, _ suffix: String, of declaration: RoleDeclaration
    ) -> Bool {
        let hasAffix = !declaration.prefix.isEmpty || !declaration.suffix.isEmpty
        if prefix.isEmpty, suffix.isEmpty { return !hasAffix }
        if suffix == declaration.alternativeSuffix { return false }
        return hasAffix || declaration.base != nil
    }
}
