import Diagnostics

/// What the lock says and the repository contradicts (trap 13).
enum LockMismatch {
    /// The tag of a locked version leads to another commit.
    static func movedTag(_ locked: LockedPackage, now commit: String) -> Failure {
        let tag = locked.tag ?? ""
        return Failure(
            .invalidInput, id: "lock.moved-tag",
            "the tag '\(tag)' of the package '\(locked.name)' has moved: it was \(locked.commit.prefix(12)) "
                + "when it was locked and is \(commit.prefix(12)) now",
            at: SourceLocation(path: ResolvedPackages.fileName),
            notes: [.init("its address is '\(locked.address)'")],
            fix: "versions don't change once they are out: ask the package's maintainers; "
                + "to take the new one, remove the entry from \(ResolvedPackages.fileName) and run "
                + "'formwork package resolve'")
    }

    /// The tag of a locked version isn't there, so nothing says that the commit is that version.
    static func goneTag(_ locked: LockedPackage) -> Failure {
        Failure(
            .invalidInput, id: "lock.gone-tag",
            "the repository of the package '\(locked.name)' has no tag '\(locked.tag ?? "")', "
                + "which \(ResolvedPackages.fileName) names",
            at: SourceLocation(path: ResolvedPackages.fileName),
            notes: [.init("its address is '\(locked.address)'")],
            fix: "restore \(ResolvedPackages.fileName) with git, or run "
                + "'formwork package update \(locked.name)'")
    }

    /// The package's folder at the locked commit has another hash.
    static func otherTree(_ locked: LockedPackage, found: String) -> Failure {
        Failure(
            .invalidInput, id: "lock.other-tree",
            "the package '\(locked.name)' isn't what was locked: its folder at \(locked.commit.prefix(12)) "
                + "is \(found.prefix(12)), \(ResolvedPackages.fileName) says \(locked.tree.prefix(12))",
            at: SourceLocation(path: ResolvedPackages.fileName),
            fix: "restore \(ResolvedPackages.fileName) with git, or remove the entry and run "
                + "'formwork package resolve'")
    }
}
