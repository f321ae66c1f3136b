import Diagnostics

/// Layers that may use one another in a ring: then they aren't layers.
struct LayerCycleCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        let layers = manifest.composed.layering.layers
        let uses = Dictionary(
            layers.map { layer in (layer.id, layer.allowedLayers.filter { $0 != layer.id }) },
            uniquingKeysWith: { first, _ in first })
        let elements = draft.entries(of: "layers")
        return DependencyCycles.rings(layers.map(\.id), uses: uses).map { ring in
            let own = elements.first { ring.contains($0["id"] ?? "") }
            let words = DependencyCycles.words(ring, verb: "may use")
            return Diagnostic(
                .error, id: "manifest.layer-cycle", "layers stand in no order: \(words)",
                at: draft.place(of: "id", in: own ?? draft.document.root),
                fix: "remove <mayUse> from one of them")
        }
    }
}
