import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Holds a project for one run that writes; let go of when nobody holds the value any more.
///
/// It is an advisory lock on the project's folder itself (`flock(2)`), so it leaves no file behind,
/// and the system drops it with the process that holds it, however that ends.
public final class ProjectLock: Sendable {
    /// The project that is held.
    public let root: DirectoryRoot
    private let descriptor: OpenDescriptor

    /// Takes the project, or fails at once where another run holds it.
    /// - Parameter root: the project's folder.
    /// - Throws: a failure with exit code 75 that names the holder's process where the system tells it.
    public init(_ root: DirectoryRoot) throws(Failure) {
        self.root = root
        // The lock belongs to the open file, so a descriptor of its own gives it a life of its own.
        do throws(SystemError) {
            descriptor = try OpenDescriptor.open(
                ".", in: root.descriptor.number, flags: O_RDONLY | O_DIRECTORY)
        } catch {
            throw error.failure(to: "lock", nil, below: root.path)
        }
        if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 {
            announce()
            return
        }
        let error = SystemError.last("flock")
        switch error.code {
        case EWOULDBLOCK:
            throw Self.busy(root, holder: Self.holder(of: descriptor))
        case EBADF, ENOLCK, EOPNOTSUPP, EINVAL, ENOSYS:
            // Some network file systems can't lock a folder. A transaction begins with a `mkdir`
            // that only one run can win, so two runs still can't mix.
            return
        default:
            throw error.failure(to: "lock", nil, below: root.path)
        }
    }

    /// Unlocks by name: a program that is just being started holds a copy of the descriptor until it runs, and
    /// closing ours alone would leave the project locked that long.
    deinit { flock(descriptor.number, LOCK_UN) }

    private static func busy(_ root: DirectoryRoot, holder: Int32?) -> Failure {
        let who = holder.map { "process \($0)" } ?? "another process"
        return Failure(
            .busy, id: "project.busy", "\(who) is working on the project '\(root.path)'",
            fix: "wait until it has finished, then run the command again")
    }

    /// Adds a record lock, whose owner the system tells to whoever asks; it excludes nobody.
    private func announce() {
        var record = Self.record(F_RDLCK)
        _ = fcntl(descriptor.number, F_SETLK, &record)
    }

    /// The process that holds the project, as far as the system tells.
    private static func holder(of descriptor: OpenDescriptor) -> Int32? {
        var record = record(F_WRLCK)
        if fcntl(descriptor.number, F_GETLK, &record) == 0, record.l_type != Int16(F_UNLCK),
            record.l_pid > 0
        {
            return record.l_pid
        }
        return holderInLockTable(descriptor)
    }

    /// The process that `/proc/locks` names (proc(5)): `1: FLOCK ADVISORY WRITE <pid> <major>:<minor>:<inode> 0 EOF`.
    private static func holderInLockTable(_ descriptor: OpenDescriptor) -> Int32? {
        guard let status = try? EntryStatus.of(descriptor.number),
            let system = try? DirectoryRoot(path: "/proc"),
            let path = try? RelativePath(validating: "locks"),
            let table = FileStream.text(of: path, in: system)
        else { return nil }
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: " ").map(String.init)
            guard fields.count >= 6, fields[1] == "FLOCK",
                fields[5].hasSuffix(":\(status.inode)"), let process = Int32(fields[4]), process > 0
            else { continue }
            return process
        }
        return nil
    }

    private static func record(_ type: Int32) -> flock {
        var record = flock()
        record.l_type = Int16(type)
        record.l_whence = Int16(SEEK_SET)
        return record
    }
}

/// Reads files whose size the system doesn't tell, such as those of `/proc`.
private enum FileStream {
    static func text(of path: RelativePath, in root: DirectoryRoot) -> String? {
        guard
            let file = try? OpenDescriptor.open(
                path.name, in: root.descriptor.number, flags: O_RDONLY)
        else { return nil }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = read(file.number, &buffer, buffer.count)
            if count <= 0 { return String(decoding: text, as: UTF8.self) }
            text.append(contentsOf: buffer[..<count])
        }
    }
}
