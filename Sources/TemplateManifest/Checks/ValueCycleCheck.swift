import Diagnostics
import TemplateLanguage

/// Values that are computed from one another in a ring.
struct ValueCycleCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        let values = manifest.composed.derivedValues
        let elements = draft.entries(of: "values")
        let uses = ValueOrder.uses(of: values)
        return DependencyCycles.rings(values.map(\.name), uses: uses).map { ring in
            let own = elements.first { ring.contains($0["name"] ?? "") }
            let words = DependencyCycles.words(ring, verb: "needs")
            return Diagnostic(
                .error, id: "manifest.value-cycle", "no value comes of this: \(words)",
                at: draft.place(of: "expression", in: own ?? draft.document.root),
                fix: "compute one of them from parameters alone")
        }
    }
}

/// The order in which computed values come about.
enum ValueOrder {
    /// For each value the other values, and itself, that its expression names.
    static func uses(of values: [DerivedValue]) -> [String: [String]] {
        let names = Set(values.map(\.name))
        let environment = Environment()
        var result: [String: [String]] = [:]
        for value in values {
            // What doesn't parse is reported by the check of expressions.
            let expression = try? Expression(value.expression.text, environment: environment)
            let needed = expression?.referencedVariables.intersection(names) ?? []
            result[value.name] = needed.sorted()
        }
        return result
    }

    /// The values, each behind those that it needs, otherwise in the order of their declaration.
    static func sorted(_ values: [DerivedValue]) -> [DerivedValue] {
        let uses = uses(of: values)
        var placed: Set<String> = []
        var rest = values
        var result: [DerivedValue] = []
        while let index = rest.firstIndex(where: { placed.isSuperset(of: uses[$0.name] ?? []) }) {
            let next = rest.remove(at: index)
            placed.insert(next.name)
            result.append(next)
        }
        return result + rest
    }
}
