import Diagnostics

/// A type that the features of a project share: created once, then reused.
public struct SharedPieceDeclaration: Sendable, Hashable {
    /// The type's name, such as `DomainError`.
    public var name: String
    /// A glob of other names under which a project may have it; nil where there are none.
    public var otherNames: String?
    /// The kind of integration point that is the piece, whatever its name; nil where none is.
    public var pointKind: String?
    /// The members that the project's own type needs, as Swift declares them.
    public var members: [SourcedText]

    /// Creates a piece that is known by its name alone.
    public init(name: String) {
        self.name = name
        members = []
    }
}
