import Diagnostics
import TemplateManifest

/// Judges what code of one layer names.
struct LayerJudge: Sendable {
    /// Modules that every layer may import.
    private static let allowedEverywhere: Set<String> = [
        "Swift", "_Concurrency", "_StringProcessing",
    ]

    /// Frameworks that bring no framework with a user interface, a store or a network along.
    private static let modulesWithoutReexports: Set<String> = [
        "Combine", "Dispatch", "Foundation", "FoundationEssentials", "OSLog", "Observation",
        "RegexBuilder", "Swift", "Synchronization", "os",
    ]

    let layer: Layer
    private let layerIDs: Set<String>
    private let imports: Set<String>
    private let exactTypes: [String: [Layer.ForbiddenType]]
    private let typePatterns: [(glob: NameGlob, type: Layer.ForbiddenType)]

    /// Creates a judge.
    /// - Parameter layerIDs: the ids of every layer of the set.
    init(_ layer: Layer, layerIDs: Set<String>) {
        self.layer = layer
        self.layerIDs = layerIDs
        imports = Set(layer.allowedImports)
        let globs = layer.forbiddenTypes.map { (glob: NameGlob($0.name), type: $0) }
        exactTypes = Dictionary(
            grouping: globs.filter(\.glob.isLiteral).map(\.type), by: \.name)
        typePatterns = globs.filter { !$0.glob.isLiteral }
    }

    /// The names of frameworks' types that a word filter looks for.
    var exactTypeNames: [String] { Array(exactTypes.keys) }

    /// The beginnings of the types' names that patterns forbid.
    var patternBeginnings: [String] { typePatterns.map(\.glob.beginning) }

    /// Whether a pattern fits a name.
    func fitsPattern(_ name: String) -> Bool {
        typePatterns.contains { $0.glob.matches(name) }
    }

    /// Whether the layer may import a module of another origin than the project's own.
    func mayImport(_ module: String) -> Bool {
        if layer.forbiddenImports.contains(module) { return false }
        if imports.isEmpty { return true }
        return imports.contains(module) || Self.allowedEverywhere.contains(module)
    }

    /// Whether the layer may use another one.
    func mayUse(_ other: String?) -> Bool {
        guard let other, other != layer.id, layerIDs.contains(other) else { return true }
        return layer.allowedLayers.contains(other)
    }

    /// The framework's type that a name stands for and the layer may not name; nil where there is none.
    /// - Parameters:
    ///   - module: the module that the code names with it; nil where it names none.
    ///   - imported: the modules that the file imports.
    func forbiddenType(
        _ name: String, of module: String?, imported: Set<String>
    ) -> Layer.ForbiddenType? {
        func isNamed(_ type: Layer.ForbiddenType) -> Bool {
            module.map { $0 == type.module } ?? imported.contains(type.module)
        }
        // A type of that name is another one where no import can bring the framework's. A file
        // without imports is one in the making.
        let mayBeBrought =
            module == nil
            && (imported.isEmpty || !imported.isSubset(of: Self.modulesWithoutReexports))
        return exactTypes[name]?.first { mayBeBrought || isNamed($0) }
            ?? typePatterns.first { isNamed($0.type) && $0.glob.matches(name) }?.type
    }
}
