import Diagnostics

/// What can be wrong with a command line; each becomes a diagnostic with the exit code `usage`.
enum UsageError: Error, Equatable {
    /// A command that takes sub-commands was given none.
    case missingCommand(after: String, candidates: [String])
    /// No command has the name.
    case unknownCommand(String, after: String, candidates: [String])
    /// The command has no option of the name.
    case unknownOption(String, command: String, candidates: [String])
    /// An option stands last, or before another option, without its value.
    case missingValue(option: String, valueName: String)
    /// A flag was given a value with `=`.
    case unexpectedValue(flag: String)
    /// An option was given twice that takes one value.
    case repeatedOption(String)
    /// A value is none of those that the option takes.
    case notAChoice(String, option: String, choices: [String])
    /// A positional wasn't given.
    case missingArgument(String, command: String)
    /// A word is left over.
    case unexpectedArgument(String, command: String)

    /// The failure that people see.
    var failure: Failure {
        Failure(.usage, id: id, message, fix: fix)
    }

    private var id: String {
        switch self {
        case .missingCommand: "usage.missing-command"
        case .unknownCommand: "usage.unknown-command"
        case .unknownOption: "usage.unknown-option"
        case .missingValue: "usage.missing-value"
        case .unexpectedValue: "usage.unexpected-value"
        case .repeatedOption: "usage.repeated-option"
        case .notAChoice: "usage.not-a-choice"
        case .missingArgument: "usage.missing-argument"
        case .unexpectedArgument: "usage.unexpected-argument"
        }
    }

    private var message: String {
        switch self {
        case .missingCommand(let parent, _): "'\(parent)' needs a command"
        case .unknownCommand(let name, let parent, _): "'\(parent)' has no command '\(name)'"
        case .unknownOption(let name, let command, _): "'\(command)' has no option '\(name)'"
        case .missingValue(let option, let value): "'--\(option)' needs a value <\(value)>"
        case .unexpectedValue(let flag): "'--\(flag)' takes no value"
        case .repeatedOption(let option): "'--\(option)' was given more than once"
        case .notAChoice(let value, let option, _): "'--\(option)' doesn't take '\(value)'"
        case .missingArgument(let name, let command): "'\(command)' needs <\(name)>"
        case .unexpectedArgument(let word, _): "unexpected argument '\(word)'"
        }
    }

    private var fix: String {
        switch self {
        case .missingCommand(let parent, let candidates):
            "give one of: \(candidates.joined(separator: ", ")); '\(parent) --help' says more"
        case .unknownCommand(let name, let parent, let candidates):
            SpellingSuggestion.question(for: name, in: candidates)
                ?? "'\(parent) --help' lists the commands"
        case .unknownOption(let name, let command, let candidates):
            SpellingSuggestion.question(for: name, in: candidates)
                ?? "'\(command) --help' lists the options"
        case .missingValue(let option, let value): "write --\(option) <\(value)>"
        case .unexpectedValue(let flag): "write --\(flag) alone"
        case .repeatedOption(let option): "give '--\(option)' once"
        case .notAChoice(let value, let option, let choices):
            (SpellingSuggestion.question(for: value, in: choices).map { "\($0) " } ?? "")
                + "'--\(option)' takes: \(choices.joined(separator: ", "))"
        case .missingArgument(_, let command), .unexpectedArgument(_, let command):
            "'\(command) --help' shows what it takes"
        }
    }
}
