import Diagnostics
import FileTree

/// Puts everything back that an upgrade with conflicts has changed: `formwork upgrade --abort`.
public struct UpgradeAbort: Sendable {
    private let root: DirectoryRoot

    /// Creates an abort for a project.
    public init(root: DirectoryRoot) { self.root = root }

    /// Puts every file and receipt back.
    ///
    /// What was typed into files that are in conflict is given up, as with git. Other files of the upgrade
    /// that were edited since are only put back with `force`.
    /// - Parameters:
    ///   - force: whether edits made since are given up as well.
    ///   - isInterrupted: asked between the steps; `true` takes everything back.
    /// - Returns: the files that were put back, and what couldn't be tidied up.
    /// - Throws: `Failure`: 66 where no upgrade waits, 73 where a file was edited since, and 74, 75 and
    ///   130 as for an upgrade.
    public func run(
        force: Bool = false, isInterrupted: () -> Bool = { false }
    ) throws(Failure) -> (files: [RelativePath], warnings: [Diagnostic]) {
        let lock = try ProjectLock(root)
        guard let (upgrade, bytes) = try UnfinishedUpgradeStore(root: root).read() else {
            throw UpgradeContinuation.nothingWaits
        }
        var changes = TreeChanges(root: root)
        let open = Set(upgrade.conflicts.flatMap { [$0.path, $0.beside].compactMap(\.self) })
        var edited: [RelativePath] = []
        for file in upgrade.files {
            let current = try changes.content(at: file.path)
            let isAsLeft = current?.bytes == file.after?.bytes
            if !isAsLeft, current?.bytes != file.before?.bytes, !open.contains(file.path) {
                edited.append(file.path)
            }
            if let before = file.before {
                try changes.write(
                    .init(bytes: before.bytes, isExecutable: file.isExecutable), to: file.path)
            } else if current != nil {
                try changes.remove(file.path)
            }
        }
        if !edited.isEmpty, !force { throw Self.edited(edited) }
        let operations =
            changes.operations() + (try receiptOperations(upgrade))
            + [
                .remove(try UnfinishedUpgradeStore.path(), expected: ContentDigest(of: bytes))
            ]
        let transaction = FileTransaction(
            lock, operations, foldersToRemoveWhenEmpty: upgrade.folders, permitted: .ofFeatures)
        let warnings = try transaction.apply(isInterrupted: isInterrupted).warnings
        return (changes.paths, warnings)
    }

    private func receiptOperations(
        _ upgrade: UnfinishedUpgrade
    ) throws(Failure) -> [FileOperation] {
        var operations: [FileOperation] = []
        for receipt in upgrade.receipts {
            switch try root.kind(of: receipt.path) {
            case .absent: operations.append(.create(receipt.path, receipt.before.bytes))
            default:
                let current = try root.read(receipt.path).bytes
                if current == receipt.before.bytes { continue }
                operations.append(
                    .replace(
                        receipt.path, receipt.before.bytes, expected: ContentDigest(of: current)))
            }
        }
        return operations
    }

    private static func edited(_ paths: [RelativePath]) -> Failure {
        Failure(
            .cannotCreate,
            paths.map { path in
                Diagnostic(
                    .error, id: "upgrade.edited-since",
                    "'\(path)' was edited after the upgrade, and putting it back would lose that",
                    at: SourceLocation(path: path.string),
                    fix: "save your edit elsewhere, then give --abort with --force")
            })
    }
}
