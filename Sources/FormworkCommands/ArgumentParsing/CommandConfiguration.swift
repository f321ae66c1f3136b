/// What a command is called, what it takes and what help says about it.
struct CommandConfiguration: Sendable {
    /// The word that selects the command.
    var commandName: String
    /// What the command does, in a sentence without a final stop.
    var abstract: String
    /// More of it: paragraphs.
    var discussion = ""
    /// Commands to learn from, each with what it does.
    var examples: [Example] = []
    /// What the command takes, in the order in which help lists it.
    var arguments: [ArgumentDeclaration] = []
    /// The commands below this one.
    var subcommands: [any ParsableCommand.Type] = []

    /// A command to learn from.
    struct Example: Sendable {
        /// What it does.
        var purpose: String
        /// What to type.
        var command: String

        init(_ purpose: String, _ command: String) {
            self.purpose = purpose
            self.command = command
        }
    }
}

/// A command: its declaration, and what runs it.
///
/// The shape is swift-argument-parser's, so that it could take this folder's place: `configuration`
/// is its `CommandConfiguration`, `init` stands for its property wrappers, `run` is its `run`.
protocol ParsableCommand: Sendable {
    /// What the command is called and takes.
    static var configuration: CommandConfiguration { get }

    /// Reads what was given.
    /// - Throws: `Failure` with the exit code `usage` where a value can't be what it should.
    init(_ arguments: ParsedArguments) throws

    /// Does the work.
    /// - Throws: `Failure`.
    func run(in session: Session) throws -> CommandOutcome
}
