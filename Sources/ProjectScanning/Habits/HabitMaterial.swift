import FileTree

/// What habits are counted in.
struct HabitMaterial: Sendable {
    let types: TypeTable
    let features: [FoundFeature]
    /// The project's own files, tests included.
    let files: [SourceFile]
    let tests: [SourceFile]
    let sources: [ReadSource]
    /// Every file of the project, of any kind.
    let listed: [RelativePath]
    /// The few files that are looked at closely.
    let closeLooks: [RelativePath: CloseLook]
    /// The project's own types.
    let own: OwnTypes
    /// The names of the accessors of texts that SwiftGen makes, where the project doesn't keep its usual one.
    let generatedAccessors: Set<String>
    /// What screens may share.
    let kit: MeanwhileValue<ComponentKit>

    /// The roles whose types hold a feature's logic.
    static let drivers: Set<String> = [
        "view-model", "presenter", "interactor", "reactor", "reducer", "view-controller", "store",
    ]
    /// The most files that are looked at closely: habits show early.
    private static let mostLooks = 80

    /// Gathers the material.
    /// - Parameter contents: gives a file's bytes.
    init(
        types: TypeTable, features: [FoundFeature], files: [SourceFile], tests: [SourceFile],
        sources: [ReadSource], listed: [RelativePath], own: OwnTypes,
        kit: MeanwhileValue<ComponentKit>, contents: @Sendable (RelativePath) -> [UInt8]?,
        sharing: WorkSharing
    ) {
        self.types = types
        self.features = features
        self.files = files
        self.tests = tests
        self.sources = sources
        self.listed = listed
        generatedAccessors = GeneratedAccessors.find(listed, contents: contents)
        self.own = own
        self.kit = kit
        let telling = features.flatMap(\.files).filter {
            $0.isScreen || Self.drivers.contains($0.role)
        }
        let candidates = telling.isEmpty ? files : telling
        let step = max(1, (candidates.count + Self.mostLooks - 1) / Self.mostLooks)
        let paths = Set(
            stride(from: 0, to: candidates.count, by: step).map { candidates[$0].path })
        let looks = sharing.map(paths.sorted(), least: 4) { path in
            contents(path).map { (path, CloseLook($0)) }
        }
        closeLooks = Dictionary(
            looks.compactMap(\.self), uniquingKeysWith: { first, _ in first })
    }
}

/// What a closer look at a file shows.
struct CloseLook: Sendable {
    let words: CodeWords
    let collections: CollectionEnds

    init(_ bytes: [UInt8]) {
        words = CodeWords(bytes)
        collections = CollectionEnds(bytes)
    }
}

/// The names of a project's own types.
struct OwnTypes: Sendable {
    /// Every type, apart from those nested in others.
    private(set) var all: Set<String> = []
    /// The protocols.
    private(set) var protocols: Set<String> = []
    /// Classes and protocols that carry `@MainActor`.
    private(set) var isolated: Set<String> = []
    /// Property wrappers.
    private(set) var wrappers: Set<String> = []

    init(_ files: [SourceFile]) {
        for file in files where !file.facts.isTest {
            for declaration in file.outline.declarations
            where declaration.kind != "extension" && declaration.depth == 0 {
                let name = declaration.name
                all.insert(name)
                if declaration.kind == "protocol" { protocols.insert(name) }
                if declaration.attributes.contains("MainActor") { isolated.insert(name) }
                if declaration.attributes.contains("propertyWrapper") { wrappers.insert(name) }
            }
        }
    }
}
