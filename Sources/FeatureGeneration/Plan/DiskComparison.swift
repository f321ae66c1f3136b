import Diagnostics
import FileTree

/// Holds planned files against what stands in the project (trap 10).
struct DiskComparison {
    /// The project.
    let root: DirectoryRoot
    /// Whether existing files may be overwritten.
    let overwrites: Bool

    /// The file with what happens to it.
    /// - Throws: `Failure` with exit code 73 where a link or a file stands on the way to it.
    func planned(_ draft: FileDraft) throws(Failure) -> PlannedFile {
        var file = PlannedFile(
            id: draft.id, path: draft.path, role: draft.declaration.role,
            scope: draft.declaration.scope, action: .create, bytes: draft.bytes,
            isExecutable: draft.isExecutable, isPackageManifest: draft.isPackageManifest)
        if draft.isSharedAlready {
            file.action = .identical
            file.isSharedAlready = true
            return file
        }
        switch try root.kind(of: draft.path) {
        case .absent:
            if let spelling = try root.existingSpelling(of: draft.path), spelling != draft.path {
                return obstructed(file, by: "'\(spelling)' is there, which differs in case only")
            }
        case .file:
            let contents = try root.read(draft.path)
            file.existing = contents.bytes
            if contents.bytes == draft.bytes {
                file.action = .identical
            } else if overwrites {
                file.action = .overwrite
            } else {
                return obstructed(file, by: "another file is there")
            }
        case .folder: return obstructed(file, by: "a folder is there")
        case .symbolicLink: return obstructed(file, by: "a symbolic link is there")
        case .other: return obstructed(file, by: "a special file is there")
        }
        return file
    }

    private func obstructed(_ file: PlannedFile, by obstacle: String) -> PlannedFile {
        var file = file
        file.action = .conflict
        file.obstacle = obstacle
        return file
    }
}

extension GenerationPlan {
    /// The failure that a plan with conflicts ends in: nothing is written.
    public var conflictFailure: Failure? {
        guard !conflicts.isEmpty else { return nil }
        return Failure(
            .cannotCreate,
            conflicts.map { file in
                let isPlain = file.existing != nil
                return Diagnostic(
                    .error, id: "plan.conflict",
                    "'\(file.path)' can't be written: \(file.obstacle ?? "it is in use")",
                    at: SourceLocation(path: file.path.string),
                    fix: isPlain
                        ? "see the difference with --diff, then keep the file or overwrite it with --force"
                        : "move it, or choose another feature name")
            })
    }
}
