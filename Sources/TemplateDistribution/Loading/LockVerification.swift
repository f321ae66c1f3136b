import Diagnostics
import FileTree
import ProjectConfiguration

/// Checks a whole lock: against the configuration, the cache, and the addresses.
public struct LockVerification {
    /// What became of a package.
    public struct Verdict: Sendable {
        /// What is locked.
        public var locked: LockedPackage
        /// What is wrong; nil where all is as locked.
        public var failure: Failure?
    }

    private let root: DirectoryRoot
    private let catalog: PackageCatalog

    /// Creates a verification.
    public init(root: DirectoryRoot, catalog: PackageCatalog) {
        self.root = root
        self.catalog = catalog
    }

    /// Checks every package of the lock.
    /// - Parameter references: what the project declares.
    /// - Throws: `Failure` where the lock is missing or doesn't fit what is declared, or where an address
    ///   can't be reached.
    public func verdicts(on references: [PackageReference]) throws(Failure) -> [Verdict] {
        let lock = try ResolvedPackages.load(root: root) ?? ResolvedPackages()
        let addresses = lock.packages.map { $0.address.resolved(against: root.path) }
        try catalog.prefetch(addresses)
        var verdicts: [Verdict] = []
        for (locked, address) in zip(lock.packages, addresses) {
            do throws(Failure) {
                try verify(locked, at: address)
                verdicts.append(Verdict(locked: locked))
            } catch {
                verdicts.append(Verdict(locked: locked, failure: error))
            }
        }
        // What is wrong with a package is told above, so only a clean lock is held against the configuration.
        if verdicts.allSatisfy({ $0.failure == nil }) {
            _ = try LockedPackageLoader(root: root, catalog: catalog).load(references)
        }
        return verdicts
    }

    private func verify(_ locked: LockedPackage, at address: RepositoryAddress) throws(Failure) {
        if locked.tag != nil, let reference = locked.reference {
            let now = try catalog.references(of: address).first { $0.name == reference }
            guard let now else { throw LockMismatch.goneTag(locked) }
            if now.commit != locked.commit { throw LockMismatch.movedTag(locked, now: now.commit) }
        }
        let damage = try catalog.cache.read(address) { (repository) throws(Failure) in
            try repository.damage()
        }
        if let words = damage ?? nil {
            throw Failure(
                .inputOutput, id: "package.cache-damaged",
                "the cached repository of the package '\(locked.name)' is damaged",
                notes: words.split(separator: "\n").prefix(3).map { .init(String($0)) },
                fix: "'formwork package resolve' fetches it anew")
        }
        let snapshot = try catalog.snapshot(
            SnapshotRequest(
                address: address, subfolder: locked.subfolder, commit: locked.commit,
                name: locked.name))
        guard snapshot.tree == locked.tree else {
            throw LockMismatch.otherTree(locked, found: snapshot.tree)
        }
    }
}
