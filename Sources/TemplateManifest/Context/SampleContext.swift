import TemplateLanguage

/// A made-up feature by which outputs are compared before there is a project.
///
/// Names that differ for every feature differ here, so two outputs that come out the same would be
/// one file in every project.
enum SampleContext {
    static let feature = "Sample"

    /// Values for every name that templates of the set may use.
    static func values(of set: TemplateSet) -> [String: TemplateValue] {
        var result: [String: TemplateValue] = [:]
        for (name, shape) in ManifestContext.shape(of: set) {
            result[name] = value(of: shape, named: name)
        }
        result["feature"] = .string(feature)
        result["names"] = .dictionary(names(of: set))
        for parameter in set.parameters {
            if case .choice(let choices) = parameter.type, let first = choices.first {
                result[parameter.memberName] = .string(first.value)
            }
        }
        // A value may need others; what can't be computed yet is tried again after them.
        for _ in 0..<min(set.derivedValues.count, 8) {
            for derived in set.derivedValues {
                let text = derived.expression.text
                if let computed = try? Expression(text, environment: environment).evaluate(result) {
                    result[derived.name] = computed
                }
            }
        }
        return result
    }

    /// The text of a small template in the sample; nil where it can't be rendered.
    static func text(_ template: String, _ values: [String: TemplateValue]) -> String? {
        try? Template(template, name: "output", environment: environment).renderString(values)
    }

    private static let environment = Environment()

    private static func value(of shape: VariableShape, named name: String) -> TemplateValue {
        switch shape {
        case .scalar, .any: .string(name)
        case .list(let element): .array([value(of: element, named: name)])
        case .object(let members):
            .dictionary(
                Dictionary(
                    uniqueKeysWithValues: members.map {
                        ($0.key, value(of: $0.value, named: $0.key))
                    }
                ))
        }
    }

    /// The type names by the set's own habits; a role whose bases form a ring gets the feature's name.
    private static func names(of set: TemplateSet) -> [String: TemplateValue] {
        let roles = Dictionary(
            set.roles.map { ($0.role, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [String: TemplateValue] = [:]
        for declaration in set.roles {
            var prefix = ""
            var suffix = ""
            var next: RoleDeclaration? = declaration
            var steps = 0
            while let role = next, steps < 32 {
                prefix += role.prefix
                suffix = role.suffix + suffix
                next = role.base.flatMap { roles[$0] }
                steps += 1
            }
            result[declaration.role.memberName] = .string(prefix + feature + suffix)
        }
        return result
    }
}
