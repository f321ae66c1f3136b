/// The folders whose entries a transaction changes.
struct TouchedFolders {
    private var folders: Set<RelativePath> = []
    private var touchesRoot = false

    init(_ journal: TransactionJournal) {
        for step in journal.steps {
            switch step {
            case .makeFolder(let path), .create(_, let path, _), .replace(_, let path, _),
                .remove(_, let path):
                if let parent = path.parent { folders.insert(parent) } else { touchesRoot = true }
            case .removeEmptyFolder: break
            }
        }
    }

    /// Brings the entries of the folders to the disk; folders that are gone are passed over.
    func synchronize(_ root: DirectoryRoot, _ calls: FileSystemCalls) throws(StepError) {
        for folder in folders.sorted() {
            let descriptor: OpenDescriptor
            do throws(PathObstacle) {
                descriptor = try root.openFolder(folder)
            } catch {
                if case .absent = error { continue }
                throw StepError("write in", folder, error)
            }
            try Self.synchronize(descriptor, at: folder, calls)
        }
        if touchesRoot { try Self.synchronize(root.descriptor, at: nil, calls) }
    }

    private static func synchronize(
        _ folder: OpenDescriptor, at path: RelativePath?, _ calls: FileSystemCalls
    ) throws(StepError) {
        do throws(SystemError) {
            try calls.synchronize(folder.number)
        } catch {
            throw StepError("write in", path, error)
        }
    }
}
