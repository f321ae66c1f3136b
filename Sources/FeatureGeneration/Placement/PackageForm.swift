import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// The Swift package that a feature gets for itself.
struct PackageForm: Sendable {
    /// The package's name, which is the feature's.
    var name: String
    /// The package's folder.
    var folder: RelativePath
    /// The target under which the whole package stands in a plan.
    var choice: TargetChoice
    /// The folders of sources and tests in the package.
    var placement: FeaturePlacement
    /// The names of the package's targets with the names of those that they may import.
    var targets: [(name: String, dependencies: [String])]
    /// The name of the test target.
    var testTarget: String

    /// The form of a feature's package.
    /// - Parameters:
    ///   - declaration: what the set says.
    ///   - feature: the feature's name, which is the package's.
    ///   - facts: what the scan learned; the project's other packages say where this one goes.
    ///   - host: the target that the feature would go into otherwise, whose language mode it takes.
    ///   - placement: where the feature would go otherwise.
    ///   - context: what templates see.
    /// - Throws: `Failure` with exit code 65 where the declared folder isn't a path.
    init(
        _ declaration: FeaturePackage, feature: FeatureName, facts: ProjectFacts,
        host: TargetChoice, placement: FeaturePlacement, context: [String: TemplateValue]
    ) throws(Failure) {
        let text = try ManifestExpression.text(declaration.folder, in: context)
        let name = feature.description
        self.name = name
        testTarget = name + "Tests"
        targets = declaration.targets.map { target in
            (name + target.suffix, target.dependencies.map { name + $0 })
        }
        let (package, sources, tests): (RelativePath, RelativePath, RelativePath)
        do throws(PathRefusal) {
            let declared = try RelativePath(validating: text)
            package = try Self.neighbourhood(facts)?.appending(declared.name) ?? declared
            sources = try package.appending("Sources")
            tests = try package.appending("Tests/\(testTarget)")
        } catch {
            throw Failure(.invalidInput, [error.diagnostic(at: declaration.folder.location)])
        }
        folder = package
        var inPackage = placement
        inPackage.sourceFolder = sources
        inPackage.testFolder = tests
        inPackage.moduleFolder = sources
        inPackage.ownsSourceFolder = true
        inPackage.ownsTestFolder = true
        self.placement = inPackage
        choice = Self.choice(host, named: name, sources: sources, tests: tests, in: package)
        // No target of the package bears the feature's name alone, so a type may.
        choice.module = targets.last?.name ?? name
    }

    /// The folder in which the project's local packages lie; nil where there are none.
    private static func neighbourhood(_ facts: ProjectFacts) -> RelativePath? {
        let folders = facts.targets.filter { $0.projectKind == .swiftpm }
            .compactMap { $0.manifest.parent?.parent }
        let counts = Dictionary(grouping: folders) { $0 }.mapValues(\.count)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private static func choice(
        _ host: TargetChoice, named name: String, sources: RelativePath, tests: RelativePath,
        in package: RelativePath
    ) -> TargetChoice {
        let manifest = (try? package.appending("Package.swift")) ?? package
        var target = TargetFacts(
            name: name, module: name, kind: .library, projectKind: .swiftpm, manifest: manifest)
        target.folders = [sources]
        var testTarget = TargetFacts(
            name: name + "Tests", module: name + "Tests", kind: .unitTests,
            projectKind: .swiftpm, manifest: manifest)
        testTarget.folders = [tests]
        var choice = host
        choice.target = target
        choice.testTarget = testTarget
        choice.module = name
        choice.defaultIsolation = .nonisolated
        choice.upcomingFeatures = []
        choice.isNew = true
        return choice
    }
}
