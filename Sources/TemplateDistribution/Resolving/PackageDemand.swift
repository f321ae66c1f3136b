import Diagnostics
import FileTree
import ProjectConfiguration

/// That somebody asks for a package.
struct PackageDemand: Sendable, Hashable {
    /// Who asks, as people read it: `the project`, or `'acme' 1.4.0`.
    var requester: String
    /// The package's name there.
    var name: String
    /// What is asked for; the address isn't relative.
    var repository: PackageReference.Repository
    /// The place that says so.
    var location: SourceLocation?

    var identity: PackageIdentity {
        PackageIdentity(address: repository.address, subfolder: repository.subfolder)
    }

    /// The state at a commit.
    func snapshot(at commit: String) -> SnapshotRequest {
        SnapshotRequest(
            address: repository.address, subfolder: repository.subfolder, commit: commit, name: name
        )
    }
}

/// A package that was chosen for all that ask.
public struct ResolvedPackage: Sendable {
    /// What the lock says of it.
    public var locked: LockedPackage
    /// The address from which it is fetched; not relative.
    public var address: RepositoryAddress
    /// Its state.
    public var snapshot: PackageCatalog.Snapshot
    /// Who asks for it.
    public var requesters: [String]

    /// What makes it the package that it is.
    public var identity: PackageIdentity {
        PackageIdentity(address: address, subfolder: locked.subfolder)
    }
}
