import Diagnostics
import FileTree

/// Reads a set's folder from the disk.
public struct SetFolderReader: Sendable {
    /// The most files that a set may have.
    public static let maximumFiles = 2000
    /// The greatest size of one file of a set, in bytes: 8 MiB.
    public static let maximumFileSize = 8 << 20

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
        for entry in walk.entries {
            let path = entry.path.string
            let displayPath = displayRoot.isEmpty ? path : "\(displayRoot)/\(path)"
            switch entry.kind {
            case .file:
                let contents = try reader.read(entry.path, maximumSize: maximumFileSize)
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

    private static func refusal(of kind: EntryKind, _ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "manifest.symlink",
            "\(kind.title) can't be part of a set: it could lead out of the set's folder",
            at: SourceLocation(path: path), fix: "put a copy of the file in its place")
    }
}
