import ProjectScanning
import TemplateManifest

/// For each layer in use what its files are held against, made once.
struct LayerPlans: Sendable {
    /// What the files of one layer of one set are held against.
    struct Plan: Sendable {
        /// The set's id.
        var set: String
        /// What the layer may do.
        var judge: LayerJudge
        /// Finds files that may name something forbidden.
        var words: WordFilter
        /// The names that references are kept for.
        var names: Set<String>
        /// The layers of the project's own modules.
        var moduleLayers: [String: Set<String>]
        /// The names of the project's own modules.
        var ownModules: Set<String>
    }

    private struct Key: Hashable {
        var rules: Int
        var layer: String
    }

    private var plans: [Key: Plan] = [:]

    /// Makes the plans.
    init(files: [CheckedFile], rules: [GoverningRules], types: OwnTypes, modules: ModuleTable) {
        let moduleLayers = Self.moduleLayers(files)
        for (index, governing) in rules.enumerated() {
            let ids = Set(governing.layering.layers.map(\.id))
            for layer in governing.layering.layers {
                let judge = LayerJudge(layer, layerIDs: ids)
                let names = Set(judge.exactTypeNames)
                    .union(Self.foreignNames(to: judge, files))
                plans[Key(rules: index, layer: layer.id)] = Plan(
                    set: governing.set, judge: judge,
                    words: WordFilter(names, beginnings: judge.patternBeginnings), names: names,
                    moduleLayers: moduleLayers, ownModules: modules.names)
            }
        }
    }

    /// The plan of a file's layer; nil where it belongs to none.
    func plan(for file: CheckedFile) -> Plan? {
        guard let rules = file.rules, let layer = file.layer else { return nil }
        return plans[Key(rules: rules, layer: layer)]
    }

    /// The names of types in files whose layer may not be used, nested ones included.
    private static func foreignNames(to judge: LayerJudge, _ files: [CheckedFile]) -> Set<String> {
        var names: Set<String> = []
        for file in files where !file.facts.isTest && !judge.mayUse(file.layer) {
            for declaration in file.facts.outline.declarations
            where declaration.kind != "extension" {
                names.insert(OwnTypes.plain(declaration.name))
            }
        }
        return names
    }

    private static func moduleLayers(_ files: [CheckedFile]) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for file in files {
            guard let layer = file.layer else { continue }
            for module in file.modules { result[module, default: []].insert(layer) }
        }
        return result
    }
}
