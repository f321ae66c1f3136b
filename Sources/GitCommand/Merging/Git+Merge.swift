import Diagnostics
import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Git {
    /// Merges one file's two changes with `git merge-file`.
    ///
    /// The result has the line ends of `ours`. No file of the project is read or written, and no setting
    /// of its repository counts.
    /// - Parameters:
    ///   - base: what both sides come from.
    ///   - ours: what is there.
    ///   - theirs: what is to come.
    ///   - labels: the names behind the markers of a conflict.
    /// - Throws: `Failure`: 69 where git fails, 74 where the temporary files can't be written.
    public func merge(
        base: [UInt8], ours: [UInt8], theirs: [UInt8], labels: MergeLabels
    ) throws(Failure) -> MergeResult {
        if [base, ours, theirs].contains(where: Self.isBinary) { return .binary }
        let ends = LineEnds(of: ours)
        if case .mixed = ends {
            // The lines whose ends differ are edits like any other, and stay as they are.
            let shape: ([UInt8]) -> [UInt8] = { bytes in
                let feeds = LineEnds.withFeeds(bytes)
                return ends.prefersPairs ? LineEnds.withPairs(feeds) : feeds
            }
            return try mergeFile(shape(base), ours, shape(theirs), labels)
        }
        let merged = try mergeFile(
            LineEnds.withFeeds(base), LineEnds.withFeeds(ours), LineEnds.withFeeds(theirs), labels)
        guard ends == .crlf else { return merged }
        switch merged {
        case .clean(let bytes): return .clean(LineEnds.withPairs(bytes))
        case .conflicts(let bytes, let size):
            return .conflicts(LineEnds.withPairs(bytes), markerSize: size)
        case .binary: return .binary
        }
    }

    /// Git's own rule: a NUL among the first 8,000 bytes.
    public static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.prefix(8000).contains(0) }

    private func mergeFile(
        _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ labels: MergeLabels
    ) throws(Failure) -> MergeResult {
        let folder = try MergeFolder()
        let size = ConflictMarkers.size(apartFrom: [base, ours, theirs])
        try folder.write("base", base)
        try folder.write("ours", ours)
        try folder.write("theirs", theirs)
        let result = try run(
            in: folder.path,
            [
                // A user's own style of markers would make one upgrade give different bytes elsewhere.
                "-c", "merge.conflictStyle=merge", "merge-file", "-p",
                "--marker-size=\(size)", "-L", labels.ours, "-L",
                labels.base, "-L", labels.theirs, "ours", "base", "theirs",
            ])
        guard case .exited(let code) = result.ending, (0...127).contains(code) else {
            throw failure("merge a file", result)
        }
        return code == 0 ? .clean(result.output) : .conflicts(result.output, markerSize: size)
    }
}

/// A temporary folder with the three sides of a merge, removed with the value.
private final class MergeFolder {
    let path: String
    private var names: [String] = []

    init() throws(Failure) { path = try TemporaryFolder.make() }

    func write(_ name: String, _ bytes: [UInt8]) throws(Failure) {
        names.append(name)
        let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        var rest = bytes[...]
        while descriptor >= 0, !rest.isEmpty {
            let count = rest.withUnsafeBytes { unistdWrite(descriptor, $0) }
            if count < 0 {
                if errno == EINTR { continue }
                break
            }
            rest = rest.dropFirst(count)
        }
        let code = errno
        if descriptor >= 0 { close(descriptor) }
        guard descriptor >= 0, rest.isEmpty else {
            throw Failure(
                .inputOutput, id: "git.temporary-folder",
                "can't write in '\(path)': \(String(cString: strerror(code)))",
                fix: "set TMPDIR to a folder that you can write to")
        }
    }

    deinit {
        for name in names { unlink("\(path)/\(name)") }
        rmdir(path)
    }
}

/// `write`, under a name that the method of the same name doesn't shadow.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
