import TemplateManifest

/// What a set says beside its files: integration points, layers, the checklist, how it is recognised.
enum SurroundingsComparer {
    static func findings(_ old: TemplateSet, _ new: TemplateSet) -> [SetComparison.Finding] {
        var found: [SetComparison.Finding] = []
        let (before, after) = (old.integrationPoints, new.integrationPoints)
        for (kind, old, new) in SetComparison.pairs(before, after, by: \.kind) {
            guard old?.addition.text != new?.addition.text else { continue }
            found.append(
                .init(
                    weight: .addition, kind: "integration-point",
                    what: "what is added to a \(kind) changed"))
        }
        found += layers(old.layering.layers, new.layering.layers)
        if old.checklist.map(\.text.text) != new.checklist.map(\.text.text) {
            found.append(
                .init(weight: .addition, kind: "checklist", what: "the checklist changed"))
        }
        if signals(old) != signals(new) {
            found.append(
                .init(
                    weight: .addition, kind: "detection",
                    what: "projects are recognised by other signs"))
        }
        if old.title != new.title || old.summary != new.summary
            || old.nextSteps.map(\.text.text) != new.nextSteps.map(\.text.text)
        {
            found.append(
                .init(weight: .correction, kind: "wording", what: "words for people changed"))
        }
        return found
    }

    /// A stricter layer makes `formwork check` fail where it passed.
    private static func layers(_ old: [Layer], _ new: [Layer]) -> [SetComparison.Finding] {
        SetComparison.pairs(old, new, by: \.id).compactMap { id, old, new in
            let rules = [old, new].map { layer in
                layer.map { [$0.allowedImports, $0.forbiddenImports, $0.allowedLayers] }
            }
            let types = [old, new].map { $0?.forbiddenTypes }
            guard rules[0] != rules[1] || types[0] != types[1] || old?.places != new?.places
            else { return nil }
            return .init(
                weight: old == nil ? .addition : .breaking, kind: "layer",
                what: "the rules of the layer '\(id)' changed")
        }
    }

    private static func signals(_ set: TemplateSet) -> [String] {
        set.detection.signals.map { "\($0.weight) \($0.match)" }
    }
}
