import FileTree

extension CountedHabit {
    /// Whether suites of Swift Testing carry `@Suite`.
    static let suiteAttribute = truth(.suiteAttribute) { material in
        var tally = HabitTally()
        for file in material.tests
        where file.outline.imports.contains(where: { $0.module == "Testing" })
            && file.outline.declarations.contains(where: {
                $0.kind == "struct" || $0.kind == "class"
            })
        {
            tally.add(
                file.outline.attributeUses.contains("Suite") ? "true" : "false", file.path)
        }
        return tally
    }

    /// Where tests lie.
    static let testPlace = CountedHabit(name: .testPlace) { material in
        var tally = HabitTally()
        for feature in material.features {
            let name = FeatureRootFinder.folded(feature.name)
            for test in feature.tests where test.role == "test" {
                let folder = FeatureRootFinder.folded(FolderPath.name(test.folder))
                if let own = feature.folder, FolderPath.isInside(test.folder, own) {
                    tally.add("co-located", test.path)
                } else if folder == name || folder == name + "tests" {
                    tally.add("folder-per-feature", test.path)
                } else {
                    tally.add("flat", test.path)
                }
            }
        }
        return tally
    }
}

/// Finds the framework of a project's unit tests.
enum TestFrameworkHabit {
    /// The framework that most files import; tests of features come before others, unit tests before UI tests.
    static func find(
        features: [FoundFeature], tests: [SourceFile], recent: () -> Set<RelativePath> = { [] }
    ) -> (framework: TestFramework, reading: HabitReading) {
        let unit = tests.filter { !LayoutReader.isUserInterfaceTest($0.folder) }
        for group in [features.flatMap(\.tests), unit, tests] {
            let group = group.filter {
                !LayoutReader.isUserInterfaceTest($0.folder) || group.count == tests.count
            }
            var tally = HabitTally()
            for file in group {
                let modules = Set(file.outline.imports.map(\.module))
                if let framework = TestFramework(imports: modules) {
                    tally.add(framework.rawValue, file.path)
                }
            }
            guard tally.total > 0 else { continue }
            let late = tally.isThin ? recent() : []
            var reading = tally.reading(recent: late, agreement: 0)
            if late.isEmpty, let commonest = commonest(tally) {
                reading.value = .text(commonest.rawValue)
            }
            let framework = reading.text.flatMap { TestFramework(rawValue: $0) }
            return (framework ?? .none, reading)
        }
        return (.none, HabitReading(.none))
    }

    private static func commonest(_ tally: HabitTally) -> TestFramework? {
        TestFramework.commonest(
            Dictionary(
                uniqueKeysWithValues: tally.counts.compactMap { name, count in
                    TestFramework(rawValue: name).map { ($0, count) }
                }))
    }
}
