import FileTree
import ProjectConfiguration

/// What makes two references mean one package: the repository, however it is reached, and the folder in it.
public struct PackageIdentity: Sendable, Hashable {
    private let repository: String
    private let subfolder: RelativePath?

    /// The identity of a package.
    /// - Parameter address: an address that isn't relative.
    public init(address: RepositoryAddress, subfolder: RelativePath?) {
        repository = address.identity
        self.subfolder = subfolder
    }
}

extension PackageReference.Repository {
    /// Which package is meant.
    /// - Parameter rootPath: the absolute path of the folder from which relative addresses count.
    public func identity(from rootPath: String) -> PackageIdentity {
        PackageIdentity(address: address.resolved(against: rootPath), subfolder: subfolder)
    }
}

extension LockedPackage {
    /// Which package is locked.
    /// - Parameter rootPath: the absolute path of the folder from which relative addresses count.
    public func identity(from rootPath: String) -> PackageIdentity {
        PackageIdentity(address: address.resolved(against: rootPath), subfolder: subfolder)
    }
}
