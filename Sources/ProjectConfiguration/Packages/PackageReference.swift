import Diagnostics
import FileTree

/// A template package and the versions that are wanted of it.
public struct PackageReference: Sendable, Hashable {
    /// The name by which sets of the package are called: `name/set`.
    public var name: String
    /// Where the package is.
    public var source: Source
    /// The place of the reference.
    public var location: SourceLocation?

    /// Where a package is.
    public enum Source: Sendable, Hashable {
        /// A git repository.
        case repository(Repository)
        /// A folder: absolute, or relative to the project's root.
        case folder(String)
    }

    /// A package in a git repository.
    public struct Repository: Sendable, Hashable {
        /// Where the repository is.
        public var address: RepositoryAddress
        /// Which versions are wanted.
        public var requirement: Requirement
        /// The package's folder in the repository; nil means its root.
        public var subfolder: RelativePath?
        /// The file of those whose signature a version's tag must have (ssh-keygen(1), ALLOWED SIGNERS),
        /// below the project's root; nil demands none.
        public var signers: RelativePath?

        /// Creates a source.
        public init(
            address: RepositoryAddress, requirement: Requirement, subfolder: RelativePath? = nil
        ) {
            self.address = address
            self.requirement = requirement
            self.subfolder = subfolder
        }
    }

    /// Which versions of a repository are wanted.
    public enum Requirement: Sendable, Hashable {
        /// Any version from this one up to the next major one.
        case from(SemanticVersion)
        /// Any version from this one up to the next minor one.
        case upToNextMinor(SemanticVersion)
        /// This version alone.
        case exact(SemanticVersion)
        /// The newest commit of a branch.
        case branch(String)
        /// One commit by its full hash.
        case revision(String)
    }

    /// Creates a reference.
    public init(name: String, source: Source, location: SourceLocation? = nil) {
        self.name = name
        self.source = source
        self.location = location
    }
}

extension PackageReference.Requirement {
    /// The attribute of `<package>` that states the requirement.
    public var attribute: String {
        switch self {
        case .from: "from"
        case .upToNextMinor: "upToNextMinor"
        case .exact: "exact"
        case .branch: "branch"
        case .revision: "revision"
        }
    }

    /// The attribute's value.
    public var value: String {
        switch self {
        case .from(let version), .upToNextMinor(let version), .exact(let version):
            version.description
        case .branch(let name), .revision(let name): name
        }
    }

    /// The requirement as people read it and the lock records it, such as `from 1.2.0`.
    public var title: String {
        switch self {
        case .from(let version): "from \(version)"
        case .upToNextMinor(let version): "up to next minor from \(version)"
        case .exact(let version): "exact \(version)"
        case .branch(let name): "branch \(name)"
        case .revision(let hash): "revision \(hash)"
        }
    }

    /// The attributes that state requirements.
    public static let attributes = ["from", "upToNextMinor", "exact", "branch", "revision"]
}
