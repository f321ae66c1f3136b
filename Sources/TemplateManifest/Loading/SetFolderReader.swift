import Diagnostics
import FileTree

/// Reads a set's folder from the disk.
public struct SetFolderReader: Sendable {
    /// The most files that a set may have.
    public static let maximumFiles = 2000
    /// The greatest size of one file of a set, in bytes: 32 MiB.
    public static let maximumFileSize = 32 << 20
    /// The greatest size of all files of a set together, in bytes: 128 MiB.
    public static let maximumSetSize = 128 << 20

    /// What was read of a folder, and what was refused.
    struct Contents: Sendable {
        var files: [String: SetSource]
        var findings: [Diagnostic]
    }

    /// Reads every file of a folder; hidden files aren't part of a set.
    /// - Parameter folder: the set's folder, absolute or relative to the working folder.
    /// - Returns: the files by their path in the folder.
    /// - Throws: `Failure(.notFound)` where there is no such folder, `Failure(.invalidInput)` with a
    ///   finding for each symbolic link and special file in it, `Failure(.inputOutput)` where it
    ///   can't be read.
    public static func read(folder: String) throws(Failure) -> [String: SetSource] {
        let contents = try contents(of: folder, displayRoot: folder)
        guard contents.findings.isEmpty else { throw Failure(.invalidInput, contents.findings) }
        return contents.files
    }

    /// Reads a folder and keeps going where something in it is refused.
    /// - Parameter displayRoot: the folder as people should read it.
    static func contents(of folder: String, displayRoot: String) throws(Failure) -> Contents {
        let root = try DirectoryRoot(path: folder)
        let walk = try root.walk(
            bounds: WalkBounds(entries: maximumFiles * 2, depth: 32),
            where: { !$0.path.name.hasPrefix(".") })
        var result = Contents(files: [:], findings: [])
        if !walk.isComplete || walk.entries.count > maximumFiles {
            result.findings.append(
                Diagnostic(
                    .error, id: "manifest.folder-too-large",
                    "the folder of the set holds more than \(maximumFiles) files, "
                        + "folders more than 32 deep, or a name that isn't UTF-8",
                    at: SourceLocation(path: displayRoot),
                    fix: "keep only the set's own files in it"
                ))
            return result
        }
        let reader = FileReader(root)
        var size = 0
        for entry in walk.entries {
            let path = entry.path.string
            let displayPath = displayRoot.isEmpty ? path : "\(displayRoot)/\(path)"
            switch entry.kind {
            case .file:
                let limit = min(maximumFileSize, maximumSetSize - size)
                guard let contents = try read(entry.path, reader, atMost: limit) else {
                    result.findings.append(tooLarge(displayPath))
                    continue
                }
                if LFSPointer.isOne(contents.bytes) {
                    result.findings.append(
                        Diagnostic(
                            .error, id: "manifest.lfs-pointer", LFSPointer.message,
                            at: SourceLocation(path: displayPath, line: 1, column: 1),
                            fix: LFSPointer.fix))
                    continue
                }
                size += contents.bytes.count
                result.files[path] = SetSource(
                    bytes: contents.bytes, isExecutable: contents.mode & 0o111 != 0,
                    displayPath: displayPath)
            case .folder, .absent:
                continue
            case .symbolicLink, .other:
                result.findings.append(refusal(of: entry.kind, displayPath))
            }
        }
        return result
    }

    /// A file's contents; nil where it is larger than allowed.
    private static func read(_ path: RelativePath, _ reader: FileReader, atMost limit: Int)
        throws(Failure) -> FileContents?
    {
        do {
            return try reader.read(path, maximumSize: limit)
        } catch {
            guard error.diagnostics.first?.id == "file.too-large" else { throw error }
            return nil
        }
    }

    private static func tooLarge(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "manifest.file-too-large",
            "the file is too large: at most \(maximumFileSize >> 20) MiB are read, "
                + "\(maximumSetSize >> 20) MiB a set",
            at: SourceLocation(path: path, line: 1, column: 1),
            fix: "remove it from the set's folder"
        )
    }

    private static func refusal(of kind: EntryKind, _ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "manifest.symlink",
            "\(kind.title) can't be part of a set: it could lead out of the set's folder",
            at: SourceLocation(path: path, line: 1, column: 1),
            fix: "put a copy of the file in its place")
    }
}
