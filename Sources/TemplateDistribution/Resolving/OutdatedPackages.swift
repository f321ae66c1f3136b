import Diagnostics
import ProjectConfiguration

/// Packages of which there is something newer than the lock has.
public enum OutdatedPackages {
    /// One of them.
    public struct Entry: Sendable, Hashable {
        /// The name.
        public var name: String
        /// What is locked.
        public var current: String
        /// The newest that the project's requirement allows; nil where that is what is locked.
        public var allowed: String?
        /// The newest release of all; nil where that is what is locked, or there is none.
        public var newest: String?
    }

    /// Finds them among a project's own packages.
    /// - Throws: `Failure` with the exit code `unavailable` where an address can't be reached.
    public static func find(
        _ references: [PackageReference], lock: ResolvedPackages?, rootPath: String,
        catalog: PackageCatalog
    ) throws(Failure) -> [Entry] {
        var entries: [Entry] = []
        var all: [(PackageReference, PackageReference.Repository)] = []
        for reference in references {
            guard case .repository(var repository) = reference.source else { continue }
            repository.address = repository.address.resolved(against: rootPath)
            all.append((reference, repository))
        }
        try catalog.prefetch(all.map(\.1.address))
        for (reference, repository) in all {
            let wanted = repository.identity(from: rootPath)
            let locked = lock?.packages.first { $0.identity(from: rootPath) == wanted }
            guard let locked else { continue }
            let demand = PackageDemand(
                requester: PackageDemand.project, name: reference.name, repository: repository)
            let search = CandidateSearch(catalog: catalog, demands: [demand])
            let best = try search.candidates(preferring: nil).first
            let newest = try catalog.versions(of: repository.address)
                .first { $0.tag.version.prerelease.isEmpty }
            var entry = Entry(name: reference.name, current: locked.title)
            if let best, best.commit != locked.commit {
                entry.allowed =
                    best.version?.description ?? "\(best.title) (\(best.commit.prefix(12)))"
            }
            if let newest, newest.tag.version > (locked.version ?? newest.tag.version) {
                entry.newest = newest.tag.version.description
            }
            if entry.allowed != nil || entry.newest != nil { entries.append(entry) }
        }
        return entries
    }
}
