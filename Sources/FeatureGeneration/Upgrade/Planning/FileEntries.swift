import FileTree

/// What the receipt and the report say of a file.
extension FeatureUpgrading {
    /// The entry of a file at its new version.
    func entry(
        _ file: Receipt.File, _ draft: FileDraft, at path: RelativePath
    ) -> Receipt.File {
        var entry = file
        entry.id = draft.id
        entry.path = path
        entry.role = draft.declaration.role.description
        entry.scope = draft.declaration.scope.rawValue
        entry.isExecutable = draft.isExecutable
        entry.base = StoredBytes(draft.bytes)
        entry.version = nil
        entry.isLeft = nil
        let placed = setPaths[draft.id] ?? draft.path
        entry.setPath = placed == path ? nil : placed
        return entry
    }

    /// The entry of a file whose conflict isn't settled: its version doesn't advance (trap 11).
    func pending(_ file: Receipt.File, at path: RelativePath) -> Receipt.File {
        var entry = file
        entry.path = path
        entry.version = file.version ?? receipt.set.version
        return entry
    }

    /// What is open of a file; nil where it is no conflict.
    func open(
        _ id: String, _ file: UpgradedFile, markerSize: Int? = nil
    ) -> UnfinishedUpgrade.Conflict? {
        file.conflict.map { kind in
            .init(
                receipt: receiptPath, id: id, path: file.path, kind: kind, beside: file.beside,
                markerSize: markerSize)
        }
    }

    /// A file as the report has it.
    func told(
        _ file: Receipt.File, _ action: UpgradedFile.Action, at path: RelativePath,
        before: [UInt8]? = nil, after: [UInt8]? = nil
    ) -> UpgradedFile {
        UpgradedFile(
            feature: receipt.feature, id: file.id, path: path,
            from: path == file.path ? nil : file.path, role: file.role, action: action, reason: "",
            conflict: nil, before: before, after: after)
    }
}
