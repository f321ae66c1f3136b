import Diagnostics
import FileTree
import ProjectConfiguration

/// Which state of which package is wanted.
struct SnapshotRequest: Sendable, Hashable {
    var address: RepositoryAddress
    var subfolder: RelativePath?
    var commit: String
    /// The package as people should read it in diagnostics.
    var name: String
    /// A tag, such as `refs/tags/1.0.0`, whose commit is wanted as well.
    var tag: String?
}

/// Reads a state of a package, and fetches it where the cache doesn't have it.
struct SnapshotReading {
    private let wanted: SnapshotRequest
    private let cache: PackageCache
    private let freshness: PackageCatalog.Freshness
    private let readDependencies: PackageCatalog.DependencyReader

    init(
        _ wanted: SnapshotRequest, cache: PackageCache, freshness: PackageCatalog.Freshness,
        readDependencies: @escaping PackageCatalog.DependencyReader
    ) {
        self.wanted = wanted
        self.cache = cache
        self.freshness = freshness
        self.readDependencies = readDependencies
    }

    /// The state.
    /// - Throws: `Failure`: 65 for what no package holds, 69 where the commit isn't to be had, 74 where the
    ///   cache is damaged.
    func snapshot() throws(Failure) -> PackageCatalog.Snapshot {
        let reading = try reading()
        var dependencies: [PackageReference] = []
        if let file = reading.contents.files[ProjectConfiguration.fileName] {
            let path = "\(wanted.name)/\(ProjectConfiguration.fileName)"
            dependencies = try readDependencies(file.bytes, path)
            try refuseRelative(dependencies)
        }
        return PackageCatalog.Snapshot(
            tree: reading.tree, contents: reading.contents, dependencies: dependencies,
            referenced: reading.referenced)
    }

    private func reading() throws(Failure) -> PackageReader.Reading {
        // A branch may have brought the commit before its tag was there.
        if let reading = try readCached(), wanted.tag == nil || reading.referenced != nil {
            return reading
        }
        try cache.refresh(wanted.address)
        if let reading = try readCached() { return reading }
        if freshness != .cached {
            try cache.replace(wanted.address)
            if let reading = try readCached() { return reading }
        }
        try cache.fetch(commit: wanted.commit, of: wanted.address)
        if let reading = try readCached() { return reading }
        throw Failure(
            .unavailable, id: "package.no-commit",
            "'\(wanted.address)' doesn't have the commit \(wanted.commit.prefix(12)) of the package "
                + "'\(wanted.name)'",
            fix: "run 'formwork package update \(wanted.name)', or ask the package's maintainers")
    }

    private func readCached() throws(Failure) -> PackageReader.Reading? {
        try cache.healing(wanted.address, freshness) { () throws(Failure) in
            try cache.read(wanted.address) { (repository) throws(Failure) in
                try PackageReader(repository, name: wanted.name).read(
                    commit: wanted.commit, subfolder: wanted.subfolder, reference: wanted.tag)
            } ?? nil
        }
    }

    /// Addresses that count from a project's root mean nothing in a package.
    private func refuseRelative(_ references: [PackageReference]) throws(Failure) {
        for reference in references {
            if case .repository(let repository) = reference.source,
                !repository.address.isRelativePath
            {
                continue
            }
            throw Failure(
                .invalidInput, id: "package.relative-dependency",
                "the package '\(wanted.name)' builds on '\(reference.name)' by a folder, "
                    + "which other projects don't have",
                at: reference.location, fix: "name it by the url of its repository")
        }
    }
}

extension PackageCache {
    /// Reads, and where the cache turns out to be damaged, makes its repository anew and reads again.
    ///
    /// Commands that only use packages don't: what was damaged there is told.
    func healing<Found>(
        _ address: RepositoryAddress, _ freshness: PackageCatalog.Freshness,
        _ read: () throws(Failure) -> Found
    ) throws(Failure) -> Found {
        do throws(Failure) {
            return try read()
        } catch {
            guard freshness != .cached, !isOffline, error.exitCode == .inputOutput else {
                throw error
            }
            try replace(address)
            return try read()
        }
    }
}
