import FileTree

/// An upgrade that left conflicts: what is open, and what everything was before.
///
/// It is kept in `.formwork/upgrade.json.gz` until `formwork upgrade --continue` or `--abort`.
struct UnfinishedUpgrade: Sendable, Equatable, Codable {
    /// The version of this form.
    var schemaVersion = 1
    /// The receipts that the upgrade changes.
    var receipts: [Receipted]
    /// Every file that it changed.
    var files: [ChangedFile]
    /// What is open.
    var conflicts: [Conflict]
    /// The folders that it made, the outermost first.
    var folders: [RelativePath]

    /// A receipt.
    struct Receipted: Sendable, Equatable, Codable {
        /// Where it is.
        var path: RelativePath
        /// The file before the upgrade.
        var before: StoredBytes
        /// What it says when every conflict is settled.
        var final: Receipt
    }

    /// A file that was changed.
    struct ChangedFile: Sendable, Equatable, Codable {
        /// Where it is.
        var path: RelativePath
        /// What stood there; nil where nothing did.
        var before: StoredBytes?
        /// What the upgrade put there; nil where nothing.
        var after: StoredBytes?
        /// Whether the file from before was executable.
        var isExecutable: Bool
    }

    /// A file that only the user can settle.
    struct Conflict: Sendable, Equatable, Codable {
        /// The receipt that it belongs to.
        var receipt: RelativePath
        /// The file's stable id.
        var id: String
        /// Where it is.
        var path: RelativePath
        /// Why.
        var kind: ConflictKind
        /// Where the set's version was put, for what can't be merged.
        var beside: RelativePath?
        /// How long the markers of a text are.
        var markerSize: Int?
    }
}
