import FileTree

/// What to add to existing code for a new feature, at a place that was found otherwise than by the set's declarations.
public struct EditProposal: Sendable, Equatable {
    /// The file.
    public var path: RelativePath
    /// The kind of place, such as `route-enum`.
    public var kind: String
    /// The type or file that stands there.
    public var name: String
    /// The line, counted from 1, behind which the addition goes; the very line where it `isInLine`.
    public var line: Int
    /// What to add.
    public var addition: String
    /// Whether the addition goes into the line itself, as an element of a list does.
    public var isInLine: Bool
    /// Whether the line gets a comma, since another element follows it now.
    public var needsComma: Bool

    /// How many of the features that the new one is like stand there.
    public var siblings: Int

    /// Creates a proposal.
    public init(
        path: RelativePath, kind: String, name: String, line: Int, addition: String,
        isInLine: Bool = false, needsComma: Bool = false, siblings: Int
    ) {
        self.siblings = siblings
        self.path = path
        self.kind = kind
        self.name = name
        self.line = line
        self.addition = addition
        self.isInLine = isInLine
        self.needsComma = needsComma
    }
}
