import Diagnostics
import TemplateLanguage
import TemplateManifest

/// Asks a user for a parameter's value; nil where nobody can be asked.
///
/// The closure gets the parameter and the default's text, and returns the text that the user gave.
public typealias ParameterQuestion =
    @Sendable (_ parameter: Parameter, _ defaultText: String?) throws(Failure) -> String

/// The values of a set's parameters and options.
struct Answers: Sendable {
    /// Parameters by name.
    private(set) var parameters: [String: TemplateValue] = [:]
    /// Options by id.
    private(set) var options: [String: Bool] = [:]

    /// The id of the option that every set with tests has.
    static let testsOption = "tests"

    /// Resolves options, then parameters in the order of their declaration: what the user gave, else the
    /// default, else what the user answers.
    /// - Parameters:
    ///   - set: the set.
    ///   - request: what the user asked for.
    ///   - defaults: values and options that an earlier generation or the project's configuration gave.
    ///   - plansTests: whether tests are generated where the user says nothing.
    ///   - context: what templates see so far.
    ///   - question: asks a user; nil where nobody can be asked.
    /// - Throws: `Failure` with exit code 64 for what the user got wrong, each with a way out.
    init(
        set: TemplateSet, request: GenerationRequest, defaults: GenerationDefaults,
        plansTests: Bool, context: [String: TemplateValue], question: ParameterQuestion?
    ) throws(Failure) {
        try checkNames(set: set, request: request)
        var context = context
        try resolveOptions(
            set: set, request: request, defaults: defaults, plansTests: plansTests,
            context: context)
        context["options"] = optionsValue(of: set)
        for parameter in set.parameters {
            let value = try resolve(
                parameter, request: request, defaults: defaults, context: context,
                question: question)
            parameters[parameter.name] = value
            context[parameter.name] = value
        }
    }

    /// The parameters as a receipt records them; what didn't apply isn't recorded.
    var recorded: [String: String] { Self.recorded(parameters) }

    /// Values of parameters as a receipt records them.
    static func recorded(_ values: [String: TemplateValue]) -> [String: String] {
        values.filter { $0.value != .null }.mapValues(ParameterValue.text)
    }

    /// The options as templates see them.
    func optionsValue(of set: TemplateSet) -> TemplateValue {
        var members: [String: TemplateValue] = [:]
        for (id, isOn) in options { members[Role(id).memberName] = .boolean(isOn) }
        return .dictionary(members)
    }

    private func checkNames(set: TemplateSet, request: GenerationRequest) throws(Failure) {
        var findings: [Diagnostic] = []
        let parameterNames = set.parameters.map(\.name)
        for name in request.values.keys.sorted() where !parameterNames.contains(name) {
            findings.append(
                Self.unknown("parameter", name, in: parameterNames, set: set, flag: "--value"))
        }
        let optionIDs = set.options.map(\.id) + [Self.testsOption]
        for id in request.with + request.without where !optionIDs.contains(id) {
            findings.append(Self.unknown("option", id, in: optionIDs, set: set, flag: "--with"))
        }
        for id in request.with where request.without.contains(id) {
            findings.append(
                Diagnostic(
                    .error, id: "option.contradiction",
                    "'\(id)' is asked for with both --with and --without", fix: "keep one of them"))
        }
        if !findings.isEmpty { throw Failure(.usage, findings) }
    }

    private static func unknown(
        _ what: String, _ name: String, in known: [String], set: TemplateSet, flag: String
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "\(what).unknown", "the set '\(set.id)' has no \(what) '\(name)'",
            fix: SpellingSuggestion.question(for: name, in: known)
                ?? (known.isEmpty
                    ? "leave \(flag) out" : "name one of: \(known.joined(separator: ", "))"))
    }

    private mutating func resolveOptions(
        set: TemplateSet, request: GenerationRequest, defaults: GenerationDefaults,
        plansTests: Bool, context: [String: TemplateValue]
    ) throws(Failure) {
        options[Self.testsOption] = plansTests
        for option in set.options {
            options[option.id] = false
            if let text = option.defaultValue {
                options[option.id] = try ManifestExpression.isTrue(text, in: context)
            }
        }
        for (id, isOn) in defaults.options where options[id] != nil { options[id] = isOn }
        for id in request.with { options[id] = true }
        for id in request.without { options[id] = false }
    }

    private func resolve(
        _ parameter: Parameter, request: GenerationRequest, defaults: GenerationDefaults,
        context: [String: TemplateValue], question: ParameterQuestion?
    ) throws(Failure) -> TemplateValue {
        let applies =
            try parameter.condition.map { (text) throws(Failure) in
                try ManifestExpression.isTrue(text, in: context)
            } ?? true
        if let given = request.values[parameter.name] ?? defaults.values[parameter.name] {
            return try ParameterValue.parse(given, for: parameter)
        }
        let standard = try parameter.defaultValue.map { (text) throws(Failure) in
            try ManifestExpression.value(text, in: context)
        }
        guard applies else { return standard ?? .null }
        if let question {
            let answer = try question(parameter, standard.map(ParameterValue.text))
            if answer.isEmpty, let standard { return standard }
            return try ParameterValue.parse(answer, for: parameter)
        }
        if let standard { return standard }
        throw Failure(
            .usage, id: "parameter.missing",
            "the parameter '\(parameter.name)' has no value: \(parameter.prompt)",
            fix: "give it with --value \(parameter.name)=VALUE")
    }
}

/// Values and options that hold where the user says nothing.
public struct GenerationDefaults: Sendable, Equatable {
    /// Parameters as text, by name.
    public var values: [String: String]
    /// Options by id.
    public var options: [String: Bool]

    /// Creates defaults.
    public init(values: [String: String] = [:], options: [String: Bool] = [:]) {
        self.values = values
        self.options = options
    }
}
