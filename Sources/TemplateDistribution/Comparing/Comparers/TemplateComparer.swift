import TemplateManifest

/// The templates themselves: features look another way, which an upgrade brings to those that exist.
enum TemplateComparer {
    static func findings(_ old: TemplateSet, _ new: TemplateSet) -> [SetComparison.Finding] {
        let paths = Set(old.sources.keys).union(new.sources.keys).sorted().filter { path in
            old.sources[path]?.bytes != new.sources[path]?.bytes
        }
        let values = SetComparison.pairs(old.derivedValues, new.derivedValues, by: \.name)
            .filter { $0.old?.expression.text != $0.new?.expression.text }.map(\.name)
        return paths.map {
            .init(weight: .correction, kind: "template", what: "the text of '\($0)' changed")
        }
            + values.map {
                .init(
                    weight: .correction, kind: "value",
                    what: "the value '\($0)' is computed otherwise")
            }
    }
}
