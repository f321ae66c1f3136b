import FileTree

/// Types that may be integration points, each with how much speaks for it.
struct ScoredTypes {
    /// A type with its score.
    struct Entry {
        var point: IntegrationPoint
        var score: Int
    }

    private var entries: [Entry] = []

    /// Adds a type.
    mutating func add(
        _ declaration: FileOutline.Declaration, _ file: SourceFile, as kind: IntegrationPoint.Kind,
        score: Int
    ) {
        entries.append(
            Entry(
                point: IntegrationPoint(
                    kind: kind, path: file.path, line: declaration.line,
                    name: TypeTable.bareName(declaration.name)),
                score: score))
    }

    /// The best of those that reach a score; each name once.
    func best(atLeast least: Int, most: Int) -> [IntegrationPoint] {
        var names: Set<String> = []
        return entries.filter { $0.score >= least }
            .sorted {
                ($1.score, $0.point.path, $0.point.line) < ($0.score, $1.point.path, $1.point.line)
            }
            .map(\.point).filter { names.insert($0.name).inserted }.prefix(most).map { $0 }
    }
}
