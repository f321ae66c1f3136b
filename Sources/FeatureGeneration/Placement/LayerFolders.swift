import FileTree
import ProjectScanning
import TemplateManifest

/// The folders of a project that keeps its layers apart, each for all features: `App/Domain/UseCases`.
///
/// A set's outputs are written as they stand in a feature's own folder, `Domain/UseCase/GetOrder.swift`;
/// in such a project they go to the layer's folder instead (decision 9: the project wins over the set).
struct LayerFolders: Sendable {
    /// Where the project keeps the files of each role, by the role.
    private var byRole: [Role: RelativePath] = [:]
    /// Where it keeps each layer, by the layer's folder in the set's outputs.
    private var byLayer: [String: RelativePath] = [:]
    /// The folder that holds the layers.
    private var root: RelativePath?
    /// The folders of the target's files, by which a layer's own folders are found.
    private var known: Set<RelativePath> = []

    /// Roles whose files the project keeps with its screens all the same.
    private var rolesInFeatures: Set<Role> = []
    /// The names of the layers in the set's outputs.
    private let layers: Set<String>
    /// The layer of the screens, whose files stand in a folder of each feature's, as the seed document has it.
    private let presentation: String?

    /// The folders; nil where each feature holds its own layers, or the project shows no layers.
    /// - Parameters:
    ///   - set: the set.
    ///   - outputs: the folders of the set's outputs by role, the layer first.
    ///   - facts: what the scan learned.
    ///   - choice: the target.
    init?(
        _ set: TemplateSet, outputs: [Role: RelativePath], facts: ProjectFacts,
        choice: TargetChoice
    ) {
        let layerOf = outputs.compactMapValues { $0.components.first }
        layers = Set(layerOf.values)
        presentation = layerOf["view"]
        guard layers.count > 1 else { return nil }
        let observed = Observed(set, layerOf: layerOf, facts: facts, choice: choice)
        known = observed.known
        for layer in layers { byLayer[layer] = folder(named: layer) }
        let hasLayers = layers.allSatisfy { $0 == presentation || byLayer[$0] != nil }
        let apart = observed.apart.filter { layerOf[$0.key] != presentation }
        let within = observed.within.filter { layerOf[$0.key] != presentation }
        let count = apart.values.reduce(0) { $0 + $1.count }
        guard count > within.values.reduce(0, +) || (hasLayers && count > 0) else { return nil }
        rolesInFeatures = Set(
            observed.within.filter { $0.value > (observed.apart[$0.key]?.count ?? 0) }.keys)
        for (role, places) in observed.apart {
            guard let common = RelativePath.commonFolder(of: places) else { continue }
            let layer = layerOf[role].flatMap { byLayer[$0] }
            // One file outside its layer is no habit.
            if places.count > 1 || (layer.map { common.hasPrefix($0) } ?? false) {
                byRole[role] = common
            }
        }
        root = RelativePath.commonFolder(of: apart.values.flatMap(\.self))
        if let common = root, byLayer.values.contains(common) || byRole.values.contains(common) {
            root = common.parent
        }
    }

    /// What the target's files show.
    private struct Observed {
        /// The folders of each role's files that belong to no feature's own folder.
        var apart: [Role: [RelativePath]] = [:]
        /// The number of each role's files in features' own folders.
        var within: [Role: Int] = [:]
        /// Every folder outside features' own.
        var known: Set<RelativePath> = []

        init(
            _ set: TemplateSet, layerOf: [Role: String], facts: ProjectFacts, choice: TargetChoice
        ) {
            let features = facts.features.compactMap(\.path)
            let table = RoleSuffixes(set.roles, habits: facts.habits)
            for file in facts.files
            where !file.isTest && (choice.target?.holds(file.path) ?? true) {
                let isInFeature = features.contains { file.path.hasPrefix($0) }
                if !isInFeature { known.formUnion(file.path.ancestors) }
                guard let role = table.role(of: file), let folder = file.path.parent,
                    layerOf[role] != nil
                else { continue }
                if isInFeature {
                    within[role, default: 0] += 1
                } else {
                    apart[role, default: []].append(folder)
                }
            }
        }
    }

    /// The folder of a file; nil where the feature's own folder is its place.
    /// - Parameters:
    ///   - role: what the file is for.
    ///   - declared: the folder that the set's output names, a layer's among its components.
    ///   - feature: the feature's folder in a layer that has one for each; nil for what features share.
    ///   - screens: the folder of the feature's screens, where the project has one for each feature.
    func folder(
        of role: Role, declared: RelativePath, feature: String?, screens: RelativePath?
    ) -> RelativePath? {
        let components = declared.components.drop { !layers.contains($0) }
        guard let layer = components.first else { return nil }
        let base = byLayer[layer] ?? root.flatMap { try? $0.appending(layer) }
        if layer == presentation, let feature {
            if let screens { return screens }
            return (byRole[role] ?? base).flatMap { try? $0.appending(feature) }
        }
        if rolesInFeatures.contains(role), let screens { return screens }
        // A layer's own folder outranks files elsewhere that only end alike.
        if let own = byRole[role], byLayer[layer].map({ own.hasPrefix($0) }) ?? true { return own }
        guard let base else { return nil }
        return components.dropFirst().reduce(base) { folder, component in
            child(of: folder, like: component)
        }
    }

    /// The outermost folder of a name that holds most of the target's files in such folders.
    private func folder(named name: String) -> RelativePath? {
        let wanted = Self.folded(name)
        let outermost = known.filter { folder in
            Self.folded(folder.name) == wanted
                && !folder.ancestors.contains { Self.folded($0.name) == wanted }
        }
        let counts = outermost.map { folder in
            (folder: folder, count: known.count { $0.hasPrefix(folder) })
        }
        return counts.max { ($0.count, $1.folder) < ($1.count, $0.folder) }?.folder
    }

    /// Words that teams use for the folders which the set's outputs name.
    private static let synonyms: [String: [String]] = [
        "model": ["models", "entities", "entity"],
        "repository": ["repositories", "gateways"],
        "usecase": ["usecases", "interactors"],
        "remote": ["network", "networking", "api", "webapi"],
        "local": ["persistence", "database", "storage"],
        "mapper": ["mappers", "mapping"],
    ]

    /// The folder below another that is meant by a name, in the spelling that the project has.
    private func child(of folder: RelativePath, like name: String) -> RelativePath {
        let wanted = [Self.folded(name)] + (Self.synonyms[Self.folded(name)] ?? [])
        let children = known.filter { $0.parent == folder }
        for word in wanted {
            if let found = children.filter({ Self.folded($0.name) == word }).min() { return found }
        }
        return (try? folder.appending(name)) ?? folder
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
