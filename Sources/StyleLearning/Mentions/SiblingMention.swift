import FileTree

/// A place in existing code that names most of a family's features in one shape, and what a new one adds to it.
public struct SiblingMention: Sendable, Equatable {
    /// The file.
    public var path: RelativePath
    /// The line, counted from 1, behind which the addition goes; the very line where it `isInLine`.
    public var line: Int
    /// The innermost type around the place; the file's name where there is none.
    public var name: String
    /// The line at which that type begins; nil where there is none.
    public var typeLine: Int?
    /// What the features have there, with the new one's name: whole lines, or an element of a list in one line.
    public var addition: String
    /// Whether the features stand in a list in one line.
    public var isInLine: Bool
    /// Whether the line before needs a comma, since another element follows it now.
    public var needsComma: Bool
    /// How many of the features stand there.
    public var support: Int
}
