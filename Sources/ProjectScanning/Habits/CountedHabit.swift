/// A habit that is read off the code by counting.
struct CountedHabit: Sendable {
    /// The habit.
    let name: HabitName
    /// What a value's name stands for.
    var value: @Sendable (String) -> HabitReading.Value = { .text($0) }
    /// The share that has to agree, 0 to 1.
    var agreement = HabitTally.agreement
    /// Counts what the files show.
    let count: @Sendable (HabitMaterial) -> HabitTally

    /// The habits. A new one is a new file and a line here.
    static let all: [CountedHabit] = [
        .accessLevel, .blankLineAfterTypeBrace, .dependencies, .finalClasses, .importOrder,
        .indentation, .lineEnding, .localization, .mainActor, .suiteAttribute, .testPlace,
        .testableImports, .trailingComma,
    ]

    /// A habit that holds or doesn't.
    static func truth(
        _ name: HabitName, count: @escaping @Sendable (HabitMaterial) -> HabitTally
    ) -> CountedHabit {
        CountedHabit(name: name, value: { .flag($0 == "true") }, count: count)
    }
}
