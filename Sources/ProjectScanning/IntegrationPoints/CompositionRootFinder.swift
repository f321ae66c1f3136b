/// Finds the place where an app puts its dependencies together.
///
/// It is created as the app starts, is made of the factories of several features, or builds many of the project's services in one place; a container
/// of a known framework says so by what it extends or inherits.
struct CompositionRootFinder: IntegrationFinding {
    private static let usual: Set<String> = [
        "CompositionRoot", "AppDependencies", "AppContainer", "DependencyContainer", "DIContainer",
        "AppEnvironment", "AppAssembler", "AppAssembly", "DependenciesContainer", "AppComponent",
        "AppDependencyContainer", "ServiceContainer", "AppFactory",
    ]
    private static let endings = [
        "Container", "Dependencies", "Environment", "Assembly", "Assembler", "Component",
        "Injection",
        "Injector", "CompositionRoot", "Resolver", "Registry", "Factory", "Setup", "Locator",
        "Bootstrapper",
    ]
    /// Endings of what a composition root builds.
    private static let services = [
        "Repository", "Service", "UseCase", "Client", "Manager", "Provider", "Gateway", "Store",
        "Storage",
        "API", "Impl", "Interactor", "DataSource",
    ]
    private static let kinds: Set<String> = ["class", "struct", "enum", "actor", "extension"]
    private static let containers: Set<String> = [
        "Factory", "FactoryKit", "Swinject", "NeedleFoundation",
    ]

    /// How many files are read at most.
    private static let mostFiles = 60
    private static let most = 2
    /// A type that conforms to fewer factories isn't where features come together.
    private static let fewestParts = 3

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        let services = Self.services(of: project)
        var scored = ScoredTypes()
        var read = 0
        for file in project.sources where read < Self.mostFiles {
            let candidates = file.outline.declarations.filter(Self.isCandidate)
            guard !candidates.isEmpty else { continue }
            read += 1
            let built =
                project.contents(file.path).map { TypeWords.occurring(services, in: $0).count } ?? 0
            for declaration in candidates {
                scored.add(
                    declaration, file, as: .compositionRoot,
                    score: score(declaration, file, built: built, project))
            }
        }
        return scored.best(atLeast: 4, most: Self.most)
    }

    private func score(
        _ declaration: FileOutline.Declaration, _ file: SourceFile, built: Int,
        _ project: IntegrationPointFinder
    ) -> Int {
        let name = TypeTable.bareName(declaration.name)
        var score = min(built, 6) / 2
        if Self.usual.contains(Self.role(of: name)) { score += 4 }
        if composes(declaration, project) { score += 4 }
        if project.launch.created.contains(name) { score += 2 }
        if file.path.components.dropLast().contains(where: Self.isFolder) { score += 2 }
        if file.outline.imports.contains(where: { Self.containers.contains($0.module) }) {
            score += 1
        }
        if declaration.kind == "extension" {
            // `extension Container` registers what it adds; extensions of other types don't.
            score += name == "Container" || name == "SharedContainer" ? 1 : -6
        }
        if project.isInFeature(file) { score -= 2 }
        return score
    }

    /// Whether a type is what the factories of several features make together.
    private func composes(
        _ declaration: FileOutline.Declaration, _ project: IntegrationPointFinder
    ) -> Bool {
        guard declaration.kind != "extension" else { return false }
        let parts = project.types.ownProtocols(of: TypeTable.bareName(declaration.name))
        return parts.count { part in Self.endings.contains(where: part.hasSuffix) }
            >= Self.fewestParts
    }

    private static func isCandidate(_ declaration: FileOutline.Declaration) -> Bool {
        let name = role(of: TypeTable.bareName(declaration.name))
        return kinds.contains(declaration.kind) && declaration.depth == 0
            && endings.contains(where: name.hasSuffix)
    }

    /// A type's name without the ending that sets it apart from its protocol: `AppFactory` of `AppFactoryImpl`.
    private static func role(of name: String) -> String {
        for ending in ["Implementation", "Impl", "Imp"] where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    /// Whether a folder is named after what it is: `Composition Root`.
    private static func isFolder(_ name: String) -> Bool {
        name.lowercased().filter(\.isLetter) == "compositionroot"
    }

    /// The names of the project's types that do something for others.
    private static func services(of project: IntegrationPointFinder) -> Set<String> {
        var names: Set<String> = []
        for file in project.sources {
            for declaration in file.outline.declarations
            where declaration.depth == 0 && declaration.kind != "extension"
                && services.contains(where: declaration.name.hasSuffix)
            {
                names.insert(declaration.name)
            }
        }
        return names
    }
}
