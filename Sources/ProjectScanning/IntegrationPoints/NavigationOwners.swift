import FileTree

/// Finds the types that own where an app is: they are observed, and hold the stack of what is shown as a
/// `NavigationPath` or as an array of the project's own destinations.
///
/// Such a type leads from screen to screen whatever it is called.
struct NavigationOwners: Sendable {
    /// The names of the types.
    private(set) var names: Set<String> = []
    /// Those in whose files destinations of the project are named: they know where the app can go.
    private(set) var leading: Set<String> = []
    /// The files that declare them.
    private(set) var files: Set<RelativePath> = []

    /// How many files are read at most.
    private static let mostFiles = 40

    /// Looks at the observed classes outside of features that are no view models.
    /// - Parameter isInFeature: whether a file belongs to a feature.
    init(
        _ sources: [SourceFile], types: TypeTable, isInFeature: (SourceFile) -> Bool,
        contents: @Sendable (RelativePath) -> [UInt8]?, sharing: WorkSharing
    ) {
        var destinations: Set<String> = []
        for file in sources {
            for declaration in file.outline.declarations
            where declaration.kind == "enum" && RouteEnumFinder.mayBeRoutes(declaration.name) {
                destinations.insert(TypeTable.bareName(declaration.name))
            }
        }
        var observing: [(file: SourceFile, observed: [FileOutline.Declaration])] = []
        for file in sources where observing.count < Self.mostFiles {
            let observed = file.outline.declarations.filter { declaration in
                declaration.depth == 0 && !ViewModelNames.isViewModel(declaration.name)
                    && (types.isObservable(declaration) || types.isObservableObject(declaration))
            }
            guard !observed.isEmpty, !isInFeature(file) else { continue }
            observing.append((file, observed))
        }
        // Most files name no destination at all: that is told faster than what they hold.
        let marks = (destinations.sorted() + ["NavigationPath"]).map { BytePattern($0) }
        let read = sharing.map(observing, least: 4) { file, observed in
            let naming = contents(file.path).flatMap { bytes in
                let isNamed = bytes.withUnsafeBufferPointer { code in
                    marks.contains { $0.firstPlace(in: code) != nil }
                }
                return isNamed ? CodeWords(bytes) : nil
            }
            return (file: file, observed: observed, words: naming)
        }
        for (file, observed, words) in read {
            guard let words,
                words.collectedTypes.contains(where: {
                    $0 == "NavigationPath" || destinations.contains($0)
                })
            else { continue }
            names.formUnion(observed.map(\.name))
            if !words.uses.types.isDisjoint(with: destinations) {
                leading.formUnion(observed.map(\.name))
            }
            files.insert(file.path)
        }
    }
}
