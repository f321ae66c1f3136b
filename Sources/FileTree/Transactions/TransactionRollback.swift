import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Takes back what a transaction did before its commit point.
///
/// Each step looks at the disk to see whether it was done, so it can be repeated after any
/// interruption. What somebody changed since is left as it is.
struct TransactionRollback {
    var staging: StagingFolder
    var journal: TransactionJournal

    private var root: DirectoryRoot { staging.root }
    private var calls: FileSystemCalls { staging.calls }

    /// Takes back every step, the last one first.
    /// - Returns: the entries that were left because they had been changed meanwhile.
    func run() throws(Failure) -> [RelativePath] {
        var kept: [RelativePath] = []
        do throws(StepError) {
            for step in journal.steps.reversed() {
                if let path = try takeBack(step) { kept.append(path) }
            }
            try TouchedFolders(journal).synchronize(root, calls)
        } catch {
            throw error.failure(below: root)
        }
        return kept
    }

    /// Takes one step back.
    /// - Returns: the entry, where it was left.
    private func takeBack(_ step: TransactionJournal.Step) throws(StepError) -> RelativePath? {
        switch step {
        case .makeFolder(let path): try removeFolder(path)
        case .create(_, let path, let new): try removeFile(path, ifStill: new)
        case .replace(let index, let path, let new): try restore(path, index, over: new)
        case .remove(let index, let path): try restore(path, index, over: nil)
        case .removeEmptyFolder: nil
        }
    }

    private func removeFolder(_ path: RelativePath) throws(StepError) -> RelativePath? {
        guard let parent = try folder(of: path) else { return nil }
        do throws(SystemError) {
            try calls.removeFolder(parent.number, path.name)
        } catch {
            switch error.code {
            case ENOENT: return nil
            case ENOTEMPTY, EEXIST, ENOTDIR: return path
            default: throw StepError("remove", path, error)
            }
        }
        return nil
    }

    private func removeFile(
        _ path: RelativePath, ifStill new: ContentDigest
    ) throws(StepError) -> RelativePath? {
        guard let parent = try folder(of: path) else { return nil }
        do throws(SystemError) {
            guard try EntryStatus.of(path.name, in: parent.number) != nil else { return nil }
            guard try digest(of: path, in: parent) == new else { return path }
            try calls.removeFile(parent.number, path.name)
        } catch {
            throw StepError("remove", path, error)
        }
        return nil
    }

    /// Puts a saved file back.
    /// - Parameter new: the contents that may stand in its place; nil means that nothing may.
    private func restore(
        _ path: RelativePath, _ index: Int, over new: ContentDigest?
    ) throws(StepError) -> RelativePath? {
        let saved = TransactionFolder.saved(index)
        do throws(SystemError) {
            guard let old = try EntryStatus.of(saved, in: staging.descriptor.number) else {
                return nil  // The step wasn't reached, or was taken back already.
            }
            guard let parent = try folder(ofSaved: path) else { return path }
            if let present = try EntryStatus.of(path.name, in: parent.number) {
                if present.inode == old.inode, present.device == old.device { return nil }
                guard let new, try digest(of: path, in: parent) == new else { return path }
            }
            try calls.rename(staging.descriptor.number, saved, parent.number, path.name)
        } catch {
            throw StepError("restore", path, error)
        }
        return nil
    }

    /// Nil where the entry is no regular file.
    private func digest(
        of path: RelativePath, in folder: OpenDescriptor
    ) throws(SystemError) -> ContentDigest? {
        do throws(PathObstacle) {
            return try FileReader.contents(
                of: path.name, at: path, in: folder, maximumSize: .max)?.digest
        } catch {
            if case .system(_, let error) = error { throw error }
            return nil
        }
    }

    /// The folder that holds an entry; nil where it isn't there or something else is in its place.
    private func folder(of path: RelativePath) throws(StepError) -> OpenDescriptor? {
        do throws(SystemError) {
            return try folder(ofSaved: path)
        } catch {
            throw StepError("open the folder of", path, error)
        }
    }

    private func folder(ofSaved path: RelativePath) throws(SystemError) -> OpenDescriptor? {
        do throws(PathObstacle) {
            return try root.openFolder(path.parent)
        } catch {
            if case .system(_, let error) = error { throw error }
            return nil
        }
    }
}
