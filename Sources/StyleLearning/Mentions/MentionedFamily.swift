import FileTree
import ProjectScanning

/// The features that are looked for in existing code.
struct MentionedFamily: Sendable {
    /// Their names.
    let stems: [String]
    /// The spellings of their names.
    let spellings: [StemSpellings]
    /// How many of them a place names at least.
    let least: Int
    /// So many features at one place say that it is for features, however many others there are.
    private static let enough = 10
    /// The features that a file belongs to, by their place in the list.
    private let ownFiles: [RelativePath: Set<Int>]

    init(_ stems: [String], facts: ProjectFacts) {
        self.stems = stems
        spellings = stems.map(StemSpellings.init)
        least = min(Self.enough, max(stems.count > 3 ? 3 : 2, (stems.count + 1) / 2))
        var own: [RelativePath: Set<Int>] = [:]
        let places = Dictionary(
            stems.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for feature in facts.features {
            guard let place = places[feature.name] else { continue }
            for file in feature.files + feature.tests { own[file.path, default: []].insert(place) }
        }
        ownFiles = own
    }

    /// The features whose own file a file is: naming itself says nothing.
    func owners(of path: RelativePath) -> Set<Int> {
        var owners = ownFiles[path] ?? []
        for (index, spellings) in spellings.enumerated() where spellings.begins(path.name) {
            owners.insert(index)
        }
        return owners
    }
}
