/// What a command takes: one option, flag or positional argument, with the text that help shows.
struct ArgumentDeclaration: Sendable, Hashable {
    /// How the argument is given.
    enum Kind: Sendable, Hashable {
        /// `--name value` or `--name=value`.
        case option(valueName: String)
        /// `--name`, and `-n` where it has a short form.
        case flag(short: Character?)
        /// A value by its place.
        case positional
    }

    /// How often the argument may be given.
    enum Arity: Sendable, Hashable {
        case optional
        case required
        case repeated(minimum: Int)
    }

    /// How the argument is given.
    var kind: Kind
    /// The option's name without dashes, or the positional's name as help shows it.
    var name: String
    /// How often the argument may be given.
    var arity: Arity
    /// What the argument means, in a sentence without a final stop.
    var help: String
    /// The only values that are taken; empty where any is.
    var choices: [String] = []
    /// Whether help leaves the argument out.
    var isHidden = false

    /// An option with a value.
    static func option(
        _ name: String, valueName: String, choices: [String] = [], _ help: String
    ) -> ArgumentDeclaration {
        ArgumentDeclaration(
            kind: .option(valueName: valueName), name: name, arity: .optional, help: help,
            choices: choices)
    }

    /// An option that may be given several times.
    static func repeatedOption(
        _ name: String, valueName: String, _ help: String
    ) -> ArgumentDeclaration {
        ArgumentDeclaration(
            kind: .option(valueName: valueName), name: name, arity: .repeated(minimum: 0),
            help: help)
    }

    /// A switch.
    static func flag(
        _ name: String, short: Character? = nil, _ help: String
    ) -> ArgumentDeclaration {
        ArgumentDeclaration(kind: .flag(short: short), name: name, arity: .optional, help: help)
    }

    /// A value by its place.
    static func positional(
        _ name: String, arity: Arity = .required, _ help: String
    ) -> ArgumentDeclaration {
        ArgumentDeclaration(kind: .positional, name: name, arity: arity, help: help)
    }

    /// As people type it: `--name <value>`, `--name`, `<name>`, `<name>…`.
    var spelling: String {
        switch kind {
        case .option(let valueName): "--\(name) <\(valueName)>"
        case .flag(let short): short.map { "-\($0), --\(name)" } ?? "--\(name)"
        case .positional: "<\(name)>"
        }
    }

    /// As the usage line shows it: optional arguments in brackets, repeated ones with an ellipsis.
    var usage: String {
        switch arity {
        case .required: spelling
        case .optional: "[\(kind.isFlag ? "--\(name)" : spelling)]"
        case .repeated(minimum: 0): "[\(spelling)]…"
        case .repeated: "\(spelling)…"
        }
    }
}

extension ArgumentDeclaration.Kind {
    /// Whether the argument is a switch.
    var isFlag: Bool {
        if case .flag = self { return true }
        return false
    }

    /// Whether the argument is a value by its place.
    var isPositional: Bool { self == .positional }
}
