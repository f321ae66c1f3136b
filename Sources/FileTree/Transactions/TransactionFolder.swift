/// The names inside a transaction's folder, and what each one's presence means.
///
/// The folder stands in the project's root, so that every rename stays on one file system. It is one
/// name that nobody else uses: what a killed run leaves behind is told by that name alone.
enum TransactionFolder {
    /// The folder itself. While it exists, a transaction is unfinished.
    static let name = ".formwork-transaction"
    /// The journal while it is being written: nothing outside the folder was touched yet.
    static let draft = "journal.draft"
    /// The journal, whole and on disk: the project may have been touched. Roll back.
    static let journal = "journal"
    /// The journal after the commit point: every file is in its place. Clean up.
    static let committed = "journal.committed"

    /// The staged contents of operation `index`.
    static func staged(_ index: Int) -> String { "new-\(index)" }

    /// What stood at the target of operation `index`.
    static func saved(_ index: Int) -> String { "old-\(index)" }

    /// Whether a transaction makes files of this name; others are a person's, and stay.
    static func isOurs(_ name: String) -> Bool {
        name == draft || name == journal || name == committed || name.hasPrefix("new-")
            || name.hasPrefix("old-")
    }
}
