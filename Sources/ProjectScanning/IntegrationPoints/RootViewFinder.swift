/// Finds the view that an app shows first: what its scene or its window holds, or the view that is named so.
struct RootViewFinder: IntegrationFinding {
    private static let names = [
        "RootView", "AppView", "ContentView", "MainView", "RootScreen", "AppRootView", "MainScreen",
        "RootTabView", "MainTabView",
    ]
    private static let rootWords = ["Root", "Main", "App", "Content", "Home", "Tab"]
    /// Words of what is shown before an app's first view, or in its place where something went wrong.
    private static let passingWords = [
        "Splash", "Launch", "Loading", "Progress", "Onboarding", "Welcome", "Error", "Migration",
        "Placeholder", "LockScreen", "Intro",
    ]

    /// How many are reported at most: a repository may hold several apps.
    private static let most = 3

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        let views = declaredViews(project)
        var points: [IntegrationPoint] = []
        for names in project.launch.shown {
            let known = names.filter { views[$0] != nil }
            // Of equals the first: what is shown around a view is written before it.
            let best = known.enumerated().min { left, right in
                (Self.rank(left.element), left.offset) < (Self.rank(right.element), right.offset)
            }
            guard let view = best.flatMap({ views[$0.element] }) else { continue }
            if !points.contains(view) { points.append(view) }
        }
        if points.isEmpty {
            return Self.names.compactMap { views[$0] }.prefix(1).map { $0 }
        }
        // Of several apps the one whose view is called as roots are comes first.
        let named = points.filter { Self.names.contains($0.name) }
        return Array((named + points.filter { !Self.names.contains($0.name) }).prefix(Self.most))
    }

    /// How little a view's name, with that of its outer type, sounds like an app's first view.
    private static func rank(_ name: String) -> Int {
        if passingWords.contains(where: name.contains) { return 2 }
        return rootWords.contains(where: name.contains) ? 0 : 1
    }

    /// The views and view controllers of the project by name, nested ones with that of their outer type; of two
    /// with one name the first by path.
    private func declaredViews(_ project: IntegrationPointFinder) -> [String: IntegrationPoint] {
        let wanted = Set(project.launch.shown.joined()).union(Self.names)
        let last = Set(wanted.map(TypeTable.bareName))
        var views: [String: IntegrationPoint] = [:]
        for file in project.sources {
            var outer: [String] = []
            for declaration in file.outline.declarations {
                outer.removeLast(max(0, outer.count - declaration.depth))
                let name = TypeTable.bareName(declaration.name)
                let whole = (outer.last.map { "\($0)." } ?? "") + name
                outer.append(name)
                guard last.contains(name), !name.contains("Test"), isView(declaration, project)
                else { continue }
                let point = IntegrationPoint(
                    kind: .rootView, path: file.path, line: declaration.line, name: name)
                if wanted.contains(whole), views[whole] == nil { views[whole] = point }
            }
        }
        return views
    }

    private func isView(
        _ declaration: FileOutline.Declaration, _ project: IntegrationPointFinder
    ) -> Bool {
        project.types.isSwiftUIView(declaration)
            || project.types.isViewController(declaration)
                && !project.types.isNavigationController(declaration)
    }
}
