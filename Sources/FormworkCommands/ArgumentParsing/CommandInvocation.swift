/// What a command line asks for.
enum CommandInvocation: Sendable {
    /// Run a command.
    case run(any ParsableCommand)
    /// Show the help of the command at the end of the path, the program's own first.
    case help(path: [any ParsableCommand.Type])
    /// Show the version.
    case version
}
