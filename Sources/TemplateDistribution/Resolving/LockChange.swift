import Diagnostics
import ProjectConfiguration

/// What one resolution changes of a package.
public struct LockChange: Sendable, Hashable {
    /// The package's name.
    public var name: String
    /// What was locked before; nil for a package that is new.
    public var before: LockedPackage?
    /// What is locked now; nil for a package that is gone.
    public var after: LockedPackage?
    /// What the changelog says of the versions between, the newest first.
    public var releases: [Changelog.Release]

    /// The changes from one lock to another, ordered by name.
    /// - Parameters:
    ///   - old: the lock before; nil where there was none.
    ///   - packages: what was resolved.
    ///   - rootPath: the absolute path of the project.
    public static func all(
        from old: ResolvedPackages?, to packages: [ResolvedPackage], rootPath: String
    ) -> [LockChange] {
        var left: [PackageIdentity: LockedPackage] = [:]
        for locked in old?.packages ?? [] {
            let address = locked.address.resolved(against: rootPath)
            left[PackageIdentity(address: address, subfolder: locked.subfolder)] = locked
        }
        var changes: [LockChange] = []
        for package in packages {
            let before = left.removeValue(forKey: package.identity)
            guard before?.commit != package.locked.commit || before?.title != package.locked.title
            else { continue }
            var releases: [Changelog.Release] = []
            if let before, let new = package.locked.version,
                let text = package.snapshot.contents.changelog
            {
                releases = Changelog(text).between(before.version, and: new)
                if before.version == nil { releases = Array(releases.prefix(1)) }
            }
            changes.append(
                LockChange(
                    name: package.locked.name, before: before, after: package.locked,
                    releases: releases))
        }
        changes += left.values.map {
            LockChange(name: $0.name, before: $0, after: nil, releases: [])
        }
        return changes.sorted { $0.name < $1.name }
    }
}
