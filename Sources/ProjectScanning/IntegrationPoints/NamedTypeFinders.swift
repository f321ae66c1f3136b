/// Finds the coordinator that owns an app's navigation.
struct CoordinatorFinder: IntegrationFinding {
    private static let names = [
        "AppCoordinator", "MainCoordinator", "RootCoordinator", "ApplicationCoordinator",
        "AppFlowCoordinator", "AppRouter", "MainRouter", "RootRouter", "AppNavigator",
    ]

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        NamedTypes.find(.coordinator, Self.names, ["class", "struct", "actor"], in: project)
    }
}

/// Finds the place where an app puts its dependencies together.
struct CompositionRootFinder: IntegrationFinding {
    private static let names = [
        "CompositionRoot", "AppDependencies", "AppContainer", "DependencyContainer", "DIContainer",
        "AppEnvironment", "AppAssembler", "AppAssembly", "DependenciesContainer", "AppComponent",
        "AppDependencyContainer", "DefaultAssembler", "CompositionRootFactory", "ServiceContainer",
        "AppFactory",
    ]

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        NamedTypes.find(
            .compositionRoot, Self.names, ["class", "struct", "enum", "actor"], in: project)
    }
}

/// Types by their names, the likeliest name first.
private enum NamedTypes {
    static func find(
        _ kind: IntegrationPoint.Kind, _ names: [String], _ keywords: Set<String>,
        in project: IntegrationPointFinder
    ) -> [IntegrationPoint] {
        var points: [String: IntegrationPoint] = [:]
        for file in project.sources {
            for declaration in file.outline.declarations
            where keywords.contains(declaration.kind) && names.contains(declaration.name)
                && points[declaration.name] == nil
            {
                points[declaration.name] = IntegrationPoint(
                    kind: kind, path: file.path, line: declaration.line, name: declaration.name)
            }
        }
        return names.compactMap { points[$0] }
    }
}
