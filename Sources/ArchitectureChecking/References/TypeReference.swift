/// A place at which code names a type, or what may be one.
struct TypeReference: Sendable, Equatable {
    /// The name and what follows it behind dots: `Order`, `ID`.
    var components: [String]
    /// The byte at which the name begins.
    var offset: Int
    /// Whether it is an attribute, as in `@Model`.
    var isAttribute: Bool
    /// Whether it stands in a preview, which puts things together as the app does.
    var isInPreview: Bool
    /// The qualified names of the types around it, the innermost first.
    var enclosing: [String]
}

/// A place at which code imports a module.
struct ImportReference: Sendable, Equatable {
    /// The module, without submodules.
    var module: String
    /// The byte at which the statement begins.
    var offset: Int
}

/// What the syntax of a file says about its dependencies.
struct FileReferences: Sendable {
    /// The file's index.
    var file: Int
    /// The file's text.
    var bytes: [UInt8]
    /// The imports.
    var imports: [ImportReference] = []
    /// The types named, apart from generic parameters and types of the same function.
    var types: [TypeReference] = []
    /// Associated types with the qualified names of their protocols.
    var associatedTypes: [(outer: String, name: String)] = []
}
