import Diagnostics

/// What the command line of `generate` asks for.
struct GenerationOrder: Sendable {
    /// The part of a feature; nil for a whole one.
    var part: String?
    /// The existing feature that the part is added to; nil where none is named.
    var feature: String?
    /// The feature's name as typed.
    var name: String
    /// The target; nil leaves the choice to the scan.
    var target: String?
    /// The set's id; nil leaves the choice to the resolution.
    var set: String?
    /// The parent folder's name or path.
    var group: String?
    /// The one feature that a learned set follows.
    var like: String?
    /// The features that a set is learned from; empty leaves the choice to the project.
    var from: [String]
    /// Whether everything of the followed feature is kept.
    var keepsAll: Bool
    /// Parameters by name.
    var values: [String: String]
    /// Options switched on.
    var with: [String]
    /// Options switched off.
    var without: [String]
    /// Whether the order says what to learn from.
    var learns: Bool { like != nil || !from.isEmpty }
    /// Whether nothing is written.
    var isDryRun: Bool
    /// Whether the change is printed as a diff.
    var showsDiff: Bool
    /// Whether files in the way are overwritten.
    var overwrites: Bool
    /// Whether every question is answered with yes.
    var agrees: Bool
    /// Whether the report lists all, however long it gets.
    var isVerbose: Bool
    /// Whether the report is markdown.
    var isMarkdown: Bool

    /// Refuses flags that say what to learn from in ways that contradict each other.
    /// - Throws: `Failure` with exit code 64.
    func checkPattern() throws(Failure) {
        if like != nil, !from.isEmpty {
            throw Failure(
                .usage, id: "usage.conflicting-options",
                "'--like' and '--from' can't be given together",
                fix: "follow one feature with --like, or learn from several with --from")
        }
        if keepsAll, like == nil {
            throw Failure(
                .usage, id: "usage.missing-option",
                "'--keep-all' says how to follow one feature, and none is named",
                fix: "name it with --like")
        }
        if part != nil, learns {
            throw Failure(
                .usage, id: "usage.conflicting-options",
                "a part comes from the set of its feature, so there is nothing to learn for it",
                fix: "leave out --like and --from")
        }
    }
}
