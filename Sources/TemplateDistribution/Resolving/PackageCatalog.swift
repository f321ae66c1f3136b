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
    private var snapshots: [SnapshotKey: Snapshot] = [:]

    private struct SnapshotKey: Hashable {
        var address: RepositoryAddress
        var subfolder: RelativePath?
        var commit: String
    }

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
    /// - Parameters:
    ///   - name: the package as people should read it in diagnostics.
    ///   - tag: a tag, such as `refs/tags/1.0.0`, whose commit is wanted as well.
    public func snapshot(
        of address: RepositoryAddress, subfolder: RelativePath?, commit: String, name: String,
        tag: String? = nil
    ) throws(Failure) -> Snapshot {
        let key = SnapshotKey(address: address, subfolder: subfolder, commit: commit)
        if let known = snapshots[key] { return known }
        let reading = try Self.reading(
            of: address, subfolder: subfolder, commit: commit, name: name, tag: tag, in: cache,
            freshness)
        var dependencies: [PackageReference] = []
        if let file = reading.contents.files[ProjectConfiguration.fileName] {
            let path = "\(name)/\(ProjectConfiguration.fileName)"
            dependencies = try readDependencies(file.bytes, path)
            try Self.refuseRelative(dependencies, of: name)
        }
        let snapshot = Snapshot(
            tree: reading.tree, contents: reading.contents, dependencies: dependencies,
            referenced: reading.referenced)
        snapshots[key] = snapshot
        return snapshot
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
            let found = try healing(address, in: cache, freshness) { () throws(Failure) in
                try cache.read(address) { (repository) throws(Failure) in
                    try repository.references()
                }
            }
            return .success(LookUp(references: found ?? [], warnings: warnings))
        } catch {
            return .failure(error)
        }
    }

    /// Reads, and where the cache turns out to be damaged, makes its repository anew and reads again.
    ///
    /// Commands that only use packages don't: what was damaged there is told.
    private static func healing<Found>(
        _ address: RepositoryAddress, in cache: PackageCache, _ freshness: Freshness,
        _ read: () throws(Failure) -> Found
    ) throws(Failure) -> Found {
        do throws(Failure) {
            return try read()
        } catch {
            guard freshness != .cached, !cache.isOffline, error.exitCode == .inputOutput else {
                throw error
            }
            try cache.replace(address)
            return try read()
        }
    }

    private static func tolerated(_ finding: Diagnostic) -> Diagnostic {
        var warning = finding
        warning.severity = .warning
        warning.notes.append(.init("what the cache has is used instead"))
        return warning
    }

    private static func reading(
        of address: RepositoryAddress, subfolder: RelativePath?, commit: String, name: String,
        tag: String?, in cache: PackageCache, _ freshness: Freshness
    ) throws(Failure) -> PackageReader.Reading {
        func read() throws(Failure) -> PackageReader.Reading? {
            try healing(address, in: cache, freshness) { () throws(Failure) in
                try cache.read(address) { (repository) throws(Failure) in
                    try PackageReader(repository, name: name).read(
                        commit: commit, subfolder: subfolder, reference: tag)
                } ?? nil
            }
        }
        if let reading = try read() { return reading }
        try cache.refresh(address)
        if let reading = try read() { return reading }
        if freshness != .cached {
            try cache.replace(address)
            if let reading = try read() { return reading }
        }
        try cache.fetch(commit: commit, of: address)
        if let reading = try read() { return reading }
        throw Failure(
            .unavailable, id: "package.no-commit",
            "'\(address)' doesn't have the commit \(commit.prefix(12)) of the package '\(name)'",
            fix: "run 'formwork package update \(name)', or ask the package's maintainers")
    }

    /// Addresses that count from a project's root mean nothing in a package.
    private static func refuseRelative(
        _ references: [PackageReference], of name: String
    ) throws(Failure) {
        for reference in references {
            if case .repository(let repository) = reference.source,
                !repository.address.isRelativePath
            {
                continue
            }
            throw Failure(
                .invalidInput, id: "package.relative-dependency",
                "the package '\(name)' builds on '\(reference.name)' by a folder, "
                    + "which other projects don't have",
                at: reference.location, fix: "name it by the url of its repository")
        }
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
