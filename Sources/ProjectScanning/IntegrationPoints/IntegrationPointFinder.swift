import FileTree

/// Finds the places that must learn of a new feature.
struct IntegrationPointFinder: Sendable {
    let files: [SourceFile]
    let features: [FoundFeature]
    let build: BuildFacts
    /// The name of the target that a new feature goes into; nil where none is known.
    let target: String?
    let types: TypeTable
    let layout: LayoutFacts
    /// Gives a file's bytes.
    let contents: @Sendable (RelativePath) -> [UInt8]?
    let sharing: WorkSharing
    /// What the project's apps create as they start.
    let launch: AppLaunch
    /// The types that own where an app is.
    let navigationOwners: NavigationOwners
    /// The names of features and of their folders, in the form in which names are compared.
    let featureKeys: Set<String>
    /// The folders of features.
    private let featureFolders: Set<String>

    init(
        files: [SourceFile], features: [FoundFeature], build: BuildFacts,
        target: String?, types: TypeTable, layout: LayoutFacts,
        contents: @escaping @Sendable (RelativePath) -> [UInt8]?, sharing: WorkSharing
    ) {
        self.files = files
        sources = files.filter { !$0.facts.isTest }
        self.features = features
        self.build = build
        self.target = target
        self.types = types
        self.layout = layout
        self.contents = contents
        self.sharing = sharing
        let chooser = TargetChooser(targets: build.targets)
        let own = target.flatMap { name in build.targets.first { $0.name == name } }
        launch = AppLaunch(files, target: own?.kind == .app ? own : chooser.app) {
            contents($0.path)
        }
        let folders = Set(features.compactMap(\.folder))
        featureFolders = folders
        navigationOwners = NavigationOwners(
            sources, types: types, isInFeature: { Self.isInside($0, folders) }, contents: contents,
            sharing: sharing)
        featureKeys = Set(
            (features.map(\.name) + featureFolders.map(FolderPath.name))
                .map(FeatureRootFinder.folded))
    }

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
    let sources: [SourceFile]

    /// Whether a file belongs to a feature.
    func isInFeature(_ file: SourceFile) -> Bool { Self.isInside(file, featureFolders) }

    private static func isInside(_ file: SourceFile, _ folders: Set<String>) -> Bool {
        var folder: String? = file.folder
        while let candidate = folder {
            if folders.contains(candidate) { return true }
            folder = FolderPath.parent(candidate)
        }
        return false
    }
}

/// Finds integration points of one kind.
protocol IntegrationFinding: Sendable {
    /// The points, the best first.
    func find(in project: IntegrationPointFinder) -> [IntegrationPoint]
}
