import TemplateManifest

/// Pieces that users add or leave out.
enum OptionComparer {
    static func findings(_ old: TemplateSet, _ new: TemplateSet) -> [SetComparison.Finding] {
        SetComparison.pairs(old.options, new.options, by: \.id).compactMap { id, old, new in
            switch (old, new) {
            case (_?, nil):
                .init(weight: .breaking, kind: "option-removed", what: "the option '\(id)' is gone")
            case (nil, let new?):
                // An option that is on by itself changes what users get.
                .init(
                    weight: new.defaultValue == nil ? .addition : .breaking, kind: "option-added",
                    what: "the option '\(id)' is new"
                        + (new.defaultValue == nil ? "" : " and may be on by itself"))
            case (let old?, let new?) where old.defaultValue?.text != new.defaultValue?.text:
                .init(
                    weight: .breaking, kind: "option-default",
                    what: "the default of the option '\(id)' changed")
            default: nil
            }
        }
    }
}
