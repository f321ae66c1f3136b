import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// The layers of a set, which some of a project's files are held against.
public struct GoverningRules: Sendable {
    /// The set's id.
    public var set: String
    /// Its layers.
    public var layering: LayerRules

    /// Creates rules.
    public init(set: String, layering: LayerRules) {
        self.set = set
        self.layering = layering
    }
}

/// Holds a project's sources against the layers that sets declare (seed document "clean-architecture-ios":
/// "Presentation → Domain ← Data. Arrows never reverse").
///
/// Every file goes through the scan's outlines and a filter of words, those that may break a rule through
/// SwiftParser.
public struct ArchitectureCheck: Sendable {
    /// What a check gives.
    public struct Outcome: Sendable {
        /// The violations, by path, line and column.
        public var violations: [Violation]
        /// The layer of each file that belongs to one.
        public var layers: [RelativePath: String]
        /// What couldn't be read.
        public var diagnostics: [Diagnostic]
    }

    private let files: [CheckedFile]
    private let rules: [GoverningRules]
    private let modules: ModuleTable
    private let types: OwnTypes

    /// Creates a check.
    /// - Parameters:
    ///   - facts: what the scan learned.
    ///   - rules: the layers of the sets in use.
    ///   - governing: gives for a file the place of its rules in `rules`; nil for none.
    public init(
        facts: ProjectFacts, rules: [GoverningRules], governing: (RelativePath) -> Int?
    ) {
        let modules = ModuleTable(facts, rules: rules)
        let roles = rules.isEmpty ? [:] : facts.fileRoles
        let locators = rules.map { LayerLocator($0.layering) }
        let files = facts.files.map { file in
            let targets = modules.targets(of: file.path)
            var checked = CheckedFile(facts: file, modules: Set(targets.map(\.module)))
            guard !file.isTest, let rules = governing(file.path) else { return checked }
            checked.rules = rules
            // Where no build description names the file's target, a folder may be called as it is.
            let folders = file.path.parent?.components.reversed() ?? []
            checked.layer = locators[rules].layer(
                of: .init(
                    path: file.path, targets: targets.isEmpty ? folders : targets.map(\.name),
                    role: Self.declaresType(file) ? roles[file.path] ?? "other" : "other",
                    isEntry: Self.isEntry(file)))
            return checked
        }
        self.files = files
        self.rules = rules
        self.modules = modules
        types = OwnTypes(files)
    }

    /// A file of extensions alone isn't what its name says: `SubmitOrderUseCase+Live.swift` puts things together.
    private static func declaresType(_ file: SourceFileFacts) -> Bool {
        file.outline.declarations.contains { $0.depth == 0 && $0.kind != "extension" }
    }

    /// Whether the app starts in a file, or it describes the build: both name whatever they need.
    private static func isEntry(_ file: SourceFileFacts) -> Bool {
        file.outline.imports.contains { buildModules.contains($0.module) }
            || file.outline.declarations.contains { declaration in
                declaration.attributes.contains { entryAttributes.contains($0) }
            }
    }

    private static let buildModules: Set<String> = [
        "PackageDescription", "ProjectDescription", "PackagePlugin",
    ]

    private static let entryAttributes: Set<String> = [
        "main", "UIApplicationMain", "NSApplicationMain",
    ]

    /// Checks the files.
    /// - Parameters:
    ///   - contents: the project's files.
    ///   - isWanted: whether a file's violations are asked for.
    ///   - threads: how many threads read and parse; the result doesn't depend on it.
    public func run(
        reading contents: any ProjectContents, threads: Int = 2,
        where isWanted: (RelativePath) -> Bool = { _ in true }
    ) -> Outcome {
        let plans = LayerPlans(files: files, rules: rules, types: types, modules: modules)
        let chosen = files.indices.filter { files[$0].layer != nil && isWanted(files[$0].path) }
        let reading = ReferenceReading(files: files, plans: plans, contents: contents)
            .read(chosen, threads: threads)
        var known = types
        for references in reading.references {
            for (outer, name) in references.associatedTypes {
                known.add(associatedType: name, of: outer, file: references.file)
            }
        }
        let resolver = TypeResolver(files: files, types: known, modules: modules)
        var violations: [Violation] = []
        for references in reading.references {
            guard let plan = plans.plan(for: files[references.file]) else { continue }
            let subject = RuleSubject(
                file: files[references.file], references: references, judge: plan.judge,
                resolver: resolver, moduleLayers: plan.moduleLayers, set: plan.set,
                lines: LineTable(references.bytes))
            violations += LayerRuleList.all.flatMap { $0.violations(in: subject) }
        }
        return Outcome(
            violations: Self.sorted(violations),
            layers: Dictionary(
                files.compactMap { file in file.layer.map { (file.path, $0) } },
                uniquingKeysWith: { first, _ in first }),
            diagnostics: reading.diagnostics)
    }

    private static func sorted(_ violations: [Violation]) -> [Violation] {
        violations.sorted { left, right in
            if left.path != right.path { return left.path < right.path }
            let (a, b) = (left.location, right.location)
            return (a.line ?? 0, a.column ?? 0, left.rule.rawValue)
                < (b.line ?? 0, b.column ?? 0, right.rule.rawValue)
        }
    }
}
