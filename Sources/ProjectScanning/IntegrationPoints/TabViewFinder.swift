import FileTree

/// Finds the view that holds an app's tabs: a `TabView`, or a tab bar controller.
///
/// Views page through their own content with a `TabView` as well. The app's tabs are what it shows
/// first, what leads to several features, or at least stands outside of all of them.
struct TabViewFinder: IntegrationFinding {
    /// How many are reported at most: a repository may hold several apps.
    private static let most = 3

    private struct Candidate {
        var point: IntegrationPoint
        var isInFeature: Bool
        var evidence: Int
    }

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        let candidates = tabViews(project) + tabBarControllers(project)
        let best = candidates.map(\.evidence).max() ?? 0
        let proven =
            best > 0 ? candidates.filter { $0.evidence + 1 >= best && $0.evidence > 0 } : []
        let outside = candidates.filter { !$0.isInFeature }
        // Many of them and nothing that tells the app's apart: then none is.
        let chosen = proven.isEmpty ? (outside.count <= Self.most - 1 ? outside : []) : proven
        return chosen.sorted {
            ($1.evidence, $0.point.path, $0.point.line) < (
                $0.evidence, $1.point.path, $1.point.line
            )
        }.prefix(Self.most).map(\.point)
    }

    private func tabViews(_ project: IntegrationPointFinder) -> [Candidate] {
        var candidates: [Candidate] = []
        let files = project.sources.filter { $0.outline.mentions.contains(.tabView) }
        let read = project.sharing.map(files, least: 1) { file in
            project.contents(file.path).map(TabViewReader.read) ?? []
        }
        for (file, found) in zip(files, read) {
            for tabs in found {
                guard
                    let declaration = file.outline.declarations.first(where: {
                        $0.name == tabs.owner && project.types.isSwiftUIView($0)
                    })
                else { continue }
                candidates.append(candidate(declaration, file, leadingTo: tabs.content, project))
            }
        }
        return candidates
    }

    private func tabBarControllers(_ project: IntegrationPointFinder) -> [Candidate] {
        var candidates: [Candidate] = []
        for file in project.sources {
            for declaration in file.outline.declarations
            where declaration.kind == "class" && project.types.isTabBarController(declaration) {
                let content = project.contents(file.path).map(TypeWords.types) ?? []
                candidates.append(candidate(declaration, file, leadingTo: content, project))
            }
        }
        return candidates
    }

    private func candidate(
        _ declaration: FileOutline.Declaration, _ file: SourceFile, leadingTo content: [String],
        _ project: IntegrationPointFinder
    ) -> Candidate {
        var evidence = 0
        if project.launch.shown.contains(where: { $0.contains(declaration.name) }) { evidence += 2 }
        let features = Set(
            content.map {
                FeatureRootFinder.folded(RoleReader.roleFromName($0, isTest: false).stem)
            })
        if features.intersection(project.featureKeys).count >= 2 { evidence += 1 }
        if ["Main", "App", "Root", "Home"].contains(where: declaration.name.hasPrefix) {
            evidence += 1
        }
        return Candidate(
            point: IntegrationPoint(
                kind: .tabView, path: file.path, line: declaration.line, name: declaration.name),
            isInFeature: project.isInFeature(file), evidence: evidence)
    }
}
