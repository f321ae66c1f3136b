/// What a name in a feature's code stands for.
enum NameBinding: Equatable, Sendable {
    /// Something that isn't the feature's own.
    case free
    /// A member of a type that isn't the feature's own, whatever else is called the same.
    case foreign
    /// A variable or parameter of the function around it.
    case local
    /// A member of one of some types, or of what they inherit from; those outside of types have an empty one.
    case member(of: Set<String>)
    /// A member that the feature adds to a type that isn't its own.
    case added
}
