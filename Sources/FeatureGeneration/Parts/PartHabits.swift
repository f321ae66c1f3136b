import ProjectScanning
import TemplateManifest

/// What the types of one feature are called: its own prefixes and suffixes come before the project's.
struct PartHabits {
    let feature: ExistingFeature
    let roles: [RoleDeclaration]

    /// The project's habits with the feature's own in their place.
    func applied(to habits: HabitFacts) -> HabitFacts {
        var habits = habits
        let bases = Dictionary(
            roles.map { ($0.role, $0.base) }, uniquingKeysWith: { first, _ in first })
        for (role, name) in feature.names {
            // A mock of the dependencies is named after them.
            let base = (bases[Role(role)] ?? nil).flatMap { feature.names[$0.description] }
            guard let own = name.firstRange(of: base ?? feature.name.description) else { continue }
            habits.prefixes[role] = String(name[..<own.lowerBound])
            habits.suffixes[role] = String(name[own.upperBound...])
        }
        return habits
    }
}
