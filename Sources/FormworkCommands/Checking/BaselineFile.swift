import ArchitectureChecking
import Diagnostics
import FileTree

/// A baseline file that a user named.
struct BaselineFile: Sendable {
    private let path: String
    private let session: Session

    /// Creates a file by the path that was given.
    init(_ path: String, in session: Session) {
        self.path = path
        self.session = session
    }

    /// Reads the baseline.
    /// - Throws: `Failure`: 66 where there is no such file, 65 where it isn't a baseline.
    func read() throws(Failure) -> Baseline {
        try Baseline.read(try NamedFile(path, in: session).bytes(), path: path)
    }

    /// Writes a baseline; an existing one is replaced.
    /// - Throws: `Failure`: 64 where the file lies outside of the project, 73 or 74 where it can't be written.
    func write(_ baseline: Baseline, in root: DirectoryRoot) throws(Failure) {
        let absolute = session.absolutePath(path)
        let prefix = root.path == "/" ? "/" : root.path + "/"
        guard absolute.hasPrefix(prefix),
            let relative = try? RelativePath(typed: String(absolute.dropFirst(prefix.count)))
        else {
            throw Failure(
                .usage, id: "baseline.outside", "'\(path)' lies outside the project '\(root.path)'",
                fix: "name a file in the project, such as .formwork-baseline.json")
        }
        let bytes = try baseline.bytes()
        let operation: FileOperation
        if try root.kind(of: relative) == .absent {
            operation = .create(relative, bytes)
        } else {
            let current = try root.read(relative).bytes
            if current == bytes { return }
            operation = .replace(relative, bytes, expected: ContentDigest(of: current))
        }
        _ = try FileTransaction(try ProjectLock(root), [operation]).apply { false }
    }
}
