extension CountedHabit {
    /// Where view models carry `@MainActor`.
    static let mainActor = CountedHabit(name: .mainActor) { material in
        var tally = HabitTally()
        for file in material.features.flatMap(\.files)
        where file.role == "view-model" || file.isScreen {
            let classes = file.outline.declarations.filter {
                $0.kind == "class" && $0.depth == 0
                    && (material.types.isObservable($0) || material.types.isObservableObject($0)
                        || (file.role == "view-model" && $0.name == file.base))
            }
            guard !classes.isEmpty else { continue }
            let isIsolated = classes.contains { $0.attributes.contains("MainActor") }
            let inherits = classes.contains { declaration in
                declaration.inheritance.contains {
                    material.own.isolated.contains(TypeTable.bareName($0))
                }
            }
            let place: MainActorHabit =
                isIsolated
                ? .type
                : inherits
                    ? .base : file.outline.attributeUses.contains("MainActor") ? .members : .none
            tally.add(place.rawValue, file.path)
        }
        return tally
    }
}
