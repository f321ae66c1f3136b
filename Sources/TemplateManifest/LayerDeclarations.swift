import Diagnostics

/// The layers of an architecture and what each may use.
public struct LayerRules: Sendable, Hashable {
    /// The layers; a file belongs to one at most.
    public var layers: [Layer]
    /// Files that belong to no layer wherever they stand: those that put the layers together.
    public var outside: LayerPlaces

    /// Creates rules.
    public init(layers: [Layer] = [], outside: LayerPlaces = LayerPlaces()) {
        self.layers = layers
        self.outside = outside
    }
}

/// Where the files of a layer are. Paths are globs of folders below any folder of the project, `Domain/**`.
public struct LayerPlaces: Sendable, Hashable {
    /// Folders that are the layer: the innermost counts.
    public var paths: [String]
    /// Folders in which teams keep the layer's files: the outermost counts, where nothing else says.
    public var usualPaths: [String]
    /// Globs of the names of targets that are the layer.
    public var targetNames: [String]
    /// Globs of the names of files that are the layer wherever they stand.
    public var fileNames: [String]
    /// Roles of the scan whose files are the layer, where no folder and no target says.
    public var fileRoles: [String]

    /// Creates places.
    public init(
        paths: [String] = [], usualPaths: [String] = [], targetNames: [String] = [],
        fileNames: [String] = [], fileRoles: [String] = []
    ) {
        self.paths = paths
        self.usualPaths = usualPaths
        self.targetNames = targetNames
        self.fileNames = fileNames
        self.fileRoles = fileRoles
    }
}

/// A layer of an architecture.
public struct Layer: Sendable, Hashable {
    /// The layer's name.
    public var id: String
    /// Where its files are.
    public var places: LayerPlaces
    /// Modules that the layer may import; where there is one, no other is allowed.
    public var allowedImports: [String]
    /// Modules that the layer may not import.
    public var forbiddenImports: [String]
    /// Types of frameworks that the layer may not name.
    public var forbiddenTypes: [ForbiddenType]
    /// Layers whose types the layer may name.
    public var allowedLayers: [String]
    /// The place of the declaration.
    public var location: SourceLocation?

    /// A framework's type that a layer may not name.
    public struct ForbiddenType: Sendable, Hashable {
        /// The type's name, a glob.
        public var name: String
        /// The module that declares it.
        public var module: String

        /// Creates a type.
        public init(name: String, module: String) {
            self.name = name
            self.module = module
        }
    }

    /// Creates a layer that may import everything and use nothing.
    public init(id: String, places: LayerPlaces = LayerPlaces()) {
        self.id = id
        self.places = places
        allowedImports = []
        forbiddenImports = []
        forbiddenTypes = []
        allowedLayers = []
    }
}
