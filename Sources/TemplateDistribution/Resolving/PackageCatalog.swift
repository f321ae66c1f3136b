import Diagnostics
import FileTree
import GitCommand
import ProjectConfiguration

/// What the cache knows of packages, asked once for each thing.
public final class PackageCatalog {
    /// Reads the packages that a package's own `Formwork.xml` declares.
    public typealias DependencyReader =
        @Sendable (_ bytes: [UInt8], _ path: String) throws(Failure) -> [PackageReference]

    /// A package's state at a commit.
    public struct Snapshot: Sendable {
        /// The hash of the package's folder.
        public var tree: String
        /// Its files.
        public var contents: PackageContents
        /// What it builds on.
        public var dependencies: [PackageReference]
        /// The commit that the tag leads to which was asked about; nil where it is gone, or none was.
        public var referenced: String?
    }

    /// How old what the cache has may be.
    public enum Freshness: Sendable {
        /// Whatever the cache has will do.
        case cached
        /// New, but where an address can't be reached, what the cache has will do.
        case tolerant
        /// New.
        case fresh
    }

    /// How many repositories are fetched at once.
    private static let width = 8

    /// The cache.
    public let cache: PackageCache
    /// What was doubtful so far.
    public private(set) var warnings: [Diagnostic] = []
    private let freshness: Freshness
    let readDependencies: DependencyReader
    private var references: [RepositoryAddress: [GitReference]] = [:]
    private var snapshots: [SnapshotRequest: Snapshot] = [:]

    /// Creates a catalog.
    public init(
        cache: PackageCache, freshness: Freshness, readDependencies: @escaping DependencyReader
    ) {
        self.cache = cache
        self.freshness = freshness
        self.readDependencies = readDependencies
    }

    /// The branches and tags of a repository.
    ///
    /// They are fetched first, once a run, unless that is forbidden or the catalog was made for what the
    /// cache has. An address that can't be reached is a warning where the cache has its repository and
    /// the catalog tolerates that.
    public func references(of address: RepositoryAddress) throws(Failure) -> [GitReference] {
        if let known = references[address] { return known }
        return try learn(Self.lookUp(address, in: cache, freshness: freshness), of: address)
    }

    /// Looks several repositories up at once.
    /// - Throws: every failure together.
    public func prefetch(_ addresses: [RepositoryAddress]) throws(Failure) {
        var seen: Set<RepositoryAddress> = []
        let unknown = addresses.filter { references[$0] == nil && seen.insert($0).inserted }
        let (cache, freshness) = (cache, freshness)
        let found = ParallelWork.map(unknown, width: Self.width) { address in
            Self.lookUp(address, in: cache, freshness: freshness)
        }
        var failures: [Failure] = []
        for (address, result) in zip(unknown, found) {
            do throws(Failure) { _ = try learn(result, of: address) } catch {
                failures.append(error)
            }
        }
        guard let first = failures.first else { return }
        throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
    }

    private func learn(
        _ result: Result<LookUp, Failure>, of address: RepositoryAddress
    ) throws(Failure) -> [GitReference] {
        let found = try result.get()
        references[address] = found.references
        warnings += found.warnings
        return found.references
    }

    /// The versions of a repository with their commits, the newest first.
    public func versions(of address: RepositoryAddress) throws(Failure) -> [PackageVersion] {
        PackageVersion.all(in: try references(of: address))
    }

    /// A package at a commit, which is fetched where the cache doesn't have it.
    func snapshot(_ wanted: SnapshotRequest) throws(Failure) -> Snapshot {
        if let known = snapshots[wanted] { return known }
        let snapshot = try SnapshotReading(
            wanted, cache: cache, freshness: freshness, readDependencies: readDependencies
        ).snapshot()
        snapshots[wanted] = snapshot
        return snapshot
    }

    /// Reads several packages at once; what fails is left to whoever asks for it alone.
    func prefetch(_ wanted: [SnapshotRequest]) {
        let (cache, freshness, readDependencies) = (cache, freshness, readDependencies)
        let unknown = Set(wanted.filter { snapshots[$0] == nil }).sorted { $0.name < $1.name }
        let found = ParallelWork.map(unknown, width: Self.width) { wanted in
            try? SnapshotReading(
                wanted, cache: cache, freshness: freshness, readDependencies: readDependencies
            ).snapshot()
        }
        for (wanted, snapshot) in zip(unknown, found) { snapshots[wanted] = snapshot }
    }

    private struct LookUp: Sendable {
        var references: [GitReference]
        var warnings: [Diagnostic] = []
    }

    private static func lookUp(
        _ address: RepositoryAddress, in cache: PackageCache, freshness: Freshness
    ) -> Result<LookUp, Failure> {
        do throws(Failure) {
            var warnings: [Diagnostic] = []
            if !cache.holds(address) {
                try cache.refresh(address)
            } else if freshness != .cached, !cache.isOffline {
                do throws(Failure) {
                    try cache.refresh(address)
                } catch {
                    guard freshness == .tolerant, error.exitCode == .unavailable else {
                        throw error
                    }
                    warnings = error.diagnostics.map(Self.tolerated)
                }
            }
            let found = try cache.healing(address, freshness) { () throws(Failure) in
                try cache.read(address) { (repository) throws(Failure) in
                    try repository.references()
                }
            }
            return .success(LookUp(references: found ?? [], warnings: warnings))
        } catch {
            return .failure(error)
        }
    }

    private static func tolerated(_ finding: Diagnostic) -> Diagnostic {
        var warning = finding
        warning.severity = .warning
        warning.notes.append(.init("what the cache has is used instead"))
        return warning
    }
}

/// A version that a repository offers.
public struct PackageVersion: Sendable, Hashable {
    /// The tag.
    public var tag: VersionTag
    /// The commit that the tag leads to.
    public var commit: String

    /// The versions among references, the newest first; of `1.0.0` and `v1.0.0` the plain one counts.
    public static func all(in references: [GitReference]) -> [PackageVersion] {
        var versions: [String: PackageVersion] = [:]
        for reference in references {
            guard let tag = reference.tag.flatMap({ VersionTag($0) }) else { continue }
            let key = tag.version.description
            if versions[key] != nil, tag.name.hasPrefix("v") { continue }
            versions[key] = PackageVersion(tag: tag, commit: reference.commit)
        }
        return versions.values.sorted { $0.tag.version > $1.tag.version }
    }
}
