import FileTree

/// A piece that features share, as the project has it.
enum SharedPiece: Sendable, Equatable {
    /// Nobody has it yet: it is created under its shared name.
    case missing
    /// The project has it, and generated code can use it.
    case found(Place)
    /// The project has something else of that name: the feature gets a piece of its own.
    case unfit(Place, lacks: String)
    /// The feature can't see what the project has: it gets a piece of its own.
    case unreachable

    /// Where a project declares a type.
    struct Place: Sendable, Equatable {
        /// The type's name.
        var name: String
        /// The keyword of its declaration, such as `protocol`; `other` for a protocol that asks for more
        /// than generated code knows, so that no stub of it can be written.
        var kind: String
        /// The file.
        var path: RelativePath
        /// The line, counted from 1.
        var line: Int
    }

    /// What the project has and generated code uses; nil where the piece is generated.
    var place: Place? {
        if case .found(let place) = self { return place }
        return nil
    }

    /// Whether the piece is the feature's own.
    var isFeaturesOwn: Bool {
        switch self {
        case .unfit, .unreachable: true
        case .missing, .found: false
        }
    }
}
