import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a recovery found and did.
public enum RecoveryOutcome: Sendable, Hashable {
    /// No transaction had been cut short.
    case nothing
    /// The tree is the one from before the transaction.
    /// - `files`: the files that the transaction was to write.
    /// - `kept`: entries that somebody changed since, which were left as they are.
    case rolledBack(files: [RelativePath], kept: [RelativePath])
    /// The tree is the one that the transaction was to make.
    case completed(files: [RelativePath])
}

/// Brings a project whose transaction was cut short to a whole state: `formwork recover`.
///
/// It may itself be cut short and run again.
public enum TransactionRecovery {
    /// What to do about an unfinished transaction.
    public static let fix = "run 'formwork recover'"

    /// Whether a transaction was cut short, or is under way, in a project.
    public static func isNeeded(_ root: DirectoryRoot) throws(Failure) -> Bool {
        do throws(SystemError) {
            return try EntryStatus.of(TransactionFolder.name, in: root.descriptor.number) != nil
        } catch {
            throw error.failure(to: "look into", nil, below: root.path)
        }
    }

    /// Fails with exit code 74 where a transaction was cut short, so that no run writes on top of it.
    public static func refuseUnfinished(_ root: DirectoryRoot) throws(Failure) {
        if try isNeeded(root) { throw unfinished(root) }
    }

    /// Rolls back before the commit point, and finishes after it.
    /// - Parameter lock: the hold on the project.
    /// - Throws: a failure with exit code 74 where the disk fails or the transaction's folder is
    ///   damaged; nothing is lost then, and the call can be repeated.
    public static func recover(_ lock: ProjectLock) throws(Failure) -> RecoveryOutcome {
        try recover(lock, calls: .real)
    }

    static func recover(
        _ lock: ProjectLock, calls: FileSystemCalls
    ) throws(Failure) -> RecoveryOutcome {
        let root = lock.root
        guard try isNeeded(root) else { return .nothing }
        let staging: StagingFolder
        do throws(PathObstacle) {
            staging = try StagingFolder(opening: root, calls: calls)
        } catch {
            throw error.failure(to: "recover", nil, below: root.path)
        }
        let names = try names(in: staging)
        if names.contains(TransactionFolder.committed) {
            let journal = try journal(TransactionFolder.committed, in: staging)
            let problems = TransactionCleanUp(staging: staging).finish(journal)
            guard problems.isEmpty else { throw Failure(.inputOutput, problems.asErrors) }
            return .completed(files: journal.files)
        }
        return try rollBack(staging, names)
    }

    private static func rollBack(
        _ staging: StagingFolder, _ names: Set<String>
    ) throws(Failure) -> RecoveryOutcome {
        var journal = TransactionJournal(steps: [])
        var kept: [RelativePath] = []
        if names.contains(TransactionFolder.journal) {
            journal = try self.journal(TransactionFolder.journal, in: staging)
            kept = try TransactionRollback(staging: staging, journal: journal).run()
            if !journal.isWhole { try refuseLoss(in: staging, besides: journal) }
        }
        do throws(SystemError) {
            try staging.remove()
        } catch {
            throw error.failure(to: "tidy up", nil, below: staging.root.path)
        }
        return names.isEmpty ? .nothing : .rolledBack(files: journal.files, kept: kept)
    }

    /// Where lines of the journal are lost, steps that they spoke of may have been done. Saved files,
    /// and staged files that also stand somewhere in the project, would tell; then nothing is removed.
    private static func refuseLoss(
        in staging: StagingFolder, besides journal: TransactionJournal
    ) throws(Failure) {
        var known: Set<String> = []
        for step in journal.steps {
            switch step {
            case .create(let index, _, _): known.insert(TransactionFolder.staged(index))
            case .replace(let index, _, _), .remove(let index, _):
                known.formUnion([TransactionFolder.staged(index), TransactionFolder.saved(index)])
            case .makeFolder, .removeEmptyFolder: break
            }
        }
        for name in try names(in: staging).sorted() where !known.contains(name) {
            let status: EntryStatus?
            do throws(SystemError) {
                status = try EntryStatus.of(name, in: staging.descriptor.number)
            } catch {
                throw error.failure(to: "look into", nil, below: staging.root.path)
            }
            guard name.hasPrefix("old-") || (status?.linkCount ?? 0) > 1 else { continue }
            throw Failure(
                .inputOutput, id: "transaction.damaged",
                "the journal in '\(TransactionFolder.name)' is damaged, "
                    + "and '\(TransactionFolder.name)/\(name)' can't be put back without it",
                at: SourceLocation(path: TransactionFolder.name),
                fix: "compare the project with your version control, then remove the folder")
        }
    }

    private static func names(in staging: StagingFolder) throws(Failure) -> Set<String> {
        do throws(SystemError) {
            return Set(try FolderListing.names(of: staging.descriptor).map(\.name))
        } catch {
            throw error.failure(to: "recover", nil, below: staging.root.path)
        }
    }

    private static func journal(
        _ name: String, in staging: StagingFolder
    ) throws(Failure) -> TransactionJournal {
        do throws(PathObstacle) {
            guard
                let path = try? RelativePath(validating: "\(TransactionFolder.name)/\(name)"),
                let contents = try FileReader.contents(
                    of: name, at: path, in: staging.descriptor, maximumSize: .max)
            else { return TransactionJournal(steps: [], isWhole: false) }
            return TransactionJournal(reading: contents.bytes)
        } catch {
            throw error.failure(to: "recover", nil, below: staging.root.path)
        }
    }

    static func unfinished(_ root: DirectoryRoot) -> Failure {
        Failure(
            .inputOutput, id: "transaction.unfinished",
            "an earlier run on the project '\(root.path)' was cut short", fix: fix)
    }
}

extension [Diagnostic] {
    fileprivate var asErrors: [Diagnostic] {
        map { diagnostic in
            var error = diagnostic
            error.severity = .error
            return error
        }
    }
}
