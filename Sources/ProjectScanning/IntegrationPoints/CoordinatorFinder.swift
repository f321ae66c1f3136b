/// Finds the coordinator that owns an app's navigation.
///
/// One tells by what it does: the app creates it as it starts, it brings up other coordinators, or it
/// holds the navigation's path for several screens. A name that teams use for it helps.
struct CoordinatorFinder: IntegrationFinding {
    private static let usual: Set<String> = [
        "AppCoordinator", "MainCoordinator", "RootCoordinator", "ApplicationCoordinator",
        "AppFlowCoordinator", "AppRouter", "MainRouter", "RootRouter", "AppNavigator",
    ]
    private static let endings = [
        "Coordinator", "Router", "Navigator", "FlowController", "NavigationController",
        "NavigationModel",
    ]
    private static let kinds: Set<String> = ["class", "struct", "actor"]

    /// How many files are read at most.
    private static let mostFiles = 80
    private static let most = 2

    private struct Candidate {
        var declaration: FileOutline.Declaration
        var file: SourceFile
    }

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        var candidates: [Candidate] = []
        for file in project.sources {
            for declaration in file.outline.declarations
            where Self.kinds.contains(declaration.kind) && declaration.depth == 0
                && (Self.endings.contains(where: declaration.name.hasSuffix)
                    || project.navigationOwners.names.contains(declaration.name))
                && !project.types.isSwiftUIView(declaration)
                && !project.types.isNavigationController(declaration)
            {
                candidates.append(Candidate(declaration: declaration, file: file))
            }
        }
        let names = Set(candidates.map(\.declaration.name))
        var scored = ScoredTypes()
        for candidate in candidates.prefix(Self.mostFiles) {
            scored.add(
                candidate.declaration, candidate.file, as: .coordinator,
                score: score(candidate, others: names, project))
        }
        return scored.best(atLeast: 3, most: Self.most)
    }

    private func score(
        _ candidate: Candidate, others: Set<String>, _ project: IntegrationPointFinder
    ) -> Int {
        let name = candidate.declaration.name
        var score = 0
        if Self.usual.contains(name) { score += 3 }
        if project.launch.created.contains(name) { score += 3 }
        if let bytes = project.contents(candidate.file.path) {
            let named = TypeWords.occurring(others.subtracting([name]), in: bytes)
            score += min(named.count, 3)
        }
        if project.navigationOwners.names.contains(name) {
            score += project.navigationOwners.leading.contains(name) ? 3 : 2
        } else if candidate.file.outline.mentions.contains(.navigation) {
            score += 1
        }
        // The coordinator of one feature isn't the app's.
        let stem = RoleReader.roleFromName(name, isTest: false).stem
        if project.featureKeys.contains(FeatureRootFinder.folded(stem)) { score -= 3 }
        return score
    }
}
