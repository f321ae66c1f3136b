import TemplateManifest

/// Parts that can be generated alone.
enum PartComparer {
    static func findings(_ old: TemplateSet, _ new: TemplateSet) -> [SetComparison.Finding] {
        SetComparison.pairs(old.parts, new.parts, by: \.id).compactMap { id, old, new in
            switch (old, new) {
            case (_?, nil):
                .init(weight: .breaking, kind: "part-removed", what: "the part '\(id)' is gone")
            case (nil, _?):
                .init(weight: .addition, kind: "part-added", what: "the part '\(id)' is new")
            case (let old?, let new?) where Set(old.files) != Set(new.files):
                .init(
                    weight: Set(new.files).isSuperset(of: old.files) ? .addition : .breaking,
                    kind: "part-files", what: "the part '\(id)' makes other files")
            default: nil
            }
        }
    }
}
