import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a transaction did.
public struct TransactionResult: Sendable, Hashable {
    /// The folders that it made, the outermost first.
    public var madeFolders: [RelativePath] = []
    /// What couldn't be tidied up after the commit point; the files themselves are all in place.
    public var warnings: [Diagnostic] = []
}

/// Changes several files so that all changes happen, or none does.
///
/// New contents are staged in `.formwork-transaction` beside the project's files and brought to the
/// disk, then a journal, and only then the project is touched: by links and renames, each of which
/// happens whole or not at all. Renaming the journal is the commit point. A run that is killed leaves
/// the folder behind, and ``TransactionRecovery`` brings the tree to its old state, or after the
/// commit point to its new one. (Decision 8, traps 1, 10 and 15.)
public struct FileTransaction: Sendable {
    /// The hold on the project, without which nothing is written.
    public let lock: ProjectLock
    /// The changes; no two of one path.
    public var operations: [FileOperation]
    /// Folders that go away with the removals where they are left empty, innermost or not.
    public var foldersToRemoveWhenEmpty: [RelativePath]
    /// The protected places where this transaction may write all the same.
    public var permitted: Set<ProtectedPlace>
    private let calls: FileSystemCalls

    /// Creates a transaction.
    /// - Parameters:
    ///   - lock: the hold on the project.
    ///   - operations: the changes, in the order in which they are made.
    ///   - foldersToRemoveWhenEmpty: folders that go away where the removals leave them empty.
    ///   - permitted: protected places in which it may write; receipts need `.formwork`.
    ///   - calls: the system calls; tests put faults there.
    public init(
        _ lock: ProjectLock, _ operations: [FileOperation],
        foldersToRemoveWhenEmpty: [RelativePath] = [],
        permitted: Set<ProtectedPlace> = [.formwork], calls: FileSystemCalls = .real
    ) {
        self.lock = lock
        self.operations = operations
        self.foldersToRemoveWhenEmpty = foldersToRemoveWhenEmpty
        self.permitted = permitted
        self.calls = calls
    }

    private var root: DirectoryRoot { lock.root }

    /// Whether the disk still is as the plan saw it; writes nothing.
    /// - Throws: what ``apply(isInterrupted:)`` would throw before it begins.
    public func check() throws(Failure) {
        try TransactionRecovery.refuseUnfinished(root)
        _ = try TransactionCheck(root: root, operations: operations, permitted: permitted).run()
    }

    /// Makes the changes.
    /// - Parameter isInterrupted: asked between the steps; `true` takes everything back.
    /// - Returns: what was done; the tree is the new one.
    /// - Throws: a failure after which the tree is the old one: 73 where a file stands in the way, was
    ///   changed since the plan or can't be created, 74 where the disk fails or an unfinished
    ///   transaction lies in the project, 130 where it was interrupted.
    public func apply(
        isInterrupted: () -> Bool = { false }
    ) throws(Failure) -> TransactionResult {
        try TransactionRecovery.refuseUnfinished(root)
        let checked = try TransactionCheck(
            root: root, operations: operations, permitted: permitted
        ).run()
        if operations.isEmpty, foldersToRemoveWhenEmpty.isEmpty { return TransactionResult() }
        if isInterrupted() { throw InterruptFlag.failure }
        let staging = try StagingFolder.make(in: root, calls: calls)
        let journal = journal(checked)
        do throws(Failure) {
            try stage(checked, in: staging, isInterrupted: isInterrupted)
            try begin(journal, in: staging)
        } catch {
            throw discard(staging, after: error)
        }
        let run = TransactionRun(staging: staging, journal: journal, existing: checked.existing)
        do throws(Failure) {
            try run.perform(isInterrupted: isInterrupted)
        } catch {
            throw takeBack(journal, in: staging, after: error)
        }
        var result = TransactionResult(madeFolders: checked.missingFolders)
        result.warnings = TransactionCleanUp(staging: staging).finish(journal)
        return result
    }

    private func stage(
        _ checked: CheckedTransaction, in staging: StagingFolder, isInterrupted: () -> Bool
    ) throws(Failure) {
        for (index, operation) in operations.enumerated() {
            if isInterrupted() { throw InterruptFlag.failure }
            do throws(SystemError) {
                switch operation.action {
                case .create(let bytes, let mode):
                    try staging.write(TransactionFolder.staged(index), bytes, mode: mode)
                case .replace(let bytes, _):
                    try staging.write(
                        TransactionFolder.staged(index), bytes, mode: 0o600,
                        exactMode: checked.existing[index]?.mode)
                case .remove: break
                }
            } catch {
                throw error.failure(
                    to: "write", operation.path, below: root.path, whileWriting: true)
            }
        }
    }

    private func begin(
        _ journal: TransactionJournal, in staging: StagingFolder
    ) throws(Failure) {
        do throws(SystemError) {
            try staging.begin(journal)
        } catch {
            throw error.failure(
                to: "write the journal in", nil, below: root.path, whileWriting: true)
        }
    }

    private func journal(_ checked: CheckedTransaction) -> TransactionJournal {
        var steps = checked.missingFolders.map(TransactionJournal.Step.makeFolder)
        for (index, operation) in operations.enumerated() {
            switch operation.action {
            case .create(let bytes, _):
                steps.append(.create(index, operation.path, new: ContentDigest(of: bytes)))
            case .replace(let bytes, _):
                steps.append(.replace(index, operation.path, new: ContentDigest(of: bytes)))
            case .remove: steps.append(.remove(index, operation.path))
            }
        }
        let innermostFirst = foldersToRemoveWhenEmpty.sorted {
            ($1.components.count, $0) < ($0.components.count, $1)
        }
        steps.append(contentsOf: innermostFirst.map(TransactionJournal.Step.removeEmptyFolder))
        return TransactionJournal(steps: steps)
    }

    /// Removes what was staged; nothing else was touched.
    private func discard(_ staging: StagingFolder, after failure: Failure) -> Failure {
        do throws(SystemError) {
            try staging.remove()
            return failure
        } catch {
            return failure.noting(error.failure(to: "tidy up", nil, below: root.path))
        }
    }

    private func takeBack(
        _ journal: TransactionJournal, in staging: StagingFolder, after failure: Failure
    ) -> Failure {
        do throws(Failure) {
            let kept = try TransactionRollback(staging: staging, journal: journal).run()
            var told = failure
            for path in kept {
                told.diagnostics[0].notes.append(
                    Diagnostic.Note("'\(path)' was changed meanwhile, and was left as it is"))
            }
            return discard(staging, after: told)
        } catch {
            return failure.noting(error)
        }
    }
}

extension Failure {
    /// The failure with a note that it couldn't be undone either, and what to do.
    fileprivate func noting(_ second: Failure) -> Failure {
        var told = self
        for diagnostic in second.diagnostics {
            told.diagnostics[0].notes.append(
                Diagnostic.Note("undoing failed as well: \(diagnostic.message)"))
        }
        told.diagnostics[0].fix = TransactionRecovery.fix
        return told
    }
}
