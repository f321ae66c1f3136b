/// Reads a command line against a tree of commands.
struct CommandLineParser: Sendable {
    /// The program itself, whose sub-commands are the commands.
    var root: any ParsableCommand.Type

    /// What the words ask for.
    /// - Parameter words: the command line without the program's name.
    /// - Throws: `UsageError`, or the `Failure` of a command that can't take a value.
    func parse(_ words: [String]) throws -> CommandInvocation {
        var path: [any ParsableCommand.Type] = [root]
        var rest = words[...]
        while let command = path.last, !command.configuration.subcommands.isEmpty {
            guard let word = rest.popFirst() else {
                if path.count == 1 { return .help(path: path) }
                throw UsageError.missingCommand(
                    after: spelling(of: path), candidates: names(below: command))
            }
            switch ArgumentToken(word) {
            case .name("help"), .short("h"): return .help(path: path)
            case .name("version") where path.count == 1: return .version
            case .value("help") where path.count == 1:
                return .help(path: try commands(named: rest, below: path))
            case .value: path = try commands(named: [word], below: path)
            case .name, .nameWithValue, .short, .terminator:
                throw UsageError.unknownOption(
                    optionPart(of: word), command: spelling(of: path),
                    candidates: ["--help"] + (path.count == 1 ? ["--version"] : []))
            }
        }
        return try parseArguments(rest, path: path)
    }

    /// The path that `help generate` or `help set list` names.
    private func commands(
        named words: ArraySlice<String>, below path: [any ParsableCommand.Type]
    ) throws -> [any ParsableCommand.Type] {
        var path = path
        for word in words where !word.hasPrefix("-") {
            guard let parent = path.last else { break }
            let below = parent.configuration.subcommands
            guard let next = below.first(where: { $0.configuration.commandName == word }) else {
                throw UsageError.unknownCommand(
                    word, after: spelling(of: path), candidates: names(below: parent))
            }
            path.append(next)
        }
        return path
    }

    /// Reads the words after a command without sub-commands.
    private func parseArguments(
        _ words: ArraySlice<String>, path: [any ParsableCommand.Type]
    ) throws -> CommandInvocation {
        guard let command = path.last else { return .help(path: path) }
        var reading = ArgumentReading(
            arguments: command.configuration.arguments, command: spelling(of: path), rest: words)
        switch try reading.finish() {
        case .help: return .help(path: path)
        case .arguments(let parsed): return .run(try command.init(parsed))
        }
    }

    private func names(below command: any ParsableCommand.Type) -> [String] {
        command.configuration.subcommands.map { $0.configuration.commandName }
    }

    private func spelling(of path: [any ParsableCommand.Type]) -> String {
        path.map { $0.configuration.commandName }.joined(separator: " ")
    }

    private func optionPart(of word: String) -> String {
        String(word.prefix { $0 != "=" })
    }
}
