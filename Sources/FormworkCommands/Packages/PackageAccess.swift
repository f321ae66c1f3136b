import Diagnostics
import FileTree
import GitCommand
import ProjectConfiguration
import TemplateDistribution

/// The way of commands to packages: git, the user's cache, and whether anything may be fetched.
struct PackageAccess: Sendable {
    private let session: Session
    private let isOffline: Bool

    /// Creates a way.
    /// - Parameter isOffline: whether nothing may be fetched.
    init(_ session: Session, isOffline: Bool) {
        self.session = session
        self.isOffline = isOffline
    }

    /// The packages of a project as they are locked.
    /// - Throws: `Failure`; see `LockedPackageLoader.load`.
    func packages(
        of configuration: ProjectConfiguration, root: DirectoryRoot
    ) throws(Failure) -> ProjectPackages {
        // Without packages no git is started and no cache looked for.
        guard !configuration.packages.isEmpty else { return ProjectPackages() }
        let catalog = try catalog(.cached)
        return try ProgressLine(session).during("reading packages") { () throws(Failure) in
            try LockedPackageLoader(root: root, catalog: catalog).load(configuration.packages)
        }
    }

    /// A catalog of packages.
    /// - Throws: `Failure` with the exit code `unavailable` where there is no git or no place for a cache.
    func catalog(_ freshness: PackageCatalog.Freshness) throws(Failure) -> PackageCatalog {
        guard let folder = UserCacheFolder.path(environment: session.environment) else {
            throw Failure(
                .unavailable, id: "package.no-cache", "there is no place for a cache",
                fix: "set HOME or XDG_CACHE_HOME to an absolute path")
        }
        let git = try Git.locate().forPackages(mayAsk: mayAsk)
        return PackageCatalog(
            cache: PackageCache(folder: folder, git: git, isOffline: isOffline),
            freshness: freshness
        ) { (bytes, path) throws(Failure) in
            try ProjectSettings.makeLoader().load(bytes: bytes, path: path).packages
        }
    }

    /// Whether git may ask for a password: somebody sits at a terminal, and it isn't a machine's.
    private var mayAsk: Bool {
        let isMachine = session.environment["CI"].map { !["", "0", "false"].contains($0) } ?? false
        return session.console.answers != nil && !isMachine
    }
}
