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

    /// Writes a baseline. Of an existing one, what it says of paths that weren't checked stays.
    /// - Throws: `Failure`: 64 where the file lies outside of the project, 65 where a file that is no baseline
    ///   has the name, 73 or 74 where it can't be written.
    func write(
        _ baseline: Baseline, in root: DirectoryRoot, where isChecked: (RelativePath) -> Bool
    ) throws(Failure) {
        let absolute = session.absolutePath(path)
        let prefix = root.path == "/" ? "/" : root.path + "/"
        guard absolute.hasPrefix(prefix),
            let relative = try? RelativePath(typed: String(absolute.dropFirst(prefix.count)))
        else {
            throw Failure(
                .usage, id: "baseline.outside", "'\(path)' lies outside the project '\(root.path)'",
                fix: "name a file in the project, such as formwork-baseline.json")
        }
        guard !["Formwork.xml", "Formwork.resolved"].contains(relative.name) else {
            throw Failure(
                .usage, id: "baseline.protected", "'\(path)' is Formwork's own file",
                fix: "name another file, such as formwork-baseline.json")
        }
        let operation: FileOperation
        if try root.kind(of: relative) == .absent {
            operation = .create(relative, try baseline.bytes())
        } else {
            let current = try root.read(relative).bytes
            let unchecked = try existing(current).violations.filter { entry in
                (try? RelativePath(validating: entry.path)).map { !isChecked($0) } ?? false
            }
            let bytes = try Baseline(entries: baseline.violations + unchecked).bytes()
            if current == bytes { return }
            operation = .replace(relative, bytes, expected: ContentDigest(of: current))
        }
        _ = try FileTransaction(try ProjectLock(root), [operation], permitted: []).apply { false }
    }

    /// The baseline that a file holds, which is about to be replaced.
    private func existing(_ bytes: [UInt8]) throws(Failure) -> Baseline {
        do throws(Failure) {
            return try Baseline.read(bytes, path: path)
        } catch {
            guard error.exitCode == .invalidInput else { throw error }
            throw Failure(
                .invalidInput, id: "baseline.not-replaced",
                "the file isn't a baseline of 'check', so it isn't replaced",
                at: SourceLocation(path: path), fix: "remove it, or name another file")
        }
    }
}
