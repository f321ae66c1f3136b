/// Imports of modules that a layer may not import: foreign ones that the set forbids, and the project's own
/// that are another layer.
struct ImportRule: LayerRule {
    func violations(in subject: RuleSubject) -> [Violation] {
        let judge = subject.judge
        let own = subject.resolver.modules.names
        return subject.references.imports.compactMap { reference in
            let module = reference.module
            let layer = Self.forbiddenLayer(of: module, judge, subject.moduleLayers)
            let isForbidden = layer != nil || (!own.contains(module) && !judge.mayImport(module))
            guard isForbidden else { return nil }
            return subject.violation(
                .importedModule, symbol: module, usedLayer: layer, offset: reference.offset,
                ViolationWording(layer: judge.layer).importing(module, of: layer))
        }
    }

    /// The layer that a module of the project's own is, where all of its layered files belong to layers that
    /// may not be used; nil otherwise.
    static func forbiddenLayer(
        of module: String, _ judge: LayerJudge, _ moduleLayers: [String: Set<String>]
    ) -> String? {
        guard let layers = moduleLayers[module], !layers.isEmpty,
            !layers.contains(where: { judge.mayUse($0) })
        else { return nil }
        return layers.sorted().joined(separator: "' and '")
    }
}
