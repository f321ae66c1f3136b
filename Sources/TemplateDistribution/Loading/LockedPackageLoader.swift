import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateManifest

/// Loads what a project's lock says, for commands that use packages: nothing is chosen here, and nothing is
/// fetched that the cache has.
public struct LockedPackageLoader {
    private let catalog: PackageCatalog
    private let root: DirectoryRoot

    /// Creates a loader.
    /// - Parameter root: the project, by an absolute path.
    public init(root: DirectoryRoot, catalog: PackageCatalog) {
        self.root = root
        self.catalog = catalog
    }

    /// Loads the packages that a configuration declares.
    /// - Throws: `Failure`: 65 where the lock is missing, doesn't fit the configuration, or names another
    ///   tag or tree than there is, or where a demanded signature isn't there; 69 where something would have to be fetched and can't be; 74 where
    ///   the cache is damaged.
    public func load(_ references: [PackageReference]) throws(Failure) -> ProjectPackages {
        guard !references.isEmpty else { return ProjectPackages() }
        var loading = Loading(
            lock: try ResolvedPackages.load(root: root), root: root.path, catalog: catalog)
        loading.prefetch(references)
        for reference in references {
            loading.result.declared[reference.name] = try loading.add(
                reference, from: root.path, asProject: true)
        }
        try SignatureCheck(rootPath: root.path, cache: catalog.cache)
            .check(loading.lock?.packages ?? [], declaredAs: references)
        return loading.result
    }
}

/// One loading, with what is known so far.
private struct Loading {
    let lock: ResolvedPackages?
    let root: String
    let catalog: PackageCatalog
    var result = ProjectPackages()
    private var places: [PackageIdentity: Int] = [:]
    private var folders: [String: Int] = [:]

    init(lock: ResolvedPackages?, root: String, catalog: PackageCatalog) {
        self.lock = lock
        self.root = root
        self.catalog = catalog
    }

    /// Reads at once what the lock has of the packages that a project declares.
    func prefetch(_ references: [PackageReference]) {
        let wanted = (lock?.packages ?? []).map {
            $0.snapshot(at: $0.address.resolved(against: root))
        }
        let names = Set(references.map(\.name))
        catalog.prefetch(wanted.filter { names.contains($0.name) })
    }

    /// Adds a package and what it builds on.
    /// - Parameter folder: the folder from which relative paths count.
    /// - Returns: its place in the result.
    mutating func add(
        _ reference: PackageReference, from folder: String, asProject: Bool
    ) throws(Failure) -> Int {
        switch reference.source {
        case .folder(let path): return try addFolder(reference, path, from: folder)
        case .repository(var repository):
            repository.address = repository.address.resolved(against: folder)
            let identity = repository.identity(from: folder)
            let locked = try entry(for: reference, repository, identity, asProject: asProject)
            if let place = places[identity] { return place }
            let place = result.packages.count
            places[identity] = place
            let snapshot = try snapshot(of: locked, at: repository.address)
            result.packages.append(
                LoadedPackage(
                    name: reference.name, title: locked.title, version: locked.version,
                    address: locked.address,
                    store: .contents(
                        snapshot.contents,
                        displayPath:
                            "\(reference.name)@\(locked.version?.description ?? locked.title)"))
            )
            for dependency in snapshot.dependencies {
                let other = try add(dependency, from: folder, asProject: false)
                result.packages[place].dependencies[dependency.name] = other
            }
            return place
        }
    }

    private mutating func addFolder(
        _ reference: PackageReference, _ path: String, from folder: String
    ) throws(Failure) -> Int {
        let absolute = PackageFolder.absolutePath(of: path, from: folder)
        if let place = folders[absolute] { return place }
        let package = try PackageFolder(
            path: absolute, displayPath: path, location: reference.location)
        let place = result.packages.count
        folders[absolute] = place
        result.packages.append(
            LoadedPackage(
                name: reference.name, title: "folder", store: .folder(absolute, displayPath: path)))
        for dependency in try package.dependencies(catalog) {
            let other = try add(dependency, from: absolute, asProject: false)
            result.packages[place].dependencies[dependency.name] = other
        }
        return place
    }

    /// What the lock says of a package.
    private func entry(
        for reference: PackageReference, _ repository: PackageReference.Repository,
        _ identity: PackageIdentity, asProject: Bool
    ) throws(Failure) -> LockedPackage {
        let found = lock?.packages.first { $0.identity(from: root) == identity }
        guard let found else {
            throw Failure(
                .invalidInput, id: "lock.missing",
                lock == nil
                    ? "the packages aren't resolved: there is no \(ResolvedPackages.fileName)"
                    : "the package '\(reference.name)' isn't in \(ResolvedPackages.fileName)",
                at: reference.location, fix: "run 'formwork package resolve'")
        }
        let wanted = repository.requirement
        if asProject, found.requirement != wanted.title {
            throw Failure(
                .invalidInput, id: "lock.requirement",
                "the requirement of the package '\(reference.name)' has changed: it is '\(wanted.title)', "
                    + "\(ResolvedPackages.fileName) was made for '\(found.requirement ?? "none")'",
                at: reference.location, fix: "run 'formwork package resolve'")
        }
        if wanted.namesVersions, !(found.version.map(wanted.allows) ?? false) {
            throw Failure(
                .invalidInput, id: "lock.requirement",
                "\(ResolvedPackages.fileName) has '\(reference.name)' at \(found.title), "
                    + "but '\(wanted.title)' is asked for",
                at: reference.location, fix: "run 'formwork package resolve'")
        }
        return found
    }

    private func snapshot(
        of locked: LockedPackage, at address: RepositoryAddress
    ) throws(Failure) -> PackageCatalog.Snapshot {
        let snapshot = try catalog.snapshot(locked.snapshot(at: address))
        if locked.tag != nil {
            guard let now = snapshot.referenced else { throw LockMismatch.goneTag(locked) }
            if now != locked.commit { throw LockMismatch.movedTag(locked, now: now) }
        }
        guard snapshot.tree == locked.tree else {
            throw LockMismatch.otherTree(locked, found: snapshot.tree)
        }
        return snapshot
    }
}

extension LockedPackage {
    /// The state that is locked.
    /// - Parameter address: the address, made absolute.
    fileprivate func snapshot(at address: RepositoryAddress) -> SnapshotRequest {
        SnapshotRequest(
            address: address, subfolder: subfolder, commit: commit, name: name,
            tag: tag == nil ? nil : reference)
    }
}
