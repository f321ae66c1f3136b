import Diagnostics
import FileTree

/// A run that was cut short, or is still at work.
enum UnfinishedRun {
    /// Refuses to plan on a half-written project.
    /// - Throws: `Failure`: 75 where another run is at work, 74 where one was cut short.
    static func refuse(_ root: DirectoryRoot) throws(Failure) {
        guard try TransactionRecovery.isNeeded(root) else { return }
        // What a run at work has staged looks as if it was left behind; only the lock tells.
        let lock = try ProjectLock(root)
        try withExtendedLifetime(lock) { () throws(Failure) in
            try TransactionRecovery.refuseUnfinished(root)
        }
    }
}
