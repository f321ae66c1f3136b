/// What the command line of `upgrade` asks for.
struct UpgradeRequest: Sendable {
    /// The features; empty means all.
    var features: [String]
    /// The version to go to; nil means the newest that the project can use.
    var version: String?
    /// Only features of this set; nil means of any.
    var set: String?
    /// Parameters given anew, by name.
    var values: [String: String]
    /// Options switched on.
    var with: [String]
    /// Options switched off.
    var without: [String]
    /// Whether nothing is written.
    var isDryRun: Bool
    /// Whether the change is printed as a diff.
    var showsDiff: Bool
    /// Whether every question is answered with yes.
    var agrees: Bool
}
