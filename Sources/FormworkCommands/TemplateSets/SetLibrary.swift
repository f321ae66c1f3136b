import BuiltInTemplateSets
import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateDistribution
import TemplateManifest

/// The template sets that a project can use: its own below `TemplateSets/`, then those of its packages, then
/// those that ship with Formwork.
///
/// A set of a package is called `package/id`, a shipped one `built-in/id` where another has its plain id. A
/// plain id means the first set of that id in the order above.
struct SetLibrary: Sendable {
    /// The folder that holds a project's or a package's own sets.
    static let folderName = PackageContents.setsFolder

    /// What was wrong with the folders: a name that can't be an id.
    let warnings: [Diagnostic]
    private let index: SetIndex
    private let loading: SetLoading

    /// Creates a library.
    /// - Parameters:
    ///   - root: the project or package; nil for the shipped sets alone.
    ///   - displayRoot: the project's folder as diagnostics show it; empty for none.
    ///   - place: the project's `Formwork.xml`: where it is above the project, the sets beside it are the
    ///     project's too, except where it has its own of the same name.
    ///   - packages: the project's packages.
    /// - Throws: `Failure` where a folder can't be read.
    init(
        root: DirectoryRoot?, displayRoot: String = "", above place: ConfigurationPlace? = nil,
        packages: ProjectPackages = .init()
    ) throws(Failure) {
        var folders: [SetFolder] = []
        if let root { folders = try SetFolder.all(in: root, displayRoot: displayRoot) }
        if let place, place.project != nil {
            let own = Set(folders.map(\.name))
            folders += try SetFolder.all(
                in: place.folder, displayRoot: String(place.displayPath(of: "").dropLast())
            ).filter { !own.contains($0.name) }
        }
        index = try SetIndex(folders: folders, packages: packages)
        loading = try SetLoading(index: index)
        warnings = index.warnings
    }

    /// A loader with the schema that ships with Formwork.
    static func makeLoader() throws(Failure) -> ManifestLoader {
        try ManifestLoader(
            schema: BuiltInTemplateSets.schema(named: ManifestLoader.schemaName) ?? [])
    }

    /// The ids of the sets that take part in the choice, in alphabetical order. Of several with one plain id
    /// only the first counts, since they would tie.
    var ids: [SetID] { index.entries.filter { index.hider(of: $0) == nil }.map(\.id).sorted() }

    /// The ids of all sets, in alphabetical order.
    var allIDs: [SetID] { index.entries.map(\.id).sorted() }

    /// The set that has an id's plain id in its place; nil where the set is the first of its plain id.
    func hider(of id: SetID) -> SetID? {
        index.entries.first { $0.id == id }.flatMap { index.hider(of: $0)?.id }
    }

    /// Every set that takes part in the choice.
    /// - Throws: `Failure` with the exit code `invalidInput` and the findings of every set that is
    ///   invalid.
    func all() throws(Failure) -> [LoadedSet] { try sets(ids) }

    /// Every set, those too that others hide.
    func everything() throws(Failure) -> [LoadedSet] { try sets(allIDs) }

    private func sets(_ ids: [SetID]) throws(Failure) -> [LoadedSet] {
        var sets: [LoadedSet] = []
        var findings: [Diagnostic] = []
        for id in ids {
            do throws(Failure) {
                sets.append(try set(named: id.description))
            } catch {
                findings += error.diagnostics
            }
        }
        guard findings.isEmpty else { throw Failure(.invalidInput, findings) }
        return sets
    }

    /// One set by its id, or by its plain id.
    /// - Throws: `Failure`: `notFound` where there is none, `usage` where two packages have it,
    ///   `invalidInput` where it is invalid.
    func set(named text: String) throws(Failure) -> LoadedSet {
        guard let id = SetID(text), let entry = try index.entry(id, in: .project) else {
            let names = allIDs.map(\.description)
            throw Failure(
                .notFound, id: "set.unknown", "there is no template set '\(text)'",
                fix: SpellingSuggestion.question(for: text, in: names)
                    ?? index.packageSuggestion(for: text)
                    ?? "name one of: \(names.joined(separator: ", "))")
        }
        return try loading.load(entry)
    }

    /// Whether the project has a set of its own with an id.
    func hasOwnSet(_ id: String) -> Bool {
        index.entries.contains { entry in
            if case .project = entry.place { entry.id.description == id } else { false }
        }
    }

    /// Whether a set of an id ships with Formwork.
    func hasShippedSet(_ id: String) -> Bool {
        index.entries.contains { $0.place == .builtIn(id) }
    }

    /// Whether a text names a set.
    /// - Throws: `Failure` with the exit code `usage` where two packages have it.
    func names(_ text: String) throws(Failure) -> Bool {
        guard let id = SetID(text) else { return false }
        return try index.entry(id, in: .project) != nil
    }
}
