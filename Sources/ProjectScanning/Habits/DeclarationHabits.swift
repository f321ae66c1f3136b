import FileTree

/// Habits that declarations show.
struct DeclarationHabits {
    let types: TypeTable

    /// The access level of most of the features' own screens; nil where it is the default.
    ///
    /// Only what others need of a feature tells: its view, view controller or reducer.
    func accessLevel(_ features: [FoundFeature]) -> String? {
        var counts: [String: Int] = [:]
        var total = 0
        let doors: Set<String> = ["view", "view-controller", "reducer"]
        let files = features.flatMap { feature in
            feature.files.filter { $0.stem == feature.name && doors.contains($0.role) }
        }
        for file in files where file.isScreen {
            for declaration in file.outline.declarations
            where declaration.depth == 0
                && (declaration.kind == "struct" || declaration.kind == "class")
            {
                guard types.isSwiftUIView(declaration) || declaration.kind == "class",
                    FileTraits.screenEndings.contains(where: declaration.name.hasSuffix)
                        || declaration.name == file.base
                else { continue }
                total += 1
                if declaration.modifiers.contains("public")
                    || declaration.modifiers.contains("open")
                {
                    counts["public", default: 0] += 1
                } else if declaration.modifiers.contains("package") {
                    counts["package", default: 0] += 1
                }
            }
        }
        return ["package", "public"].first { (counts[$0] ?? 0) * 2 > total }
    }

    /// Whether most classes are final; nil where neither way has a clear majority.
    func usesFinal(_ files: [SourceFile]) -> Bool? {
        var total = 0
        var final = 0
        for file in files where !file.facts.isTest {
            for declaration in file.outline.declarations
            where declaration.kind == "class" && !declaration.modifiers.contains("open") {
                total += 1
                if declaration.modifiers.contains("final") { final += 1 }
            }
        }
        return Self.majority(final, of: total)
    }

    /// Whether most suites of Swift Testing carry `@Suite`.
    func usesSuiteAttribute(_ tests: [SourceFile]) -> Bool? {
        let suites = tests.filter { file in
            file.outline.imports.contains { $0.module == "Testing" }
                && file.outline.declarations.contains { $0.kind == "struct" || $0.kind == "class" }
        }
        let marked = suites.count { $0.outline.attributeUses.contains("Suite") }
        return Self.majority(marked, of: suites.count)
    }

    /// How user-facing text is localised.
    func localization(
        _ features: [FoundFeature], files: [RelativePath]
    ) -> HabitFacts.Localization {
        let screens = features.flatMap(\.files).filter(\.isScreen)
        func share(_ mention: SourceMentions) -> Double {
            guard !screens.isEmpty else { return 0 }
            return Double(screens.count { $0.outline.mentions.contains(mention) })
                / Double(screens.count)
        }
        if share(.l10n) >= 0.2 { return .swiftGen }
        if files.contains(where: { $0.string.hasSuffix(".xcstrings") }) { return .stringCatalog }
        let modern = share(.stringLocalized)
        let old = share(.nsLocalizedString)
        if modern >= 0.2, modern >= old { return .stringLocalized }
        return old >= 0.2 ? .nsLocalizedString : .none
    }

    /// Whether something holds: nil between 40 and 60 %, or where nothing was counted.
    static func majority(_ count: Int, of total: Int) -> Bool? {
        guard total > 0 else { return nil }
        if count * 10 >= total * 6 { return true }
        return count * 10 <= total * 4 ? false : nil
    }
}

/// Finds the framework of a project's unit tests.
enum TestFrameworkHabit {
    /// The framework that most files import; tests of features come before others, unit tests before UI tests.
    static func find(features: [FoundFeature], tests: [SourceFile]) -> TestFramework {
        let unit = tests.filter { !LayoutReader.isUserInterfaceTest($0.folder) }
        for group in [features.flatMap(\.tests), unit, tests] {
            let group = group.filter {
                !LayoutReader.isUserInterfaceTest($0.folder) || group.count == tests.count
            }
            var counts: [TestFramework: Int] = [:]
            for file in group {
                if let framework = framework(of: file) { counts[framework, default: 0] += 1 }
            }
            let best = counts.max { left, right in
                (left.value, right.key.rawValue) < (right.value, left.key.rawValue)
            }
            if let best { return best.key }
        }
        return .none
    }

    /// The framework of a file: one that imports Quick is no XCTest file, whatever else it imports.
    static func framework(of file: SourceFile) -> TestFramework? {
        let modules = Set(file.outline.imports.map(\.module))
        if modules.contains("Quick") { return .quick }
        if modules.contains("Testing") { return .swiftTesting }
        return modules.contains("XCTest") ? .xctest : nil
    }
}
