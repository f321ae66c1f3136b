import TemplateLanguage

/// The spellings in which a feature's name stands in its files.
///
/// Each is what filters of the template language make of the name, so that a learned template gives for a
/// new feature what the team would have typed.
enum NameForm: Int, CaseIterable, Sendable {
    case plain
    case lowerCamel
    case titleWords
    case lowercase
    case snake
    case kebab
    case sentenceWords
    case uppercase
    case screamingSnake
    case plural
    case lowerPlural
    case singular
    case lowerSingular

    /// The filters, in the order in which they are applied.
    var filters: [String] {
        switch self {
        case .plain: []
        case .lowerCamel: ["lowerFirstWord"]
        case .titleWords: ["titleWords"]
        case .lowercase: ["lowercase"]
        case .snake: ["snakeCase"]
        case .kebab: ["kebabCase"]
        case .sentenceWords: ["sentenceWords"]
        case .uppercase: ["uppercase"]
        case .screamingSnake: ["snakeCase", "uppercase"]
        case .plural: ["pluralize"]
        case .lowerPlural: ["lowerFirstWord", "pluralize"]
        case .singular: ["singularize"]
        case .lowerSingular: ["lowerFirstWord", "singularize"]
        }
    }

    /// The output tag that gives this spelling of the feature's name.
    var tag: String { "{{ \((["feature"] + filters).joined(separator: "|")) }}" }

    /// The spelling of a name.
    func spelling(of name: String) -> String {
        var values: [[String]: TemplateValue] = [:]
        return spelling(of: name, &values)
    }

    /// The spellings of a name in all forms.
    static func spellings(of name: String) -> [(form: NameForm, text: String)] {
        // Several forms begin with the same filter.
        var values: [[String]: TemplateValue] = [:]
        return allCases.map { ($0, $0.spelling(of: name, &values)) }
    }

    /// - Parameter values: what filters have given already.
    private func spelling(of name: String, _ values: inout [[String]: TemplateValue]) -> String {
        var value = TemplateValue.string(name)
        let filters = filters
        for index in filters.indices {
            let path = Array(filters[...index])
            guard let next = values[path] ?? (try? Self.known[filters[index]]?.apply(value, []))
            else { return name }
            values[path] = next
            value = next
        }
        guard case .string(let text) = value else { return name }
        return text
    }

    private static let known: [String: Filter] = Dictionary(
        Filter.builtIn.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

/// The forms that one spelling may stand for: `login` is lower camel, snake and kebab case of `Login`.
struct NameForms: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }
    init(_ form: NameForm) { rawValue = 1 << UInt16(form.rawValue) }

    /// The members, the likeliest first.
    var members: [NameForm] { NameForm.allCases.filter { contains(NameForms($0)) } }

    /// The likeliest form.
    var first: NameForm { members.first ?? .plain }
}
