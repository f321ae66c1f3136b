import Diagnostics
import FileTree
import GitCommand
import ProjectConfiguration

/// The repositories of packages in the user's cache: bare ones, one for each address, shared by all projects
/// and safe for runs side by side.
///
/// A repository comes into being beside its place and is renamed into it, so it is there whole or not at all;
/// one that was damaged, or in which a killed run has left locks, is made anew.
public struct PackageCache: Sendable {
    /// The folder of the repositories.
    public let folder: String
    /// Whether nothing may be fetched.
    public let isOffline: Bool
    private let git: Git
    /// When this run began: what was fetched since needn't be fetched again.
    private let began: Int

    /// Creates a cache.
    /// - Parameters:
    ///   - folder: Formwork's folder among the user's caches.
    ///   - git: what `Git.forPackages` gives.
    ///   - isOffline: whether nothing may be fetched.
    public init(folder: String, git: Git, isOffline: Bool) {
        self.folder = "\(folder)/packages"
        self.git = git
        self.isOffline = isOffline
        began = WallClock.nanoseconds()
    }

    /// What is done with a repository once it is there.
    public typealias Reader<Result> = (BareRepository) throws(Failure) -> Result

    /// Reads a repository while nobody changes it.
    /// - Returns: nil where the cache doesn't have it.
    public func read<Result>(
        _ address: RepositoryAddress, _ body: Reader<Result>
    ) throws(Failure) -> Result? {
        let path = path(of: address)
        guard CacheFiles.isFolder(path) else { return nil }
        let lock = try CacheLock(lockPath(of: address), for: .reading)
        return try withExtendedLifetime(lock) { () throws(Failure) in
            guard CacheFiles.isFolder(path) else { return nil }
            return try body(BareRepository(path: path, git: git))
        }
    }

    /// Whether the cache has a repository.
    public func holds(_ address: RepositoryAddress) -> Bool {
        CacheFiles.isFolder(path(of: address))
    }

    /// Brings a repository to what its address has now; at once where this run has done so.
    /// - Throws: a failure with exit code 69 where the address can't be reached, or nothing may be fetched.
    public func refresh(_ address: RepositoryAddress) throws(Failure) {
        try fetch(address) { (repository) throws(Failure) in
            if isFresh(address) { return }
            let started = WallClock.nanoseconds()
            let result = try repository.fetch(from: address.description)
            if !result.isSuccess {
                guard try isBroken(repository) else { throw unreachable(address, result) }
                try clone(address)
            }
            CacheFiles.write(String(started), to: markPath(of: address))
        }
    }

    /// Fetches a commit that no branch and no tag leads to.
    public func fetch(commit: String, of address: RepositoryAddress) throws(Failure) {
        try fetch(address) { (repository) throws(Failure) in
            let result = try repository.fetch(commit: commit, from: address.description)
            guard result.isSuccess else { throw unreachable(address, result) }
        }
    }

    /// Makes a repository anew.
    public func replace(_ address: RepositoryAddress) throws(Failure) {
        try fetch(address, isAnew: true) { (_) throws(Failure) in }
    }

    /// Takes a repository for this run alone, and makes it where it isn't there.
    private func fetch(
        _ address: RepositoryAddress, isAnew: Bool = false,
        _ body: (BareRepository) throws(Failure) -> Void
    ) throws(Failure) {
        guard !isOffline else { throw offline(address) }
        try CacheFiles.makeFolder(folder)
        let lock = try CacheLock(lockPath(of: address), for: .writing)
        try withExtendedLifetime(lock) { () throws(Failure) -> Void in
            if isAnew || !holds(address) {
                let started = WallClock.nanoseconds()
                try clone(address)
                CacheFiles.write(String(started), to: markPath(of: address))
            }
            try body(BareRepository(path: path(of: address), git: git))
        }
    }

    private func clone(_ address: RepositoryAddress) throws(Failure) {
        let path = path(of: address)
        CacheFiles.removeLeftovers(of: path)
        let new = "\(path).new-\(ProcessNumber.own)"
        let result = try BareRepository(path: new, git: git).clone(from: address.description)
        guard result.isSuccess else {
            CacheFiles.remove(new)
            throw unreachable(address, result)
        }
        try CacheFiles.replaceFolder(path, by: new)
    }

    /// Whether it is the repository here that keeps a fetch from ending well: a lock that a killed run has
    /// left, or something damaged.
    private func isBroken(_ repository: BareRepository) throws(Failure) -> Bool {
        if CacheFiles.holdsLocks(repository.path) { return true }
        return try repository.damage() != nil
    }

    private func isFresh(_ address: RepositoryAddress) -> Bool {
        CacheFiles.text(of: markPath(of: address)).flatMap { Int($0) }.map { $0 > began } ?? false
    }

    private func path(of address: RepositoryAddress) -> String {
        let digest = ContentDigest(of: Array(address.description.utf8)).hexadecimal
        return "\(folder)/\(address.suggestedName ?? "package")-\(digest.prefix(16)).git"
    }

    private func lockPath(of address: RepositoryAddress) -> String { path(of: address) + ".lock" }

    private func markPath(of address: RepositoryAddress) -> String {
        path(of: address) + ".fetched"
    }

    private func unreachable(_ address: RepositoryAddress, _ result: ProcessResult) -> Failure {
        if case .killed(signal: 2) = result.ending {
            return Failure(.interrupted, id: "package.interrupted", "interrupted")
        }
        let lines = result.errorText.split(separator: "\n").map(String.init)
        let reason = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }
        let words = reason.map { $0.drop { $0 != " " }.dropFirst() } ?? lines.first?[...]
        return Failure(
            .unavailable, id: "package.unreachable",
            "can't fetch '\(address)': \(words ?? "git gave no reason")",
            notes: lines.filter { $0 != reason }.prefix(5).map { Diagnostic.Note($0) },
            fix:
                "see to the address, the network and your access; 'git ls-remote \(address)' tries it alone"
        )
    }

    private func offline(_ address: RepositoryAddress) -> Failure {
        Failure(
            .unavailable, id: "package.offline",
            "'\(address)' isn't in the cache as it is needed, and --offline forbids to fetch it",
            fix: "run 'formwork package resolve' once without --offline")
    }
}
