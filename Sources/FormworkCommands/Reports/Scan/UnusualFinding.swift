import ProjectScanning

/// Something about a project that a reader should know before trusting the rest.
struct UnusualFinding: Sendable {
    /// The sentence; nil where there is nothing unusual.
    let sentence: @Sendable (ProjectFacts) -> String?

    /// What is looked for, the weightiest first. A new one is a value below and a name here.
    static let all: [UnusualFinding] = [
        .mixedArchitecture, .builtByBazel, .noTests, .mixedTestFrameworks, .manyRoots,
        .untestedFeatures,
        .mixedLanguageModes, .splitHabits, .carriageReturns,
    ]

    /// The sentences about a project.
    static func sentences(about facts: ProjectFacts) -> [String] {
        all.compactMap { $0.sentence(facts) }
    }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

    private static let mixedArchitecture = UnusualFinding { facts in
        let ranking = facts.architecture.ranking
        guard ranking.count > 1, ranking[1].score >= 0.2 else { return nil }
        return
            "\(percent(ranking[1].score)) of the features rather follow \(ranking[1].label.title)"
    }

    private static let builtByBazel = UnusualFinding { facts in
        guard facts.project.kinds.contains(.bazel) else { return nil }
        let alone = facts.project.kinds == [.bazel] ? "" : ", beside the others,"
        return
            "Bazel builds it\(alone) and its targets aren't read: a BUILD file whose sources are a glob "
            + "takes new files by itself, any other must name them"
    }

    private static let noTests = UnusualFinding { facts in
        facts.project.testFramework == .none && !facts.features.isEmpty
            ? "there are no unit tests" : nil
    }

    private static let mixedTestFrameworks = UnusualFinding { facts in
        guard let counts = facts.habits.reading(.testFramework)?.counts, counts.count > 1 else {
            return nil
        }
        let total = counts.values.reduce(0, +)
        let others = total - (counts.values.max() ?? 0)
        guard others * 5 >= total else { return nil }
        let parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return "tests mix " + parts.map { "\($0.key) (\($0.value))" }.joined(separator: " and ")
    }

    private static let manyRoots = UnusualFinding { facts in
        let roots = facts.layout.featureRoots
        guard roots.count > 1 else { return nil }
        let others = roots.dropFirst().prefix(2).map(\.string).joined(separator: ", ")
        return "features also lie in \(others)" + (roots.count > 3 ? " and others" : "")
    }

    private static let untestedFeatures = UnusualFinding { facts in
        let untested = facts.features.count { $0.tests.isEmpty }
        guard facts.project.testFramework != .none, untested * 2 > facts.features.count else {
            return nil
        }
        return "\(untested) of \(facts.features.count) features have no test that bears their name"
    }

    private static let mixedLanguageModes = UnusualFinding { facts in
        let modes = Set(facts.targets.filter { !$0.isTest }.map(\.swiftLanguageMode)).sorted()
        return modes.count > 1
            ? "targets differ in language mode: \(modes.joined(separator: " and "))" : nil
    }

    private static let splitHabits = UnusualFinding { facts in
        let names: [(HabitName, String)] = [
            (.finalClasses, "final classes"), (.mainActor, "@MainActor on view models"),
            (.dependencies, "how features get what they need"),
            (.blankLineAfterTypeBrace, "the empty line after a type's brace"),
        ]
        let split = names.filter { name, _ in
            guard let reading = facts.habits.reading(name) else { return false }
            return reading.value == .none && reading.counts.values.reduce(0, +) >= 6
        }
        guard !split.isEmpty else { return nil }
        return "no clear habit: \(split.map(\.1).joined(separator: ", "))"
    }

    private static let carriageReturns = UnusualFinding { facts in
        facts.project.lineEnding == .crlf ? "lines end with CRLF" : nil
    }
}
