import ProjectConfiguration
import ProjectScanning

/// Puts what `Formwork.xml` says about style, names and header in the place of what was learned.
enum StyleOverriding {
    /// The facts with the habits that the project wants.
    static func apply(
        _ configuration: ProjectConfiguration, to facts: ProjectFacts
    ) -> ProjectFacts {
        var facts = facts
        if let style = configuration.style(for: facts.layout.featureRoots.first) {
            apply(style, to: &facts)
        }
        for naming in configuration.namings {
            if let suffix = naming.suffix {
                facts.habits.suffixes[naming.role] = suffix
                state(.text(suffix), "suffix.\(naming.role)", in: &facts)
            }
            if let prefix = naming.prefix {
                facts.habits.prefixes[naming.role] = prefix
                state(.text(prefix), "prefix.\(naming.role)", in: &facts)
            }
        }
        if let header = configuration.header {
            facts.project.fileHeader =
                header.text.isEmpty
                ? nil
                : FileHeader(
                    template: header.text, dateFormat: facts.project.fileHeader?.dateFormat)
            state(
                header.text.isEmpty ? .none : .text(header.text), HabitName.fileHeader.rawValue,
                in: &facts)
        }
        return facts
    }

    private static func apply(_ style: StyleOverride, to facts: inout ProjectFacts) {
        if let access = style.access {
            facts.habits.accessLevel = access == "internal" ? nil : access
            facts.habits.statesAccessLevel = true
            state(.text(access), HabitName.accessLevel.rawValue, in: &facts)
        }
        if let isFinal = style.isFinal {
            facts.habits.usesFinal = isFinal
            state(.flag(isFinal), HabitName.finalClasses.rawValue, in: &facts)
        }
        if let place = style.mainActor.flatMap({ MainActorHabit(rawValue: $0) }) {
            facts.habits.mainActor = place
            state(.text(place.rawValue), HabitName.mainActor.rawValue, in: &facts)
        }
        if let way = style.dependencies.flatMap({ DependencyStyle(rawValue: $0) }) {
            facts.habits.dependencies = way
            facts.habits.dependencyModule = facts.habits.dependencyModule ?? way.standardModule
            state(.text(way.rawValue), HabitName.dependencies.rawValue, in: &facts)
        }
        if let framework = style.testFramework.flatMap({ TestFramework(rawValue: $0) }) {
            facts.project.testFramework = framework
            state(.text(framework.rawValue), HabitName.testFramework.rawValue, in: &facts)
        }
    }

    private static func state(
        _ value: HabitReading.Value, _ name: String, in facts: inout ProjectFacts
    ) {
        facts.habits.readings[name] = HabitReading(
            value, confidence: 1, counts: facts.habits.readings[name]?.counts ?? [:],
            source: .configuration(ProjectConfiguration.fileName))
    }
}
