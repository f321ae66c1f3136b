import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The open folder of a transaction, and the writing that happens inside it.
struct StagingFolder {
    let root: DirectoryRoot
    let descriptor: OpenDescriptor
    let calls: FileSystemCalls

    /// Makes the folder, which no other run can do while it exists.
    /// - Throws: a failure that points to `formwork recover` where an unfinished transaction lies there.
    static func make(
        in root: DirectoryRoot, calls: FileSystemCalls
    ) throws(Failure) -> StagingFolder {
        do throws(SystemError) {
            try calls.makeFolder(root.descriptor.number, TransactionFolder.name, 0o700)
        } catch {
            if error.code == EEXIST { throw TransactionRecovery.unfinished(root) }
            throw error.failure(to: "write in", nil, below: root.path, whileWriting: true)
        }
        do throws(PathObstacle) {
            return try StagingFolder(opening: root, calls: calls)
        } catch {
            // What was just made goes away again; why it can't be opened is what matters.
            try? calls.removeFolder(root.descriptor.number, TransactionFolder.name)
            throw error.failure(to: "open", nil, below: root.path)
        }
    }

    /// Opens the folder of a transaction that was begun.
    init(opening root: DirectoryRoot, calls: FileSystemCalls) throws(PathObstacle) {
        self.root = root
        self.calls = calls
        descriptor = try DirectoryRoot.openFolder(
            TransactionFolder.name, in: root.descriptor,
            at: { try? RelativePath(validating: TransactionFolder.name) })
    }

    /// Writes a file of the folder and brings it to the disk.
    /// - Parameters:
    ///   - mode: its permission bits, which the user's `umask` narrows.
    ///   - exactMode: permission bits that the `umask` doesn't narrow.
    func write(
        _ name: String, _ bytes: [UInt8], mode: UInt16, exactMode: UInt16? = nil
    ) throws(SystemError) {
        let file = try calls.createFile(descriptor.number, name, mode)
        do throws(SystemError) {
            var rest = bytes[...]
            while !rest.isEmpty { rest = rest.dropFirst(try calls.write(file, rest)) }
            if let exactMode { try calls.setMode(file, exactMode) }
            try calls.synchronize(file)
        } catch {
            // The write's error says what is wrong; that of closing after it would say less.
            try? calls.close(file)
            throw error
        }
        try calls.close(file)
    }

    /// Writes the journal and makes it count, all at once.
    func begin(_ journal: TransactionJournal) throws(SystemError) {
        try write(TransactionFolder.draft, journal.bytes, mode: 0o600)
        try calls.rename(
            descriptor.number, TransactionFolder.draft, descriptor.number, TransactionFolder.journal
        )
        try calls.synchronize(descriptor.number)
        try calls.synchronize(root.descriptor.number)
    }

    /// The commit point: before it the transaction is taken back, after it it is finished.
    func commit() throws(SystemError) {
        try calls.rename(
            descriptor.number, TransactionFolder.journal,
            descriptor.number, TransactionFolder.committed)
    }

    /// Removes the folder with all that a transaction put there; the journal goes last, so that this
    /// can be repeated wherever it is cut short.
    func remove() throws(SystemError) {
        let names = try FolderListing.names(of: descriptor).map(\.name)
        let journals = [TransactionFolder.journal, TransactionFolder.committed]
        for name in names where !journals.contains(name) && TransactionFolder.isOurs(name) {
            try calls.removeFile(descriptor.number, name)
        }
        for name in names where journals.contains(name) {
            try calls.removeFile(descriptor.number, name)
        }
        try calls.removeFolder(root.descriptor.number, TransactionFolder.name)
    }
}
