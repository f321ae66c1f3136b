import Diagnostics
import FileTree

/// Makes an upgrade real, all or nothing.
public struct UpgradeApplier: Sendable {
    private let root: DirectoryRoot

    /// Creates an applier for a project.
    public init(root: DirectoryRoot) { self.root = root }

    /// Writes the files and receipts in one transaction; with conflicts also what is left to settle.
    /// - Parameters:
    ///   - plan: the plan.
    ///   - isInterrupted: asked between the steps; `true` takes everything back.
    /// - Returns: warnings about what couldn't be tidied up.
    /// - Throws: `Failure`: 1 where an earlier upgrade waits, 73 where a file changed since the plan was made
    ///   or can't be created, 74 where writing fails, 75 where another run holds the project, 130 where
    ///   the user interrupts.
    public func apply(
        _ plan: UpgradePlan, isInterrupted: () -> Bool = { false }
    ) throws(Failure) -> [Diagnostic] {
        guard !plan.isEmpty else { return [] }
        let lock = try ProjectLock(root)
        try OpenUpgrade.refuse(root)
        var operations = plan.changes.operations()
        for change in plan.receipts where change.before.receipt != change.interim {
            operations.append(
                .replace(
                    change.before.path, try ReceiptStore.encode(change.interim),
                    expected: ContentDigest(of: change.before.bytes)))
        }
        if !plan.conflicts.isEmpty {
            operations.append(
                .create(
                    try UnfinishedUpgradeStore.path(),
                    try UnfinishedUpgradeStore.encode(try unfinished(plan))))
        }
        let transaction = FileTransaction(
            lock, operations, foldersToRemoveWhenEmpty: foldersLeft(by: plan),
            permitted: .ofFeatures)
        return try transaction.apply(isInterrupted: isInterrupted).warnings
    }

    /// The folders that the features' generations made and from which a file goes away.
    private func foldersLeft(by plan: UpgradePlan) -> [RelativePath] {
        let gone = plan.changes.paths.filter { plan.changes.contents(of: $0).after == nil }
        let left = Set(gone.flatMap(\.ancestors))
        return plan.receipts.flatMap { $0.final.folders }.filter(left.contains)
    }

    private func unfinished(_ plan: UpgradePlan) throws(Failure) -> UnfinishedUpgrade {
        UnfinishedUpgrade(
            receipts: plan.receipts.map {
                .init(path: $0.before.path, before: StoredBytes($0.before.bytes), final: $0.final)
            },
            files: plan.changes.paths.map { path in
                let (before, after) = plan.changes.contents(of: path)
                return .init(
                    path: path, before: before.map { StoredBytes($0.bytes) },
                    after: after.map { StoredBytes($0.bytes) },
                    isExecutable: before?.isExecutable ?? false)
            },
            conflicts: plan.receipts.flatMap(\.conflicts),
            folders: try plan.changes.newFolders())
    }
}
