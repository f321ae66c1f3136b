import FileTree
import TemplateManifest

/// Finds the layer that a file belongs to, as the schema describes it at `<layer>`.
struct LayerLocator: Sendable {
    /// A file with what decides about its layer.
    struct Subject {
        /// The file.
        var path: RelativePath
        /// The names of its targets.
        var targets: [String]
        /// Its role in the scan.
        var role: String
        /// Whether the app starts there.
        var isEntry: Bool
    }

    /// The compiled places of a layer; `layer` is nil for the files outside of all layers.
    private struct Places: Sendable {
        var layer: String?
        var paths: [FolderGlob]
        var usualPaths: [FolderGlob]
        var targetNames: [NameGlob]
        var fileNames: [NameGlob]
        var fileRoles: Set<String>

        init(_ places: LayerPlaces, layer: String?) {
            self.layer = layer
            paths = places.paths.map { FolderGlob($0) }
            usualPaths = places.usualPaths.map { FolderGlob($0) }
            targetNames = places.targetNames.map { NameGlob($0) }
            fileNames = places.fileNames.map { NameGlob($0) }
            fileRoles = Set(places.fileRoles)
        }
    }

    private let all: [Places]

    /// Creates a locator.
    init(_ rules: LayerRules) {
        // What is outside comes first, so that it wins where both fit equally well.
        all =
            [Places(rules.outside, layer: nil)]
            + rules.layers.map { Places($0.places, layer: $0.id) }
    }

    /// The layer's id; nil where the file belongs to none.
    func layer(of subject: Subject) -> String? {
        if subject.isEntry { return nil }
        let name = subject.path.name
        if let found = all.first(where: { $0.fileNames.contains { $0.matches(name) } }) {
            return found.layer
        }
        let path = subject.path.components.map { FolderGlob.folded($0) }
        if let found = innermost(in: path) { return found.layer }
        let targeted = all.first { places in
            places.targetNames.contains { glob in subject.targets.contains { glob.matches($0) } }
        }
        if let targeted { return targeted.layer }
        if let found = outermostUsual(in: path) { return found.layer }
        return all.first { $0.fileRoles.contains(subject.role) }?.layer
    }

    private func innermost(in path: [String]) -> Places? {
        best(in: path, \.paths) { $0.end }
    }

    private func outermostUsual(in path: [String]) -> Places? {
        best(in: path, \.usualPaths) { -$0.start }
    }

    /// The places whose globs fit with the greatest rank; the first of equals.
    private func best(
        in path: [String], _ globs: KeyPath<Places, [FolderGlob]>,
        rank: ((start: Int, end: Int)) -> Int
    ) -> Places? {
        var best: (rank: Int, places: Places)?
        for places in all {
            for fit in places[keyPath: globs].flatMap({ $0.fits(path) }) {
                let value = rank(fit)
                if best.map({ value > $0.rank }) ?? true { best = (value, places) }
            }
        }
        return best?.places
    }
}
