import FileTree

/// Finds the enum whose cases are the places that an app can navigate to.
///
/// Its name is only where the search begins: something must show that it drives navigation.
struct RouteEnumFinder: IntegrationFinding {
    private static let endings = [
        "Route", "Routes", "Destination", "Destinations", "Screen", "Path",
    ]
    private static let appWords = ["App", "Root", "Main", "Navigation", "Global", "Router", "Tab"]

    private static let itemProtocols: Set<String> = ["Hashable", "Identifiable"]

    /// How many enums are looked at and reported at most: the likeliest come first.
    private static let mostCandidates = 12
    private static let mostPoints = 4
    /// A navigation stack, features as cases, or views made of cases are enough alone.
    private static let leastEvidence = 2

    private struct Candidate {
        var declaration: FileOutline.Declaration
        var file: SourceFile
        /// 0 for an app's own routes, more for others.
        var rank: Int
    }

    private struct Found {
        var point: IntegrationPoint
        var evidence: Int
        var rank: Int
    }

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        var candidates: [Candidate] = []
        for file in project.sources {
            for declaration in file.outline.declarations
            where declaration.kind == "enum" && Self.mayBeRoutes(declaration.name) {
                guard let rank = Self.rank(declaration, file, project) else { continue }
                candidates.append(Candidate(declaration: declaration, file: file, rank: rank))
            }
        }
        candidates.sort { ($0.rank, $0.file.path) < ($1.rank, $1.file.path) }
        let likely = Array(candidates.prefix(Self.mostCandidates))
        let uses = NavigationUse(project).evidence(
            for: Set(likely.map { Self.name($0.declaration) }))
        // Parsing takes long: only what may turn out to be routes is parsed, each file once.
        let paths = Set(
            likely.filter { Self.mayReach($0, uses: uses, project) }.map(\.file.path)
        ).sorted()
        let read = project.sharing.map(paths, least: 1) {
            project.contents($0).map(RouteEnumReader.read) ?? []
        }
        let routes = Dictionary(uniqueKeysWithValues: zip(paths, read))
        let found = likely.compactMap { candidate in
            routes[candidate.file.path].flatMap {
                Self.judged(candidate, $0, uses: uses, project)
            }
        }
        let ordered = found.sorted {
            ($0.rank, $1.evidence, $0.point.path) < ($1.rank, $0.evidence, $1.point.path)
        }
        return ordered.prefix(Self.mostPoints).map(\.point)
    }

    /// Whether an enum may have the least evidence, whatever its cases are.
    private static func mayReach(
        _ candidate: Candidate, uses: [String: Int], _ project: IntegrationPointFinder
    ) -> Bool {
        let known = known(candidate, uses: uses)
        if known >= leastEvidence { return true }
        let views = project.contents(candidate.file.path)?.withUnsafeBufferPointer {
            viewMark.firstPlace(in: $0) != nil
        }
        guard views != true else { return true }
        guard known > 0 || isItem(candidate) else { return false }
        let mostOfCases = isItem(candidate) ? 2 : 1
        return known + mostOfCases + (isNamedRoute(candidate) ? 1 : 0) >= leastEvidence
    }

    /// The evidence that shows without the enum's cases.
    ///
    /// Something must lead there: a navigation stack, a coordinator, views made of the cases, or the
    /// reducer that the Composable Architecture puts on a stack.
    private static func known(_ candidate: Candidate, uses: [String: Int]) -> Int {
        // Many types may hold a `Path`: uses of the word elsewhere say nothing of this one.
        let isAlone =
            candidate.declaration.depth == 0
            || candidate.file.outline.mentions.contains(.navigation)
        let evidence = isAlone ? uses[name(candidate.declaration)] ?? 0 : 0
        return evidence + (candidate.declaration.attributes.contains("Reducer") ? 2 : 0)
    }

    /// Values on a stack and items of sheets are these; paths of servers and sizes aren't.
    private static func isItem(_ candidate: Candidate) -> Bool {
        candidate.declaration.inheritance.contains { itemProtocols.contains($0) }
    }

    private static func isNamedRoute(_ candidate: Candidate) -> Bool {
        let name = name(candidate.declaration)
        return name.hasSuffix("Route") || name.hasSuffix("Routes")
    }

    /// What stands where views are made of cases.
    private static let viewMark = BytePattern("some View")

    /// nil where nothing shows that the enum drives navigation.
    private static func judged(
        _ candidate: Candidate, _ routes: [RouteEnumReader.Route], uses: [String: Int],
        _ project: IntegrationPointFinder
    ) -> Found? {
        let name = name(candidate.declaration)
        guard let route = routes.first(where: { $0.name == name }), route.line > 0 else {
            return nil
        }
        var evidence = known(candidate, uses: uses)
        if route.returnsViews { evidence += 2 }
        let isItem = isItem(candidate)
        if evidence > 0 || isItem {
            if leadsToFeatures(route.cases, project) { evidence += isItem ? 2 : 1 }
            if isNamedRoute(candidate) { evidence += 1 }
        }
        guard evidence >= leastEvidence else { return nil }
        return Found(
            point: IntegrationPoint(
                kind: .routeEnum, path: candidate.file.path, line: route.line, name: name),
            evidence: evidence, rank: candidate.rank)
    }

    /// Whether cases bear the names of features: two of them, or half of a short list.
    private static func leadsToFeatures(
        _ cases: [String], _ project: IntegrationPointFinder
    ) -> Bool {
        let known = project.featureKeys
        let hits = cases.count { known.contains(FeatureRootFinder.folded($0)) }
        return hits >= 2 || (hits >= 1 && hits * 2 >= cases.count)
    }

    private static func name(_ declaration: FileOutline.Declaration) -> String {
        TypeTable.bareName(declaration.name)
    }

    /// Whether an enum of a name may be what an app navigates to.
    static func mayBeRoutes(_ name: String) -> Bool {
        endings.contains(where: name.hasSuffix)
    }

    /// 0 for an app's own routes, more for others; nil for the destinations of a single screen.
    private static func rank(
        _ route: FileOutline.Declaration, _ file: SourceFile, _ project: IntegrationPointFinder
    ) -> Int? {
        let isInFeature =
            project.isInFeature(file)
            || project.features.contains { feature in
                feature.folder == nil && route.name.hasPrefix(feature.name)
            }
        let isAppWide =
            appWords.contains { route.name.hasPrefix($0) }
            || endings.contains(route.name)
        if isInFeature { return isAppWide && route.depth == 0 ? 2 : nil }
        return isAppWide ? 0 : 1
    }
}
