import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The part of a transaction that touches the project: from the journal to the commit point.
struct TransactionRun {
    var staging: StagingFolder
    var journal: TransactionJournal
    /// How the files that are replaced or removed looked when they were checked.
    var existing: [Int: EntryStatus]

    private var root: DirectoryRoot { staging.root }
    private var calls: FileSystemCalls { staging.calls }

    /// Does every step, brings the folders to the disk and commits.
    func perform(isInterrupted: () -> Bool) throws(Failure) {
        do throws(StepError) {
            for step in journal.steps {
                if isInterrupted() { throw StepError.interrupted }
                try perform(step)
            }
            try TouchedFolders(journal).synchronize(root, calls)
            if isInterrupted() { throw StepError.interrupted }
            do throws(SystemError) {
                try staging.commit()
            } catch {
                throw StepError("finish writing in", nil, error)
            }
        } catch {
            throw error.failure(below: root)
        }
    }

    private func perform(_ step: TransactionJournal.Step) throws(StepError) {
        switch step {
        case .makeFolder(let path):
            let parent = try folder(of: path, to: "create")
            do throws(SystemError) {
                try calls.makeFolder(parent.number, path.name, 0o777)
            } catch {
                throw StepError("create", path, error)
            }
        case .create(let index, let path, _):
            try put(TransactionFolder.staged(index), at: path)
        case .replace(let index, let path, _):
            try save(path, index, keepingIt: true)
            let parent = try folder(of: path, to: "write")
            do throws(SystemError) {
                try calls.rename(
                    staging.descriptor.number, TransactionFolder.staged(index),
                    parent.number, path.name)
            } catch {
                throw StepError("write", path, error)
            }
        case .remove(let index, let path):
            try save(path, index, keepingIt: false)
        case .removeEmptyFolder: break  // After the commit point.
        }
    }

    /// Gives a staged file its place; a file that came to stand there meanwhile stays.
    private func put(_ staged: String, at path: RelativePath) throws(StepError) {
        let parent = try folder(of: path, to: "create")
        do throws(SystemError) {
            do throws(SystemError) {
                // Unlike a rename, a link never takes the place of what stands there.
                try calls.link(staging.descriptor.number, staged, parent.number, path.name)
            } catch {
                guard error.meansNoLinks else { throw error }
                if try EntryStatus.of(path.name, in: parent.number) != nil {
                    throw SystemError(code: EEXIST, call: "link")
                }
                try calls.rename(staging.descriptor.number, staged, parent.number, path.name)
            }
        } catch {
            throw StepError("create", path, error)
        }
    }

    /// Saves what stands at a path, and makes sure that it is what was checked.
    private func save(
        _ path: RelativePath, _ index: Int, keepingIt: Bool
    ) throws(StepError) {
        let parent = try folder(of: path, to: "write")
        let saved = TransactionFolder.saved(index)
        let status: EntryStatus?
        do throws(SystemError) {
            do throws(SystemError) {
                if keepingIt {
                    try calls.link(parent.number, path.name, staging.descriptor.number, saved)
                } else {
                    try calls.rename(parent.number, path.name, staging.descriptor.number, saved)
                }
            } catch {
                guard keepingIt, error.meansNoLinks else { throw error }
                try calls.rename(parent.number, path.name, staging.descriptor.number, saved)
            }
            status = try EntryStatus.of(saved, in: staging.descriptor.number)
        } catch {
            throw StepError("write", path, error)
        }
        guard let status, let checked = existing[index], status.isSameContent(as: checked) else {
            throw StepError.changed(path)
        }
    }

    private func folder(
        of path: RelativePath, to purpose: String
    ) throws(StepError) -> OpenDescriptor {
        do throws(PathObstacle) {
            return try root.openFolder(path.parent)
        } catch {
            throw StepError(purpose, path, error)
        }
    }
}

extension SystemError {
    /// Whether a file system without hard links, or a rule against them, refused a link.
    var meansNoLinks: Bool {
        [EPERM, EOPNOTSUPP, ENOTSUP, EMLINK, ENOSYS].contains(code)
    }
}
