import TemplateManifest

/// What users are asked.
enum ParameterComparer {
    static func findings(_ old: TemplateSet, _ new: TemplateSet) -> [SetComparison.Finding] {
        SetComparison.pairs(old.parameters, new.parameters, by: \.name).flatMap {
            name, old, new -> [SetComparison.Finding] in
            switch (old, new) {
            case (_?, nil):
                [finding(.breaking, "parameter-removed", "the parameter '\(name)' is gone")]
            case (nil, let new?): [added(new)]
            case (let old?, let new?): changes(old, new)
            case (nil, nil): []
            }
        }
    }

    /// A new parameter without a default makes calls fail that worked.
    private static func added(_ parameter: Parameter) -> SetComparison.Finding {
        parameter.defaultValue == nil
            ? finding(
                .breaking, "parameter-required",
                "the new parameter '\(parameter.name)' has no default, so it must be given")
            : finding(.addition, "parameter-added", "the parameter '\(parameter.name)' is new")
    }

    private static func changes(_ old: Parameter, _ new: Parameter) -> [SetComparison.Finding] {
        let name = new.name
        var found: [SetComparison.Finding] = []
        switch (old.type, new.type) {
        case (.choice(let before), .choice(let after)):
            let gone = before.map(\.value).filter { !after.map(\.value).contains($0) }
            let added = after.map(\.value).filter { !before.map(\.value).contains($0) }
            found += gone.map {
                finding(.breaking, "choice-removed", "'\(name)' no longer takes '\($0)'")
            }
            found += added.map { finding(.addition, "choice-added", "'\(name)' takes '\($0)' too") }
        case (let before, let after) where before != after:
            found.append(
                finding(.breaking, "parameter-type", "the type of the parameter '\(name)' changed"))
        default: break
        }
        if old.defaultValue?.text != new.defaultValue?.text {
            let isNew = old.defaultValue == nil
            let words =
                "from \(old.defaultValue?.text ?? "none") to \(new.defaultValue?.text ?? "none")"
            found.append(
                finding(
                    isNew ? .addition : .breaking, "parameter-default",
                    "the default of the parameter '\(name)' changed \(words)"))
        }
        if old.pattern?.text != new.pattern?.text {
            found.append(
                finding(
                    new.pattern == nil ? .addition : .breaking, "parameter-pattern",
                    "the parameter '\(name)' takes other values: its pattern changed"))
        }
        if old.condition?.text != new.condition?.text {
            found.append(
                finding(
                    .breaking, "parameter-condition",
                    "the parameter '\(name)' is asked for in other cases"))
        }
        if old.prompt != new.prompt {
            found.append(
                finding(
                    .correction, "parameter-prompt", "the question for '\(name)' is worded anew"))
        }
        return found
    }

    private static func finding(
        _ weight: SetChange.Weight, _ kind: String, _ what: String
    ) -> SetComparison.Finding { .init(weight: weight, kind: kind, what: what) }
}
