import FileTree

/// Puts the facts together from what was read: the scan's stages, in order.
struct FactsAssembly {
    let files: [RelativePath]
    let build: BuildFacts
    let sources: [ReadSource]
    let folderName: String

    /// The facts.
    /// - Parameter contents: gives a file's bytes, for the few files that need a closer look.
    func facts(contents: @escaping (RelativePath) -> [UInt8]?) -> ProjectFacts {
        let types = TypeTable(sources.map(\.facts))
        let reader = RoleReader(types: types)
        let read = sources.map { reader.read($0.facts) }
        let tests = read.filter(\.facts.isTest)
        let found = FeatureFinder(read).find()
        var features = found.features
        TestMatcher(features, sources: read.filter { !$0.facts.isTest })
            .assign(tests, to: &features)
        let layout = LayoutReader(found: found, features: features, tests: tests).layout()
        let verdict = ArchitectureJudge(types: types).judge(&features, files: read)
        let description = ProjectDescriber(
            build: build, sources: sources, features: features, tests: tests,
            folderName: folderName
        ).describe(layout)
        let points = IntegrationPointFinder(
            files: read, features: features, build: build, project: description, types: types,
            layout: layout, contents: contents
        ).find()
        return ProjectFacts(
            project: description, targets: build.targets, architecture: verdict, layout: layout,
            features: features.map(\.facts), habits: habits(types, read, features, tests),
            integrationPoints: points, files: sources.map(\.facts))
    }

    private func habits(
        _ types: TypeTable, _ read: [SourceFile], _ features: [FoundFeature], _ tests: [SourceFile]
    ) -> HabitFacts {
        var habits = HabitFacts()
        (habits.suffixes, habits.prefixes) = NamingHabit(types: types).find(features, tests: tests)
        let declarations = DeclarationHabits(types: types)
        habits.accessLevel = declarations.accessLevel(features)
        habits.usesFinal = declarations.usesFinal(read)
        habits.usesSuiteAttribute = declarations.usesSuiteAttribute(tests)
        habits.localization = declarations.localization(features, files: files)
        let braces = sources.reduce(0) { $0 + $1.typeBraces }
        let blank = sources.reduce(0) { $0 + $1.blankLinesAfterTypeBraces }
        habits.blankLineAfterTypeBrace = DeclarationHabits.majority(blank, of: braces)
        return habits
    }
}
