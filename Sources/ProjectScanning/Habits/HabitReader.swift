import FileTree

/// Reads every habit: what configuration states first, then what most files do (decision 9).
struct HabitReader {
    let material: HabitMaterial
    let stated: StatedFormatting
    /// The files that came in lately; asked only where files agree too little.
    let recent: () -> Set<RelativePath>
    let sharing: WorkSharing

    /// The habits, without those that the description of the project holds: see `complete`.
    func read() -> HabitFacts {
        let components = MeanwhileValue { [material] in
            ComponentHabit(material: material).reading()
        }
        let tallies = sharing.map(CountedHabit.all, least: 1) { [material] in $0.count(material) }
        var habits = HabitFacts()
        let naming = NamingHabit(types: material.types)
            .find(material.features, tests: material.tests)
        habits.suffixes = naming.suffixes
        habits.prefixes = naming.prefixes
        habits.readings = naming.readings
        for (habit, tally) in zip(CountedHabit.all, tallies) {
            habits.readings[habit.name.rawValue] = reading(habit, tally)
        }
        habits.readings[HabitName.screenComponents.rawValue] = components.value
        let level = habits.reading(.accessLevel)?.text
        habits.accessLevel = level == "internal" ? nil : level
        habits.usesFinal = habits.reading(.finalClasses)?.flag
        habits.mainActor = habits.reading(.mainActor)?.text.flatMap { MainActorHabit(rawValue: $0) }
        habits.dependencies = habits.reading(.dependencies)?.text
            .flatMap { DependencyStyle(rawValue: $0) }
        habits.dependencyModule = habits.dependencies.flatMap {
            DependencyReader.module(of: $0, in: material.files)
        }
        habits.localization =
            habits.reading(.localization)?.text
            .flatMap { HabitFacts.Localization(rawValue: $0) } ?? .none
        habits.usesSuiteAttribute = habits.reading(.suiteAttribute)?.flag
        habits.blankLineAfterTypeBrace = habits.reading(.blankLineAfterTypeBrace)?.flag
        habits.trailingComma = habits.reading(.trailingComma)?.flag
        habits.testableImports = habits.reading(.testableImports)?.text
            .flatMap { TestableImports(rawValue: $0) }
        habits.sortsImportsByLength = habits.reading(.importOrder)?.text == "by-length"
        return habits
    }

    private func reading(_ habit: CountedHabit, _ tally: HabitTally) -> HabitReading {
        if let value = stated.habits[habit.name], let source = stated.sources[habit.name] {
            return HabitReading(
                value, confidence: 1, counts: tally.counts, source: .configuration(source))
        }
        return tally.reading(
            recent: tally.isThin ? recent() : [], agreement: habit.agreement, as: habit.value)
    }
}
