/// One reading of the words that follow a command.
struct ArgumentReading {
    /// What the words turned out to be.
    enum Result: Equatable {
        case help
        case arguments(ParsedArguments)
    }

    private let arguments: [ArgumentDeclaration]
    private let command: String
    private var rest: ArraySlice<String>
    private var parsed = ParsedArguments()
    private var words: [String] = []

    /// Creates a reading.
    /// - Parameters:
    ///   - arguments: what the command takes.
    ///   - command: the command as people type it, for messages.
    ///   - rest: the words.
    init(arguments: [ArgumentDeclaration], command: String, rest: ArraySlice<String>) {
        self.arguments = arguments
        self.command = command
        self.rest = rest
    }

    /// Reads every word.
    /// - Throws: `UsageError`.
    mutating func finish() throws(UsageError) -> Result {
        while let word = rest.popFirst() {
            switch ArgumentToken(word) {
            case .name("help"), .short("h"): return .help
            case .name(let name): try takeNamed(name)
            case .nameWithValue(let name, let value): try takeNamed(name, value: value)
            case .short(let letter): try takeShort(letter)
            case .terminator:
                words += rest
                rest = []
            case .value(let value): words.append(value)
            }
        }
        try placePositionals()
        return .arguments(parsed)
    }

    private mutating func takeNamed(_ name: String, value: String? = nil) throws(UsageError) {
        let named = arguments.filter { !$0.kind.isPositional }
        guard let argument = named.first(where: { $0.name == name }) else {
            throw .unknownOption(
                "--\(name)", command: command,
                candidates: (named.filter { !$0.isHidden }.map(\.name) + ["help"]).map { "--\($0)" }
            )
        }
        switch argument.kind {
        case .flag:
            guard value == nil else { throw .unexpectedValue(flag: name) }
            parsed.set(argument)
        case .option(let valueName):
            guard let value = value ?? nextValue() else {
                throw .missingValue(option: name, valueName: valueName)
            }
            if argument.arity == .optional, parsed.value(argument) != nil {
                throw .repeatedOption(name)
            }
            guard argument.choices.isEmpty || argument.choices.contains(value) else {
                throw .notAChoice(value, option: name, choices: argument.choices)
            }
            parsed.add(value, for: argument)
        case .positional: break
        }
    }

    private mutating func takeShort(_ letter: Character) throws(UsageError) {
        guard let flag = arguments.first(where: { $0.kind == .flag(short: letter) }) else {
            throw .unknownOption("-\(letter)", command: command, candidates: [])
        }
        parsed.set(flag)
    }

    /// The next word as an option's value; a word that is an option itself is none.
    private mutating func nextValue() -> String? {
        guard let word = rest.first, case .value = ArgumentToken(word) else { return nil }
        return rest.popFirst()
    }

    /// Gives the words without a name to the positionals, in order: the required ones first, so
    /// that `[part] <name>` takes one word as the name.
    private mutating func placePositionals() throws(UsageError) {
        let positionals = arguments.filter(\.kind.isPositional)
        var spare = words.count - positionals.reduce(0) { $0 + $1.minimum }
        var index = 0
        for argument in positionals {
            var count = argument.minimum
            switch argument.arity {
            case .required: break
            case .optional where spare > 0: count = 1
            case .optional: count = 0
            case .repeated: count += max(spare, 0)
            }
            spare -= count - argument.minimum
            guard index + count <= words.count else {
                throw .missingArgument(argument.name, command: command)
            }
            for word in words[index..<(index + count)] { parsed.add(word, for: argument) }
            index += count
        }
        guard index == words.count else {
            throw .unexpectedArgument(words[index], command: command)
        }
    }
}

extension ArgumentDeclaration {
    /// The least number of times that the argument must be given.
    fileprivate var minimum: Int {
        switch arity {
        case .required: 1
        case .optional: 0
        case .repeated(let minimum): minimum
        }
    }
}
