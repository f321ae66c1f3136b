import Diagnostics
import FileTree
import ProjectScanning

/// The target that a feature goes into, with the facts that generated code depends on.
struct TargetChoice: Sendable {
    /// The target; nil where no build system names one.
    var target: TargetFacts?
    /// The target that holds its unit tests; nil where there is none.
    var testTarget: TargetFacts?
    /// The module under which tests import the target.
    var module: String
    /// The language mode, `5` or `6`.
    var swiftLanguageMode: String
    /// The isolation of declarations that name none.
    var defaultIsolation: DefaultIsolation
    /// Upcoming features that are switched on.
    var upcomingFeatures: [String]
    /// The least iOS version; nil where none is named.
    var deploymentTarget: String?
    /// The framework of the nearest unit tests.
    var testFramework: TestFramework
    /// Whether the user named the target.
    var isRequested: Bool
    /// Whether the feature gets a target of its own, which the project doesn't have yet.
    var isNew: Bool

    /// Chooses the target.
    /// - Parameters:
    ///   - facts: what the scan learned.
    ///   - feature: the feature's name, by which a target of its own is named.
    ///   - requested: the name that the user gave; nil leaves the choice to the scan.
    ///   - home: the target that holds the feature already, where the user named none.
    ///   - host: the target that the feature's folder stands in, which it goes into rather than into one of its own.
    /// - Throws: `Failure` with exit code 66 where the project has no such target.
    init(
        facts: ProjectFacts, feature: FeatureName, requested: String?, home: String? = nil,
        host: TargetFacts? = nil
    ) throws(Failure) {
        let project = facts.project
        isRequested = requested != nil
        isNew = false
        if let named = requested ?? home {
            target = try Self.target(named: named, in: facts.targets)
        } else if let pattern = FeatureModulePattern(facts) {
            let own = pattern.target(of: feature)
            let existing = facts.targets.first { $0.name == own.name && !$0.isTest }
            isNew = existing == nil && host == nil
            target = existing ?? host ?? own
        } else {
            target = facts.targets.first { $0.name == project.target && !$0.isTest }
        }
        let chosen = target
        let tests = facts.targets.filter { $0.kind == .unitTests }
        testTarget =
            chosen.flatMap { chosen in
                tests.first { $0.dependencies.first == chosen.name }
                    ?? tests.first { $0.dependencies.contains(chosen.name) }
                    ?? tests.first { $0.name == chosen.name + "Tests" }
            }
        if testTarget == nil, requested == nil {
            let testPath = facts.layout.testPath.flatMap { try? RelativePath(validating: $0) }
            testTarget =
                tests.first { $0.name == project.testTarget }
                ?? tests.first { target in testPath.map { target.holds($0) } ?? false }
        }
        let isProjectsOwn = chosen == nil || chosen?.name == project.target
        module = chosen?.module ?? project.module
        swiftLanguageMode = chosen?.swiftLanguageMode ?? project.swiftLanguageMode
        defaultIsolation = chosen?.defaultIsolation ?? project.defaultIsolation
        upcomingFeatures = chosen?.upcomingFeatures ?? project.upcomingFeatures
        deploymentTarget =
            chosen?.deploymentTarget ?? (isProjectsOwn ? project.deploymentTarget : nil)
        let isStated = facts.habits.reading(.testFramework)?.configuration != nil
        testFramework =
            isStated
            ? project.testFramework
            : testTarget.flatMap { Self.framework(ofTestsIn: $0, facts: facts) }
                ?? project.testFramework
    }

    private static func target(
        named name: String, in targets: [TargetFacts]
    ) throws(Failure) -> TargetFacts {
        if let found = targets.first(where: { $0.name == name && !$0.isTest }) { return found }
        if targets.contains(where: { $0.name == name }) {
            throw Failure(
                .usage, id: "target.is-test", "'\(name)' is a test target",
                fix: "name the target that holds the code under test")
        }
        let names = targets.filter { !$0.isTest }.map(\.name)
        throw Failure(
            .notFound, id: "target.unknown", "the project has no target '\(name)'",
            fix: SpellingSuggestion.question(for: name, in: names)
                ?? (names.isEmpty
                    ? "leave --target out" : "name one of: \(names.joined(separator: ", "))"))
    }

    /// The framework that most files of a test target import; nil where none imports any.
    private static func framework(
        ofTestsIn target: TargetFacts, facts: ProjectFacts
    ) -> TestFramework? {
        var counts: [TestFramework: Int] = [:]
        for file in facts.files where target.holds(file.path) {
            let modules = Set(file.outline.imports.map(\.module))
            if let framework = TestFramework(imports: modules) {
                counts[framework, default: 0] += 1
            }
        }
        return TestFramework.commonest(counts)
    }
}
