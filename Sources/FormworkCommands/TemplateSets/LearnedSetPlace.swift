import Diagnostics
import FileTree
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
    /// - Throws: `Failure`: 64 where the folder's name is no id, 73 where something is there already.
    init(_ path: String, in session: Session) throws(Failure) {
        self.path = path
        var components = session.absolutePath(path).split(separator: "/").map(String.init)
            .filter { $0 != "." }
        guard let name = components.last, let id = SetID(name), !name.contains("/") else {
            throw Failure(
                .usage, id: "set.bad-id", "'\(components.last ?? path)' can't be a set's id",
                fix:
                    "end the folder's path with lower-case letters, digits and hyphens: TemplateSets/our-screens"
            )
        }
        self.id = id
        var way: [String] = []
        while let last = components.popLast() {
            way.insert(last, at: 0)
            if let root = try? DirectoryRoot(path: "/" + components.joined(separator: "/")) {
                self.root = root
                self.way = way
                return
            }
        }
        throw Failure(
            .cannotCreate, id: "set.no-place", "'\(path)' can't be made",
            fix: "name a folder below one that exists")
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
        _ = try FileTransaction(try ProjectLock(root), operations).apply { false }
    }
}

extension RelativePath {
    /// A path from text; what isn't one is the user's mistake.
    fileprivate static func typed(_ text: String) throws(Failure) -> RelativePath {
        do throws(PathRefusal) { return try RelativePath(validating: text) } catch {
            throw Failure(.usage, [error.diagnostic()])
        }
    }
}
