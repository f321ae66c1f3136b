import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Builds what templates see of a project, a feature and a request.
///
/// The names and shapes are those of `ManifestContext` in TemplateManifest, against which `validate`
/// checks every branch of a template; a test holds the two together.
struct TemplateContext: Sendable {
    /// The values by their top-level names.
    private(set) var values: [String: TemplateValue]

    /// Builds the context, without the set's parameters, options and derived values.
    init(
        feature: FeatureName, group: String?, facts: ProjectFacts, choice: TargetChoice,
        naming: RoleNaming, sharedPieces: [Role: SharedPiece], roles: [RoleDeclaration],
        recorded: RecordedInputs
    ) {
        let names = naming.names.map { ($0.key.memberName, TemplateValue.string($0.value)) }
        let isMainActor = choice.defaultIsolation == .mainActor
        values = [
            "feature": .string(feature.description),
            "group": .string(group ?? ""),
            "module": .string(choice.module),
            "names": .dictionary(Dictionary(names, uniquingKeysWith: { first, _ in first })),
            ManifestContext.parentName: .dictionary([
                "feature": .string(feature.description),
                "names": .dictionary(Dictionary(names, uniquingKeysWith: { first, _ in first })),
            ]),
            "shared": Self.shared(sharedPieces, roles: roles),
            "shares": RoleShares(facts, apartFrom: feature, roles: roles).values(for: roles),
            "project": Self.project(facts: facts, choice: choice),
            "access": .string(Self.access(facts: facts, choice: choice)),
            "isolation": .string(isMainActor ? "nonisolated " : ""),
            "date": .string(recorded.date),
            "year": .string(recorded.year),
            "author": .string(recorded.author),
            "points": .dictionary(Self.points(facts, choice).mapValues { .boolean($0 != nil) }),
            "pointNames": .dictionary(Self.points(facts, choice).mapValues { .string($0 ?? "") }),
        ]
    }

    /// The keyword that declares each shared piece in the project; an empty text where it is generated.
    private static func shared(
        _ pieces: [Role: SharedPiece], roles: [RoleDeclaration]
    ) -> TemplateValue {
        var members: [String: TemplateValue] = [:]
        for declaration in roles {
            let place = pieces[declaration.role]?.place
            members[declaration.role.memberName] = .string(place?.kind ?? "")
        }
        return .dictionary(members)
    }

    /// The text of a value; empty where there is none.
    static func text(_ name: String, in context: [String: TemplateValue]) -> String {
        context[name].map(ParameterValue.text) ?? ""
    }

    /// Adds a value.
    mutating func set(_ name: String, _ value: TemplateValue) { values[name] = value }

    /// Puts what an earlier generation took from the project in the place of what the scan learned.
    mutating func take(_ surroundings: RecordedSurroundings) {
        values = surroundings.applied(to: values)
    }

    /// The access level of a feature's declarations, with a space behind it: in a target of its own a feature
    /// must be public to be seen.
    private static func access(facts: ProjectFacts, choice: TargetChoice) -> String {
        let needsPublic = choice.isNew && !facts.habits.statesAccessLevel
        let level = facts.habits.accessLevel ?? (needsPublic ? "public" : nil)
        return level.map { $0 + " " } ?? ""
    }

    private static func project(facts: ProjectFacts, choice: TargetChoice) -> TemplateValue {
        let project = facts.project
        return .dictionary([
            "name": .string(project.name),
            "kinds": .array(project.kinds.map { .string($0.rawValue) }),
            "module": .string(choice.module),
            "target": .string(choice.target?.name ?? ""),
            "testTarget": .string(choice.testTarget?.name ?? ""),
            "testFramework": .string(choice.testFramework.rawValue),
            "testModules": .array(testModules(choice, facts: facts).map { .string($0) }),
            "swiftLanguageMode": .string(choice.swiftLanguageMode),
            "defaultIsolation": .string(choice.defaultIsolation.rawValue),
            "upcomingFeatures": .array(choice.upcomingFeatures.map { .string($0) }),
            "deploymentTarget": .string(choice.deploymentTarget ?? ""),
            "localization": .string(facts.habits.localization.rawValue),
            "usesFinal": .boolean(facts.habits.usesFinal ?? true),
            "mainActor": .string(mainActor(facts: facts, choice: choice).rawValue),
            "dependencyStyle": .string(dependencyStyle(facts).rawValue),
            "dependencyModule": .string(
                dependencyStyle(facts) == .initializer ? "" : facts.habits.dependencyModule ?? ""),
            "isNewTarget": .boolean(choice.isNew),
            "registers": .boolean(registers(choice, facts: facts)),
        ])
    }

    /// The modules that tests of the target import, in alphabetical order.
    private static func testModules(_ choice: TargetChoice, facts: ProjectFacts) -> [String] {
        let tests = facts.files.filter { file in
            file.isTest && (choice.testTarget?.holds(file.path) ?? true)
        }
        return Set(tests.flatMap { $0.outline.imports.map(\.module) }).sorted()
    }

    /// Where view models carry `@MainActor`: on the type where the team does so, else on their actions.
    ///
    /// Nowhere only where asynchronous functions stay on the caller's actor by themselves; otherwise state that
    /// views show would change off the main actor, which Swift 6 refuses.
    private static func mainActor(facts: ProjectFacts, choice: TargetChoice) -> MainActorHabit {
        let staysOnMain =
            choice.defaultIsolation == .mainActor
            || choice.upcomingFeatures.contains("NonisolatedNonsendingByDefault")
        switch facts.habits.mainActor {
        case .type?: return .type
        case MainActorHabit.none? where staysOnMain: return .none
        default: return .members
        }
    }

    /// How the feature gets what it needs: by its initialiser, unless the team uses a container whose module it
    /// imports.
    private static func dependencyStyle(_ facts: ProjectFacts) -> DependencyStyle {
        let style = facts.habits.dependencies
        guard facts.habits.dependencyModule != nil, style == .factory || style == .swiftDependencies
        else { return .initializer }
        return style ?? .initializer
    }

    /// Whether a new file must be added to an Xcode project by hand or by a tool.
    private static func registers(_ choice: TargetChoice, facts: ProjectFacts) -> Bool {
        guard let target = choice.target, target.projectKind == .xcode else { return false }
        let root = facts.layout.featureRoots.first
        return !(root.map(target.takesNewFiles) ?? target.isSynchronized)
    }

    /// For each kind of integration point the name of the type that the feature is wired into, or nil where the
    /// scan found none.
    private static func points(_ facts: ProjectFacts, _ choice: TargetChoice) -> [String: String?] {
        var result: [String: String?] = [:]
        for kind in IntegrationPoint.Kind.allCases {
            let found = facts.point(of: kind.rawValue, for: choice)
            result.updateValue(found?.name, forKey: Role(kind.rawValue).memberName)
        }
        return result
    }
}
