import FileTree

/// Finds the places that must learn of a new feature.
struct IntegrationPointFinder: Sendable {
    let files: [SourceFile]
    let features: [FoundFeature]
    let build: BuildFacts
    let project: ProjectDescription
    let types: TypeTable
    let layout: LayoutFacts
    /// Gives a file's bytes.
    let contents: @Sendable (RelativePath) -> [UInt8]?
    let sharing: WorkSharing

    /// The points, grouped by kind in the order of `finders`, the best of each kind first.
    func find() -> [IntegrationPoint] {
        sharing.map(Self.finders, least: 1) { $0.find(in: self) }.flatMap { $0 }
    }

    /// Every finder, in the order in which points are reported.
    static let finders: [any IntegrationFinding] = [
        RouteEnumFinder(), RootViewFinder(), TabViewFinder(), CoordinatorFinder(),
        CompositionRootFinder(), BuildDescriptionFinder(),
    ]

    /// Sources that aren't tests.
    var sources: [SourceFile] { files.filter { !$0.facts.isTest } }

    /// Whether a file belongs to a feature.
    func isInFeature(_ file: SourceFile) -> Bool {
        features.contains { feature in
            feature.folder.map { FolderPath.isInside(file.folder, $0) } ?? false
        }
    }
}

/// Finds integration points of one kind.
protocol IntegrationFinding: Sendable {
    /// The points, the best first.
    func find(in project: IntegrationPointFinder) -> [IntegrationPoint]
}
