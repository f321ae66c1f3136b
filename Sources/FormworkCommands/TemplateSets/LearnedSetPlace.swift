import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// The folder that a learned set is written to.
struct LearnedSetPlace {
    /// The set's id, which is the folder's name.
    let id: SetID
    /// The nearest folder above that exists, and the way from there.
    private let root: DirectoryRoot
    private let way: [String]
    private let path: String

    /// Finds the place.
    /// - Parameters:
    ///   - path: as it was given.
    ///   - project: the project that is learned from. Below it, no link is followed.
    /// - Throws: `Failure`: 64 where the folder's name is no id or a shipped set's, where the place is git's, Xcode's,
    ///   SwiftPM's or Formwork's own, and where the set would be compiled or break others; 73 where it can't be made.
    init(_ path: String, project scanned: ScannedProject, in session: Session) throws(Failure) {
        let project = scanned.root
        self.path = path
        let absolute = session.normalisedPath(path)
        var components = absolute.split(separator: "/").map(String.init)
        guard let name = components.last, let id = SetID(name), !name.contains("/") else {
            throw Failure(
                .usage, id: "set.bad-id", "'\(components.last ?? path)' can't be a set's id",
                fix:
                    "end the folder's path with lower-case letters, digits and hyphens: TemplateSets/our-screens"
            )
        }
        guard !scanned.library.hasShippedSet(name) else {
            throw Failure(
                .usage, id: "set.shipped-id", "'\(name)' is a set that ships with Formwork",
                fix: "give the new one another name, such as TemplateSets/our-screens")
        }
        self.id = id
        let base = Session.normalised(project.path)
        if base != "/", absolute.hasPrefix(base + "/") {
            root = project
            way = absolute.dropFirst(base.count).split(separator: "/").map(String.init)
            try Self.refuse(way, in: scanned.facts, path: path)
        } else {
            var way: [String] = []
            var nearest: DirectoryRoot?
            while nearest == nil, let last = components.popLast() {
                way.insert(last, at: 0)
                nearest = try? DirectoryRoot(path: "/" + components.joined(separator: "/"))
            }
            guard let nearest else {
                throw Failure(
                    .cannotCreate, id: "set.no-place", "'\(path)' can't be made",
                    fix: "name a folder below one that exists")
            }
            root = nearest
            self.way = way
        }
        let whole = try RelativePath.typed(
            Session.normalised(root.path + "/" + way.joined(separator: "/")).dropFirst())
        if let protected = ProtectedPlace.holding(whole) {
            throw Failure(
                .usage, id: "set.protected", "'\(path)' lies in \(protected.title)",
                fix: "name another folder, such as TemplateSets/\(id)")
        }
    }

    /// What to know of a place where no command looks for sets; nil for one below a folder of sets.
    var remark: Diagnostic? {
        guard
            way.dropLast().last ?? (root.path.split(separator: "/").last.map(String.init))
                != SetLibrary.folderName
        else { return nil }
        return Diagnostic(
            .note, id: "set.not-found-there",
            "no command finds the set in '\(path)': sets are looked for in '\(SetLibrary.folderName)' of a project or template package",
            fix: "move the folder to \(SetLibrary.folderName)/\(id) of one")
    }

    /// - Throws: `Failure` with exit code 64 for a place below the folder of sets that isn't a set's, and for one in
    ///   which code is compiled: a set's example is code.
    private static func refuse(
        _ way: [String], in facts: ProjectFacts, path: String
    ) throws(Failure) {
        let name = way.last ?? path
        let fix = "name the folder \(SetLibrary.folderName)/\(name)"
        if way.first == SetLibrary.folderName {
            guard way.count > 2 else { return }
            throw Failure(
                .usage, id: "set.nested",
                "'\(path)' is too deep: each folder in \(SetLibrary.folderName) is a set", fix: fix)
        }
        let place = try RelativePath.typed(way.joined(separator: "/"))
        let layout = facts.layout
        let code = facts.targets.flatMap(\.folders) + layout.featureRoots + layout.testRoots
        guard let folder = code.first(where: place.hasPrefix) else { return }
        throw Failure(
            .usage, id: "set.in-sources",
            "'\(path)' lies in '\(folder)', where the set's example would be compiled", fix: fix)
    }

    /// Writes the set's files, all or none.
    /// - Throws: `Failure`: 73 where the folder is there already or can't be made.
    func write(_ files: [String: [UInt8]]) throws(Failure) {
        let prefix = way.joined(separator: "/")
        let folder = try RelativePath.typed(prefix)
        guard try root.kind(of: folder) == .absent else {
            throw Failure(
                .cannotCreate, id: "set.exists", "'\(path)' is there already",
                fix: "name another folder, or move that one away")
        }
        var operations: [FileOperation] = []
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
            operations.append(.create(try RelativePath.typed("\(prefix)/\(name)"), bytes))
        }
        _ = try FileTransaction(
            try ProjectLock(root), operations, permitted: [.packageManifest]
        ).apply { false }
    }
}

extension RelativePath {
    /// A path from text; what isn't one is the user's mistake.
    fileprivate static func typed(_ text: some StringProtocol) throws(Failure) -> RelativePath {
        do throws(PathRefusal) { return try RelativePath(validating: String(text)) } catch {
            throw Failure(.usage, [error.diagnostic()])
        }
    }
}
