/// Finds the view that an app shows first: what its scene or its window holds, or the view that is named so.
struct RootViewFinder: IntegrationFinding {
    private static let names = [
        "RootView", "AppView", "ContentView", "MainView", "RootScreen", "AppRootView", "MainScreen",
        "RootTabView", "MainTabView",
    ]

    /// How many are reported at most: a repository may hold several apps.
    private static let most = 3

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        let views = declaredViews(project)
        var points: [IntegrationPoint] = []
        for names in project.launch.shown {
            let known = names.compactMap { views[$0] }
            // What is shown while an app loads comes before its first view.
            guard let view = known.first(where: { Self.isCalledAsRoot($0.name) }) ?? known.first
            else { continue }
            if !points.contains(view) { points.append(view) }
        }
        if points.isEmpty {
            return Self.names.compactMap { views[$0] }.prefix(1).map { $0 }
        }
        // Of several apps the one whose view is called as roots are comes first.
        let named = points.filter { Self.names.contains($0.name) }
        return Array((named + points.filter { !Self.names.contains($0.name) }).prefix(Self.most))
    }

    private static func isCalledAsRoot(_ name: String) -> Bool {
        ["Root", "Main", "App", "Content", "Home", "Tab"].contains { name.contains($0) }
    }

    /// The views and view controllers of the project by name; of two with one name the first by path.
    private func declaredViews(_ project: IntegrationPointFinder) -> [String: IntegrationPoint] {
        let wanted = Set(project.launch.shown.joined()).union(Self.names)
        var views: [String: IntegrationPoint] = [:]
        for file in project.sources {
            for declaration in file.outline.declarations
            where wanted.contains(declaration.name) && views[declaration.name] == nil
                && !declaration.name.contains("Test")
                && (project.types.isSwiftUIView(declaration)
                    || project.types.isViewController(declaration)
                        && !project.types.isNavigationController(declaration))
            {
                views[declaration.name] = IntegrationPoint(
                    kind: .rootView, path: file.path, line: declaration.line,
                    name: declaration.name)
            }
        }
        return views
    }
}
