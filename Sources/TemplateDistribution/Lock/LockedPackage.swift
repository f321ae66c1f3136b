import Diagnostics
import FileTree
import ProjectConfiguration

/// One package as it was resolved: what exactly every run uses until somebody resolves again.
public struct LockedPackage: Sendable, Hashable {
    /// The name: the project's own for a package that it declares, otherwise that of the package which asks
    /// for it first.
    public var name: String
    /// The repository's address, as it was declared.
    public var address: RepositoryAddress
    /// The package's folder in the repository; nil means its root.
    public var subfolder: RelativePath?
    /// What the project asks for, as ``PackageReference/Requirement/title``; nil where only packages ask.
    public var requirement: String?
    /// The version; nil for a branch or revision.
    public var version: SemanticVersion?
    /// The tag or branch, such as `refs/tags/v1.2.0`; nil for a revision.
    public var reference: String?
    /// The commit's hash.
    public var commit: String
    /// The hash of the package's folder at that commit.
    public var tree: String

    /// Creates an entry.
    public init(
        name: String, address: RepositoryAddress, subfolder: RelativePath? = nil,
        requirement: String? = nil, version: SemanticVersion? = nil, reference: String? = nil,
        commit: String, tree: String
    ) {
        self.name = name
        self.address = address
        self.subfolder = subfolder
        self.requirement = requirement
        self.version = version
        self.reference = reference
        self.commit = commit
        self.tree = tree
    }

    /// The tag's name, such as `v1.2.0`; nil for a branch or revision.
    public var tag: String? {
        reference.flatMap {
            $0.hasPrefix(Self.tagPrefix) ? String($0.dropFirst(Self.tagPrefix.count)) : nil
        }
    }

    private static let tagPrefix = "refs/tags/"

    /// The version, the branch with the beginning of the commit, or that alone.
    public var title: String {
        if let version { return version.description }
        let hash = String(commit.prefix(12))
        guard let branch = reference?.split(separator: "/", maxSplits: 2).last else { return hash }
        return "\(branch) (\(hash))"
    }
}
