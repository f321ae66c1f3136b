/// What a three-way merge of one file came to.
public enum MergeResult: Sendable, Hashable {
    /// Both sides went together.
    case clean([UInt8])
    /// Both sides changed the same lines: they stand in the text between git's markers.
    /// - `markerSize`: how long the markers are: seven signs, or more where a side holds such lines itself.
    case conflicts([UInt8], markerSize: Int)
    /// One of the three isn't text, so git doesn't merge them.
    case binary
}

/// The names that stand behind the markers of a conflict.
public struct MergeLabels: Sendable, Hashable {
    /// The name of what is there.
    public var ours: String
    /// The name of what both sides come from.
    public var base: String
    /// The name of what is to come.
    public var theirs: String

    /// Creates labels.
    public init(ours: String, base: String, theirs: String) {
        self.ours = ours
        self.base = base
        self.theirs = theirs
    }
}
