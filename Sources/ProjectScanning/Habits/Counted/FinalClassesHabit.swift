extension CountedHabit {
    /// Whether classes are final; those of tests don't count.
    static let finalClasses = truth(.finalClasses) { material in
        var tally = HabitTally()
        for file in material.files where !file.facts.isTest {
            for declaration in file.outline.declarations
            where declaration.kind == "class" && !declaration.modifiers.contains("open") {
                tally.add(declaration.modifiers.contains("final") ? "true" : "false", file.path)
            }
        }
        return tally
    }
}
