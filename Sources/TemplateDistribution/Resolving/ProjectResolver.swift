import Diagnostics
import FileTree
import ProjectConfiguration

/// Resolves what a project declares: the work behind `package resolve`, `add`, `update` and `remove`.
public struct ProjectResolver {
    /// The packages whose locked version is given up.
    public enum Renewal: Sendable, Hashable {
        /// None: what the lock says stays where it still fits.
        case none
        /// All.
        case all
        /// Those of these names.
        case named(Set<String>)

        func covers(_ name: String) -> Bool {
            switch self {
            case .none: false
            case .all: true
            case .named(let names): names.contains(name)
            }
        }
    }

    /// What came of it.
    public struct Outcome: Sendable {
        /// The packages in the order in which they were asked for.
        public var packages: [ResolvedPackage]
        /// What was doubtful.
        public var warnings: [Diagnostic]
        /// The lock that follows.
        public var lock: ResolvedPackages { ResolvedPackages(packages: packages.map(\.locked)) }
    }

    private let rootPath: String
    private let catalog: PackageCatalog

    /// Creates a resolver.
    /// - Parameter rootPath: the absolute path of the project, from which relative addresses count.
    public init(rootPath: String, catalog: PackageCatalog) {
        self.rootPath = rootPath
        self.catalog = catalog
    }

    /// Resolves.
    /// - Parameters:
    ///   - references: what the project declares.
    ///   - lock: what was resolved before.
    ///   - renewal: the packages whose locked version is given up.
    /// - Throws: `Failure`: 65 where requirements contradict each other or a tag has moved, 69 where an
    ///   address can't be reached.
    public func resolve(
        _ references: [PackageReference], lock: ResolvedPackages?, renewing renewal: Renewal
    ) throws(Failure) -> Outcome {
        var folders: Set<String> = []
        let demands = try demands(
            of: references, from: rootPath, requester: PackageDemand.project, seen: &folders)
        let known = lock?.packages ?? []
        var preferred: [PackageIdentity: LockedPackage] = [:]
        for locked in known where !renewal.covers(locked.name) {
            preferred[locked.identity(from: rootPath)] = locked
        }
        try catalog.prefetch(demands.map(\.repository.address))
        try prefetchLikely(demands, preferred: preferred)
        var resolver = DependencyResolver(catalog: catalog, preferred: preferred)
        var packages = try resolver.resolve(demands)
        for index in packages.indices {
            // The lock speaks of the address as the project wrote it.
            if let written = references.first(where: { $0.name == packages[index].locked.name }),
                case .repository(let repository) = written.source,
                repository.address.resolved(against: rootPath) == packages[index].address
            {
                packages[index].locked.address = repository.address
            }
        }
        try refuseChanges(packages, known: known)
        try SignatureCheck(rootPath: rootPath, cache: catalog.cache)
            .check(packages.map(\.locked), declaredAs: references)
        return Outcome(packages: packages, warnings: catalog.warnings)
    }

    /// Reads at once what each demand alone would come to, which is nearly always what comes of all.
    private func prefetchLikely(
        _ demands: [PackageDemand], preferred: [PackageIdentity: LockedPackage]
    ) throws(Failure) {
        var likely: [SnapshotRequest] = []
        for demand in demands {
            let search = CandidateSearch(catalog: catalog, demands: [demand])
            let candidates = try search.candidates(preferring: preferred[demand.identity])
            if let best = candidates.first { likely.append(demand.snapshot(at: best.commit)) }
        }
        catalog.prefetch(likely)
    }

    /// The demands of a project or folder package; a folder's are its own, under its name.
    /// - Parameter folders: the absolute paths of the folders that were read: each counts once, so that
    ///   folders which name each other come to an end.
    private func demands(
        of references: [PackageReference], from folder: String, requester: String,
        seen folders: inout Set<String>
    ) throws(Failure) -> [PackageDemand] {
        var result: [PackageDemand] = []
        for reference in references {
            switch reference.source {
            case .repository(var repository):
                repository.address = repository.address.resolved(against: folder)
                result.append(
                    PackageDemand(
                        requester: requester, name: reference.name, repository: repository,
                        location: reference.location))
            case .folder(let path):
                let absolute = PackageFolder.absolutePath(of: path, from: folder)
                let package = try PackageFolder(
                    path: absolute, displayPath: path, location: reference.location)
                guard folders.insert(absolute).inserted else { continue }
                result += try demands(
                    of: try package.dependencies(catalog), from: absolute,
                    requester: "'\(reference.name)'", seen: &folders)
            }
        }
        return result
    }

    /// A version that stays must be the commit and the tree that it was.
    private func refuseChanges(
        _ packages: [ResolvedPackage], known: [LockedPackage]
    ) throws(Failure) {
        for package in packages {
            let before = known.first { $0.identity(from: rootPath) == package.identity }
            guard let before, let version = before.version,
                package.locked.version == version, let reference = before.reference
            else { continue }
            let now = try catalog.references(of: package.address).first { $0.name == reference }
            guard let now else { throw LockMismatch.goneTag(before) }
            if now.commit != before.commit {
                throw LockMismatch.movedTag(before, now: now.commit)
            }
            guard package.locked.tree == before.tree else {
                throw LockMismatch.otherTree(before, found: package.locked.tree)
            }
        }
    }
}
