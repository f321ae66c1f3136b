import Diagnostics
import FileTree
import TemplateLanguage
import TemplateManifest

/// What an upgrade does, as a value, before anything is touched.
public struct UpgradePlan: Sendable {
    /// The features, in the order in which they were asked for.
    public var features: [UpgradedFeature]
    /// What needs a user's consent: new files that are executable or lie outside the source folders.
    public var consents: [GenerationPlan.Consent]
    /// Warnings and notes.
    public var remarks: [Diagnostic]
    /// The changes of the tree, the receipts apart.
    var changes: TreeChanges
    /// The receipts that change, as they are and as they will be.
    var receipts: [ReceiptChange]

    /// Every file of every feature.
    public var files: [UpgradedFile] { features.flatMap(\.files) }
    /// The files that nobody but the user can settle.
    public var conflicts: [UpgradedFile] { files.filter { $0.action == .conflict } }
    /// Whether nothing at all would be written.
    public var isEmpty: Bool {
        changes.operations().isEmpty && receipts.allSatisfy { $0.before.receipt == $0.interim }
    }

    /// The failure that conflicts end in, exit code 1; nil where there are none.
    public var conflictFailure: Failure? {
        let found = conflicts
        guard !found.isEmpty else { return nil }
        return Failure(
            .findings,
            found.map { file in
                Diagnostic(
                    .error, id: "upgrade.conflict", "'\(file.path)' is a conflict: \(file.reason)",
                    at: SourceLocation(path: file.path.string),
                    fix: (file.conflict?.fix(file) ?? "settle it")
                        + ", then run 'formwork upgrade --continue', or '--abort' to put everything back"
                )
            })
    }
}

/// A feature of an upgrade.
public struct UpgradedFeature: Sendable {
    /// The feature's name.
    public var feature: String
    /// The parent's path below the feature root; nil at the root.
    public var group: String?
    /// The target; nil where no build system named one.
    public var target: String?
    /// The set at the version to come.
    public var set: GenerationPlan.SetIdentity
    /// The version that the feature has.
    public var from: String
    /// The parameters by name.
    public var values: [String: TemplateValue]
    /// The options by id.
    public var options: [String: Bool]
    /// What happens to each file.
    public var files: [UpgradedFile]
    /// Whether the feature is at that version already.
    public var isCurrent: Bool
}

/// What happens to a file in an upgrade.
public struct UpgradedFile: Sendable, Equatable {
    /// What happens to a file.
    public enum Action: String, Sendable, Hashable {
        /// The new version brings the file.
        case added
        /// Nobody edited the file, and it becomes that of the new version.
        case updated
        /// Edits and the new version went together.
        case merged
        /// Nothing changes.
        case unchanged
        /// The set has given the file another place; edits moved along.
        case renamed
        /// The new version has no such file any more, and nobody edited it.
        case removed
        /// What stood there before the feature comes back.
        case restored
        /// The file stays as it is, and says why.
        case kept
        /// The user deleted the file, and it stays deleted.
        case deleted
        /// Nobody but the user can settle it.
        case conflict
    }

    /// The feature's name.
    public var feature: String
    /// The file's stable id in the set.
    public var id: String
    /// Where the file is after the upgrade.
    public var path: RelativePath
    /// Where it was, if it moved; by the set or, since the last version, by the user.
    public var from: RelativePath?
    /// What the file is for.
    public var role: String
    /// What happens to it.
    public var action: Action
    /// Why, a sentence without a subject; empty where the action says it all.
    public var reason: String
    /// The kind of conflict; nil for none.
    public var conflict: ConflictKind?
    /// What stands at `from`, or at `path`, before; nil where nothing does.
    public var before: [UInt8]?
    /// What stands at `path` after; nil where nothing does.
    public var after: [UInt8]?
    /// Where the set's version of a file that can't be merged is put.
    public var beside: RelativePath?
}

/// Why a file needs its user.
public enum ConflictKind: String, Sendable, Hashable, Codable {
    /// Both changed the same lines; they stand between markers.
    case text
    /// Both changed a file that isn't text, or made it; the set's is put beside it.
    case binary
    /// The set dropped a file that was edited.
    case dropped
    /// Something else stands where the set puts the file.
    case occupied

    /// What to do about it.
    func fix(_ file: UpgradedFile) -> String {
        switch self {
        case .text: "edit the lines between the markers '<<<<<<<' and '>>>>>>>'"
        case .binary:
            "keep one of the two files under this name and remove '\(file.beside?.string ?? "the other")'"
        case .dropped: "remove the file, or keep it as your own"
        case .occupied: "move what stands in the way, or leave the file where it is"
        }
    }
}

/// A receipt before and after.
struct ReceiptChange: Sendable {
    /// The receipt as it is.
    var before: ReceiptStore.Entry
    /// What it says until the conflicts are settled; equal to `final` where there are none.
    var interim: Receipt
    /// What it says when they are.
    var final: Receipt
    /// The files of this receipt that are conflicts.
    var conflicts: [UnfinishedUpgrade.Conflict]
}
