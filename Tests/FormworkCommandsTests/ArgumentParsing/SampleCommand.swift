@testable import FormworkCommands

/// A small tree of commands for the parser's tests.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample", abstract: "Make things", subcommands: [SampleMake.self])

    init(_ arguments: ParsedArguments) {}

    func run(in session: Session) -> CommandOutcome { CommandOutcome() }
}

struct SampleMake: ParsableCommand {
    static let part = ArgumentDeclaration.positional("part", arity: .optional, "The part to make")
    static let thing = ArgumentDeclaration.positional("thing", "What to make")
    static let color = ArgumentDeclaration.option(
        "color", valueName: "name", choices: ["red", "--tag", "", "a=b"], "The color of the thing")
    static let tag = ArgumentDeclaration.repeatedOption(
        "tag", valueName: "text",
        "A tag, of which there may be as many as anybody cares to write on one long line")
    static let quiet = ArgumentDeclaration.flag("quiet", short: "q", "Say nothing")
    static let secret = ArgumentDeclaration(
        kind: .option(valueName: "x"), name: "secret", arity: .optional, help: "", isHidden: true)

    static let configuration = CommandConfiguration(
        commandName: "make", abstract: "Make a thing",
        examples: [.init("Make a cake", "sample make cake")],
        arguments: [part, thing, color, tag, quiet, secret])

    let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) { self.arguments = arguments }

    func run(in session: Session) -> CommandOutcome { CommandOutcome() }
}
