import Diagnostics
import FileTree
import GitCommand
import ProjectConfiguration
import TemplateManifest

/// Reads a package's files at a commit out of a bare repository, and believes no byte unchecked.
///
/// Git is asked for the objects in one run; then every hash is computed again, from the commit over its
/// trees to each file, so a byte that was flipped on the disk, or another tree than the lock names, is
/// found (trap 13).
public struct PackageReader: Sendable {
    /// The most files that Formwork reads of a package.
    static let maximumFiles = 10_000

    private let repository: BareRepository
    private let name: String

    /// Creates a reader.
    /// - Parameter name: the package as people should read it in diagnostics.
    public init(_ repository: BareRepository, name: String) {
        self.repository = repository
        self.name = name
    }

    /// What was read of a package.
    public struct Reading: Sendable {
        /// The hash of the package's folder.
        public var tree: String
        /// Its files.
        public var contents: PackageContents
        /// The commit that a reference leads to now; nil where it is gone, or none was asked for.
        public var referenced: String?
    }

    /// Reads a package.
    /// - Parameters:
    ///   - commit: the commit's whole hash.
    ///   - subfolder: the package's folder in the repository; nil means its root.
    ///   - reference: the tag that the commit is said to have.
    /// - Returns: nil where the repository doesn't have the commit whole.
    /// - Throws: `Failure`: 65 for what no package holds (links, submodules, LFS pointers, too much),
    ///   66 where the folder isn't there, 74 where a hash is wrong.
    public func read(
        commit: String, subfolder: RelativePath?, reference: String? = nil
    ) throws(Failure) -> Reading? {
        let place = subfolder.map { "\($0)/" } ?? ""
        let wanted = [
            PackageContents.setsFolder, PackageContents.changelogName,
            ProjectConfiguration.fileName, OrganisationPolicy.fileName,
        ].map { place + $0 }
        guard let listed = try repository.list(tree: "\(commit)^{tree}", paths: wanted) else {
            return nil
        }
        try checkBounds(listed)
        var names = [commit, "\(commit)^{tree}"] + (reference.map { ["\($0)^{commit}"] } ?? [])
        names += (subfolder?.ancestors ?? []).map { "\(commit):\($0)" }
        names += subfolder.map { ["\(commit):\($0)"] } ?? []
        let first = names.count
        names += listed.filter { $0.mode != "160000" }.map(\.id)
        let objects = try repository.objects(names)
        if objects[0] == nil { return nil }
        let store = ObjectStore(objects.enumerated().compactMap { $1 }, package: name)
        let tree = try packageTree(commit, subfolder, in: store)
        var files: [String: PackageFile] = [:]
        for entry in tree.tree.entries
        where wanted.contains(place + entry.name) {
            try collect(entry, at: entry.name, in: store, into: &files)
        }
        let referenced = reference == nil || first < 3 ? nil : objects[2]?.id
        return Reading(
            tree: tree.id, contents: PackageContents(files: files), referenced: referenced)
    }

    private func checkBounds(_ entries: [GitTreeEntry]) throws(Failure) {
        let sizes = entries.compactMap(\.size)
        let total = sizes.reduce(0, +)
        let greatest = sizes.max() ?? 0
        guard
            entries.count > Self.maximumFiles || total > SetFolderReader.maximumSetSize
                || greatest > SetFolderReader.maximumFileSize
        else { return }
        throw Failure(
            .invalidInput, id: "package.too-large",
            "the sets of the package '\(name)' are too large: at most \(Self.maximumFiles) files, "
                + "\(SetFolderReader.maximumFileSize >> 20) MiB a file and "
                + "\(SetFolderReader.maximumSetSize >> 20) MiB together are read",
            fix: "keep only what the sets need below \(PackageContents.setsFolder)")
    }

    /// The package's folder, each step of the way there checked.
    private func packageTree(
        _ commit: String, _ subfolder: RelativePath?, in store: ObjectStore
    ) throws(Failure) -> (id: String, tree: TreeObject) {
        let text = try store.checked(commit, as: .commit).bytes
        let line = text.prefix { $0 != 0x0A }
        guard line.starts(with: "tree ".utf8) else { throw store.damaged(commit) }
        var id = String(decoding: line.dropFirst(5), as: UTF8.self)
        var tree = try store.tree(id)
        for component in subfolder?.components ?? [] {
            guard let entry = tree.entries.first(where: { $0.name == component }),
                entry.kind == .folder
            else {
                throw Failure(
                    .notFound, id: "package.no-folder",
                    "the package '\(name)' has no folder '\(subfolder?.string ?? "")' at \(commit.prefix(12))",
                    fix: "name the folder that holds \(PackageContents.setsFolder)")
            }
            id = entry.id
            tree = try store.tree(id)
        }
        return (id, tree)
    }

    private func collect(
        _ entry: TreeObject.Entry, at path: String, in store: ObjectStore,
        into files: inout [String: PackageFile]
    ) throws(Failure) {
        guard (try? RelativePath(validating: path)) != nil, path.utf8.count < 1024 else {
            throw refusal("the name '\(path)' can't be a path", path, "rename it")
        }
        switch entry.kind {
        case .folder:
            for child in try store.tree(entry.id).entries {
                try collect(child, at: "\(path)/\(child.name)", in: store, into: &files)
            }
        case .file, .executable:
            let file = PackageFile(
                bytes: try store.checked(entry.id, as: .blob).bytes,
                isExecutable: entry.kind == .executable)
            if LFSPointer.isOne(file.bytes) {
                throw refusal(LFSPointer.message, path, LFSPointer.fix)
            }
            files[path] = file
        case .link:
            throw refusal(
                "a symbolic link can't be part of a package: it could lead out of it", path,
                "commit a copy of the file in its place")
        case .submodule:
            throw refusal(
                "a submodule can't be part of a set: it is never fetched", path,
                "commit the files themselves, or declare a package")
        case nil:
            throw refusal("the mode \(entry.mode) is unknown", path, "commit the file anew")
        }
    }

    private func refusal(_ message: String, _ path: String, _ fix: String) -> Failure {
        Failure(
            .invalidInput, id: "package.contents", message,
            at: SourceLocation(path: "\(name)/\(path)"), fix: fix)
    }
}

/// The objects of one reading, each checked when it is used.
private struct ObjectStore {
    private let objects: [String: GitObject]
    private let package: String

    init(_ objects: [GitObject], package: String) {
        self.objects = Dictionary(
            objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.package = package
    }

    func checked(_ id: String, as kind: GitObject.Kind) throws(Failure) -> GitObject {
        guard let object = objects[id], object.kind == kind, ObjectHash.isRight(object) else {
            throw damaged(id)
        }
        return object
    }

    func tree(_ id: String) throws(Failure) -> TreeObject {
        guard let tree = TreeObject(try checked(id, as: .tree)) else { throw damaged(id) }
        return tree
    }

    func damaged(_ id: String) -> Failure {
        Failure(
            .inputOutput, id: "package.cache-damaged",
            "the cached repository of the package '\(package)' is damaged: the object "
                + "\(id.prefix(12)) isn't what its hash says",
            fix: "'formwork package resolve' fetches it anew")
    }
}
