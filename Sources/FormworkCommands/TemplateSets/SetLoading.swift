import BuiltInTemplateSets
import Diagnostics
import TemplateDistribution
import TemplateManifest

/// Loads sets with those that they extend, each in the eyes of whoever names it.
struct SetLoading: Sendable {
    /// Sets extend one another at most this deep: each level is one of the call stack.
    private static let maximumDepth = 32

    private let index: SetIndex
    /// Checks the sets that don't ship with Formwork; nil where there are none, since compiling the schema
    /// takes longer than everything else that a shipped set needs.
    private let loader: ManifestLoader?

    init(index: SetIndex) throws(Failure) {
        self.index = index
        let hasOthers = index.entries.contains { entry in
            if case .builtIn = entry.place { false } else { true }
        }
        loader = hasOthers ? try SetLibrary.makeLoader() : nil
    }

    /// Loads a set that the project names.
    /// - Throws: `Failure` with the exit code `invalidInput` and every finding.
    func load(_ entry: SetEntry) throws(Failure) -> LoadedSet { try load(entry, way: []) }

    /// - Parameter way: the sets that led here, the outermost first.
    private func load(_ entry: SetEntry, way: [SetEntry]) throws(Failure) -> LoadedSet {
        if way.contains(where: { $0.place == entry.place }) {
            let circle = (way + [entry]).map { "'\($0.id)'" }.joined(separator: " extends ")
            throw Failure(
                .invalidInput, id: "manifest.extends-cycle", circle,
                fix: "remove 'extends' from one of them")
        }
        guard way.count < Self.maximumDepth else {
            throw Failure(
                .invalidInput, id: "manifest.extends-depth",
                "sets extend one another more than \(Self.maximumDepth) times",
                fix: "extend fewer sets")
        }
        let speaker = entry.place.speaker
        let parent = { (id: SetID) throws -> TemplateSet? in
            guard let next = try index.entry(id, in: speaker) else { return nil }
            var loaded = try load(next, way: way + [entry]).set
            // The name by which the child calls it, which its templates use as well.
            loaded.id = id
            return loaded
        }
        var loaded = try load(entry.place, resolveParent: parent)
        loaded.set.id = entry.id
        return loaded
    }

    private func load(
        _ place: SetEntry.Place, resolveParent: (SetID) throws -> TemplateSet?
    ) throws(Failure) -> LoadedSet {
        switch place {
        case .builtIn(let name):
            return try ManifestLoader.loadVerified(
                files: Self.builtInFiles(of: name), folderName: name, resolveParent: resolveParent)
        case .project(let folder):
            return try makeLoader().load(
                files: try SetFolderReader.read(folder: folder.absolutePath),
                folderName: folder.name, displayRoot: folder.displayPath,
                origin: .folder(folder.displayPath), resolveParent: resolveParent)
        case .package(let number, let name):
            let package = index.packages.packages[number]
            return try makeLoader().load(
                files: try package.files(ofSet: name), folderName: name,
                displayRoot: package.displayRoot(ofSet: name),
                origin: .package(.init(name: package.name, version: package.title)),
                resolveParent: resolveParent)
        }
    }

    private func makeLoader() throws(Failure) -> ManifestLoader {
        if let loader { return loader }
        return try SetLibrary.makeLoader()
    }

    private static func builtInFiles(of id: String) -> [String: SetSource] {
        let files = BuiltInTemplateSets.files(ofSet: id).map { path, resource in
            let source = SetSource(
                bytes: resource.bytes, isExecutable: resource.isExecutable,
                displayPath: "\(SetLibrary.folderName)/\(id)/\(path)")
            return (path, source)
        }
        return Dictionary(files, uniquingKeysWith: { first, _ in first })
    }
}

extension SetEntry.Place {
    /// In whose eyes the ids in a set's manifest are meant.
    fileprivate var speaker: SetIndex.Speaker {
        switch self {
        case .project, .builtIn: .project
        case .package(let number, _): .package(number)
        }
    }
}
