import BuiltInTemplateSets
import Diagnostics
import FileTree
import TemplateManifest

/// The template sets that a project can use: its own below `TemplateSets/`, then those that ship with
/// Formwork. Of two with one id the project's own is used.
struct SetLibrary: Sendable {
    /// The folder that holds a project's or a package's own sets.
    static let folderName = "TemplateSets"

    /// Checks the project's own sets; nil where it has none, since compiling the schema takes longer than
    /// everything else that a shipped set needs.
    private let loader: ManifestLoader?
    private let ownFolders: [SetID: SetFolder]

    /// Creates a library.
    /// - Parameters:
    ///   - root: the project or package; nil for the shipped sets alone.
    ///   - displayRoot: the project's folder as diagnostics show it; empty for none.
    /// - Throws: `Failure` where the folder can't be read.
    init(root: DirectoryRoot?, displayRoot: String = "") throws(Failure) {
        try self.init(
            folders: try root.map { (root) throws(Failure) in
                try SetFolder.all(in: root, displayRoot: displayRoot)
            } ?? [])
    }

    /// A loader with the schema that ships with Formwork.
    static func makeLoader() throws(Failure) -> ManifestLoader {
        try ManifestLoader(
            schema: BuiltInTemplateSets.schema(named: ManifestLoader.schemaName) ?? [])
    }

    /// Creates a library of folders and the shipped sets.
    init(folders: [SetFolder]) throws(Failure) {
        loader = folders.isEmpty ? nil : try Self.makeLoader()
        ownFolders = Dictionary(
            folders.compactMap { folder in SetID(folder.name).map { ($0, folder) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The ids of the sets, in alphabetical order.
    var ids: [SetID] {
        Set(ownFolders.keys).union(BuiltInTemplateSets.setIDs.compactMap { SetID($0) }).sorted()
    }

    /// Every set.
    /// - Throws: `Failure` with the exit code `invalidInput` and the findings of every set that is
    ///   invalid.
    func all() throws(Failure) -> [LoadedSet] {
        var sets: [LoadedSet] = []
        var findings: [Diagnostic] = []
        for id in ids {
            do throws(Failure) {
                sets.append(try set(id))
            } catch {
                findings += error.diagnostics
            }
        }
        guard findings.isEmpty else { throw Failure(.invalidInput, findings) }
        return sets
    }

    /// One set by its id.
    /// - Throws: `Failure`: `notFound` where there is none, `invalidInput` where it is invalid.
    func set(named text: String) throws(Failure) -> LoadedSet {
        guard let id = SetID(text), ids.contains(id) else {
            let names = ids.map(\.description)
            throw Failure(
                .notFound, id: "set.unknown", "there is no template set '\(text)'",
                fix: SpellingSuggestion.question(for: text, in: names)
                    ?? "name one of: \(names.joined(separator: ", "))")
        }
        return try set(id)
    }

    private func set(_ id: SetID) throws(Failure) -> LoadedSet {
        guard let set = try load(id, extendedBy: []) else {
            throw Failure(.notFound, id: "set.unknown", "there is no template set '\(id)'")
        }
        return set
    }

    /// Loads a set and those that it extends.
    /// - Parameter children: the sets that led here, the outermost first.
    /// - Returns: nil where there is no set of that id.
    private func load(_ id: SetID, extendedBy children: [SetID]) throws(Failure) -> LoadedSet? {
        if children.contains(id) {
            let circle = (children + [id]).map { "'\($0)'" }.joined(separator: " extends ")
            throw Failure(
                .invalidInput, id: "manifest.extends-cycle", circle,
                fix: "remove 'extends' from one of them")
        }
        let name = id.description
        let resolveParent = { (parent: SetID) in
            try load(parent, extendedBy: children + [id])?.set
        }
        if let folder = ownFolders[id], let loader {
            return try loader.load(
                files: try SetFolderReader.read(folder: folder.absolutePath),
                folderName: folder.name, displayRoot: folder.displayPath,
                origin: .folder(folder.displayPath), resolveParent: resolveParent)
        }
        guard BuiltInTemplateSets.setIDs.contains(name) else { return nil }
        return try ManifestLoader.loadVerified(
            files: Self.builtInFiles(of: name), folderName: name, resolveParent: resolveParent)
    }

    private static func builtInFiles(of id: String) -> [String: SetSource] {
        let files = BuiltInTemplateSets.files(ofSet: id).map { path, resource in
            let source = SetSource(
                bytes: resource.bytes, isExecutable: resource.isExecutable,
                displayPath: "\(folderName)/\(id)/\(path)")
            return (path, source)
        }
        return Dictionary(files, uniquingKeysWith: { first, _ in first })
    }
}
