import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateManifest

/// One thing to check: a set's folder, or a project's configuration.
enum ValidationSubject: Sendable, Hashable {
    case set(SetFolder)
    case configuration(folder: String, displayPath: String)

    /// The path as people should read it.
    var displayPath: String {
        switch self {
        case .set(let folder): folder.displayPath
        case .configuration(_, let path): path
        }
    }

    /// The path for a line of its own: never empty.
    var shownPath: String { displayPath.isEmpty ? "." : displayPath }

    /// What a path on the command line stands for: a set's folder or a file in it, a folder of sets, a
    /// package, a project, or its `Formwork.xml`.
    /// - Throws: `Failure` with the exit code `notFound` where there is no such path, or nothing to
    ///   check there.
    static func subjects(
        at path: String, in session: Session
    ) throws(Failure) -> [ValidationSubject] {
        let place = Place(path, in: session)
        if let root = try place.folder() {
            let found = try subjects(in: root, displayPath: place.displayPath)
            if !found.isEmpty { return found }
        } else if let found = try place.subjectOfFile() {
            return [found]
        }
        throw Failure(
            .notFound, id: "validate.nothing",
            "'\(path)' holds no \(ManifestLoader.manifestName) and no "
                + ProjectConfiguration.fileName,
            fix: "name a set's folder, a folder with TemplateSets, or a project with "
                + ProjectConfiguration.fileName)
    }

    private static func subjects(
        in root: DirectoryRoot, displayPath: String
    ) throws(Failure) -> [ValidationSubject] {
        let names = Set(try root.entries().map(\.name))
        if names.contains(ManifestLoader.manifestName) {
            return [.set(Place.setFolder(at: root.path, displayPath: displayPath))]
        }
        var found: [ValidationSubject] = []
        if names.contains(ProjectConfiguration.fileName) {
            found.append(
                .configuration(
                    folder: root.path,
                    displayPath: Place.join(displayPath, ProjectConfiguration.fileName)))
        }
        let own = try SetFolder.all(in: root, displayRoot: displayPath)
        if !own.isEmpty { return found + own.map(ValidationSubject.set) }
        for folder in try SetFolder.below(root, displayPath: displayPath) {
            let inside = try DirectoryRoot(path: folder.absolutePath)
            if try inside.entries().contains(where: { $0.name == ManifestLoader.manifestName }) {
                found.append(.set(folder))
            }
        }
        return found
    }
}

/// A path that a user named, as it is shown and as it is reached.
private struct Place {
    let displayPath: String
    private let absolutePath: String
    private let session: Session
    private let given: String

    init(_ path: String, in session: Session) {
        given = path
        self.session = session
        var shown = path[...]
        while shown.count > 1, shown.hasSuffix("/") { shown = shown.dropLast() }
        if shown == "." { shown = "" }
        if shown.hasPrefix("./") { shown = shown.dropFirst(2) }
        displayPath = String(shown)
        absolutePath = session.absolutePath(shown.isEmpty ? "." : String(shown))
    }

    /// The folder; nil where the path is a file.
    func folder() throws(Failure) -> DirectoryRoot? {
        do throws(Failure) {
            return try DirectoryRoot(path: absolutePath)
        } catch {
            // A file isn't a folder, but it is there; what isn't there at all fails here.
            _ = try NamedFile(given, in: session).bytes()
            return nil
        }
    }

    /// What a file stands for: the configuration that it is, or the set in whose folder it lies.
    func subjectOfFile() throws(Failure) -> ValidationSubject? {
        var folder = Self.parent(absolutePath)
        var shown = Self.parent(displayPath)
        if displayPath.split(separator: "/").last.map(String.init) == ProjectConfiguration.fileName {
            return .configuration(folder: folder, displayPath: displayPath)
        }
        while !folder.isEmpty {
            let names = try DirectoryRoot(path: folder).entries().map(\.name)
            if names.contains(ManifestLoader.manifestName) {
                return .set(Self.setFolder(at: folder, displayPath: shown))
            }
            guard !shown.isEmpty else { return nil }
            (folder, shown) = (Self.parent(folder), Self.parent(shown))
        }
        return nil
    }

    /// A set's folder; its name is that of the real folder, even where the path is `.`.
    static func setFolder(at path: String, displayPath: String) -> SetFolder {
        let name = path.split(separator: "/").last { $0 != "." }
        return SetFolder(
            name: String(name ?? ""), absolutePath: path, displayPath: displayPath)
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }

    private static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
