import Diagnostics

/// What a check found out: how each operation's file looks now, and which folders are missing.
struct CheckedTransaction {
    /// The files that are replaced or removed, by the index of their operation.
    var existing: [Int: EntryStatus] = [:]
    /// The folders that must be made, the outermost first.
    var missingFolders: [RelativePath] = []
}

/// Compares operations with the disk before anything is written.
///
/// All conflicts are found in one go. (Traps 1, 2 and 10.)
struct TransactionCheck {
    var root: DirectoryRoot
    var operations: [FileOperation]
    var permitted: Set<ProtectedPlace>

    /// Checks every operation.
    /// - Throws: a failure with exit code 73 that holds a finding for each conflict.
    func run() throws(Failure) -> CheckedTransaction {
        var conflicts = findCollisions()
        var checked = CheckedTransaction()
        let index = SpellingIndex(root)
        var seen: Set<RelativePath> = []
        for (number, operation) in operations.enumerated() {
            do throws(Failure) {
                try check(operation, number, index: index, into: &checked, seen: &seen)
            } catch {
                conflicts.append(contentsOf: error.diagnostics)
            }
        }
        guard conflicts.isEmpty else { throw Failure(.cannotCreate, conflicts) }
        return checked
    }

    private func check(
        _ operation: FileOperation, _ number: Int, index: SpellingIndex,
        into checked: inout CheckedTransaction, seen: inout Set<RelativePath>
    ) throws(Failure) {
        let path = operation.path
        let respelling = try index.respelling(of: path)
        if let variant = respelling.variant {
            throw conflict(
                path, "'\(variant)' exists, and differs only in case or Unicode form",
                fix: "use the existing spelling")
        }
        switch operation.action {
        case .create:
            guard !respelling.isWhole else {
                throw conflict(path, "it exists already", fix: "choose another name")
            }
            for folder in path.ancestors.dropFirst(respelling.existingComponents)
            where seen.insert(folder).inserted {
                checked.missingFolders.append(folder)
            }
        case .replace(_, let expected), .remove(let expected):
            guard respelling.isWhole else {
                throw conflict(path, "it is gone since the plan was made", fix: Self.planAgain)
            }
            checked.existing[number] = try checkContents(of: path, expected)
        }
    }

    private func checkContents(
        of path: RelativePath, _ expected: ContentDigest
    ) throws(Failure) -> EntryStatus {
        let contents: FileContents?
        let status: EntryStatus?
        do throws(PathObstacle) {
            let folder = try root.openFolder(path.parent)
            do throws(SystemError) {
                status = try EntryStatus.of(path.name, in: folder.number)
            } catch {
                throw .system(path, error)
            }
            contents = try FileReader.contents(
                of: path.name, at: path, in: folder, maximumSize: .max)
        } catch {
            throw error.failure(to: "read", path, below: root.path)
        }
        guard let status else {
            throw conflict(
                path, "its name is in another Unicode form on this disk",
                fix: "rename the file to the composed form (NFC)")
        }
        guard contents?.digest == expected else {
            throw conflict(path, "it was changed since the plan was made", fix: Self.planAgain)
        }
        return status
    }

    /// Operations that get in each other's way, or write where nothing may be written.
    private func findCollisions() -> [Diagnostic] {
        var found: [Diagnostic] = []
        var files: [String: RelativePath] = [:]
        var folders: [String: RelativePath] = [:]
        for operation in operations {
            let path = operation.path
            if let place = ProtectedPlace.holding(path), !mayWrite(path, in: place) {
                found += conflict(path, "it lies in \(place.title)").diagnostics
            }
            if let other = files.updateValue(path, forKey: path.foldedKey) {
                found += conflict(path, "'\(other)' is written by the same plan").diagnostics
            }
        }
        for operation in operations {
            for folder in operation.path.ancestors {
                let key = folder.foldedKey
                if let file = files[key] {
                    found += conflict(file, "'\(operation.path)' needs a folder there").diagnostics
                }
                if let other = folders.updateValue(folder, forKey: key), other != folder {
                    found +=
                        conflict(folder, "the same plan spells it '\(other)' elsewhere").diagnostics
                }
            }
        }
        return found
    }

    private func mayWrite(_ path: RelativePath, in place: ProtectedPlace) -> Bool {
        permitted.contains(place)
            && PathFolding.foldForgivingly(path.components[0]) != TransactionFolder.name
    }

    private func conflict(_ path: RelativePath, _ why: String, fix: String? = nil) -> Failure {
        Self.conflict(path, why, fix: fix)
    }

    static func conflict(_ path: RelativePath, _ why: String, fix: String? = nil) -> Failure {
        Failure(
            .cannotCreate, id: "file.conflict", "can't write '\(path)': \(why)",
            at: SourceLocation(path: path.string), fix: fix)
    }

    static let planAgain = "run the command again"
}
