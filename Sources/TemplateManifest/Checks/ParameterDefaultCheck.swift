import Diagnostics
import TemplateLanguage

/// A default that the parameter's type or pattern refuses.
///
/// Only defaults that name no variable have a value before there is a project.
struct ParameterDefaultCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let environment = Environment()
        var result: [Diagnostic] = []
        for element in manifest.draft.entries(of: "parameters") {
            guard let name = element["name"], let text = element["default"],
                let parameter = manifest.draft.set.parameters.first(where: {
                    $0.name == name && $0.defaultValue?.text == text
                }),
                let expression = try? Expression(text, environment: environment),
                expression.referencedVariables.isEmpty, let value = try? expression.evaluate(),
                let reason = Self.refusal(of: value, for: parameter)
            else { continue }
            result.append(
                Diagnostic(
                    .error, id: "manifest.default",
                    "the default of '\(name)' \(reason.message)",
                    at: manifest.draft.place(of: "default", in: element), fix: reason.fix))
        }
        return result
    }

    private static func refusal(of value: TemplateValue, for parameter: Parameter)
        -> (message: String, fix: String)?
    {
        if case .list = parameter.type {
            if case .array = value { return nil }
            return ("isn't a list", "write an expression that gives one, such as 'a,b'|split:','")
        }
        if case .boolean = parameter.type {
            if case .boolean = value { return nil }
            return ("is neither true nor false", "write default=\"true\" or default=\"false\"")
        }
        if case .integer = parameter.type {
            if case .integer = value { return nil }
            return ("isn't a whole number", "write a number without quotes, such as default=\"3\"")
        }
        guard case .string(let text) = value else {
            return ("isn't a text", "write text in quotes: default=\"'\(value.text)'\"")
        }
        if let pattern = parameter.pattern.flatMap({ ParameterPattern($0.text) }),
            !pattern.matches(text)
        {
            return ("doesn't fit its pattern", "change the default or the pattern")
        }
        switch parameter.type {
        case .typeName where !isIdentifier(text) || text.first?.isUppercase != true:
            return ("isn't the name of a type", "begin it with an upper-case letter")
        case .identifier where !isIdentifier(text):
            return ("isn't a Swift identifier", "write letters, digits and _, a letter first")
        case .choice(let choices) where !choices.contains(where: { $0.value == text }):
            let values = choices.map(\.value)
            return (
                "isn't one of its values",
                SpellingSuggestion.question(for: text, in: values)
                    ?? "write one of: \(values.joined(separator: ", "))"
            )
        default: return nil
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
