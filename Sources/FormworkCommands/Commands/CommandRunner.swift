import Diagnostics

/// Runs a command line from its words to the exit code.
public struct CommandRunner: Sendable {
    private let session: Session

    /// Runs the process's own command line.
    /// - Parameters:
    ///   - arguments: the words without the program's name.
    ///   - environment: the environment variables.
    ///   - workingFolder: the absolute path of the working folder.
    /// - Returns: the exit code.
    public static func run(
        arguments: [String], environment: [String: String], workingFolder: String
    ) -> Int32 {
        Interruption.install(printsJSON: asksForJSON(arguments))
        let session = Session(
            environment: environment, workingFolder: workingFolder,
            console: .ofProcess(environment: environment))
        return CommandRunner(session: session).run(arguments).rawValue
    }

    init(session: Session) { self.session = session }

    /// Runs a command line and writes what comes of it.
    func run(_ words: [String]) -> ExitCode {
        var session = session
        session.wantsJSON = Self.asksForJSON(words)
        let outcome: CommandOutcome
        do {
            switch try CommandLineParser(root: FormworkCommand.self).parse(words) {
            case .run(let command):
                try Self.checkWorkingFolder(session)
                outcome = try command.run(in: session)
            case .help(let path):
                let help = HelpText(path: path, columns: session.console.output.columns).text
                outcome = CommandOutcome(text: help, members: ["help": .string(help)])
            case .version:
                let version = ToolVersion.current
                outcome = CommandOutcome(
                    text: "formwork \(version)\n", members: ["version": .string(version)])
            }
        } catch {
            let failure = Self.failure(error)
            outcome = CommandOutcome(
                diagnostics: failure.diagnostics, exitCode: failure.exitCode)
        }
        return OutcomeWriter(session: session).write(outcome)
    }

    /// Whether JSON is asked for: known before the command line is understood, so that a command
    /// line which can't be understood is answered in JSON too.
    static func asksForJSON(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains("--json")
    }

    /// A relative path means nothing where the working folder is gone, and `/` isn't what was meant.
    private static func checkWorkingFolder(_ session: Session) throws(Failure) {
        guard !session.workingFolder.hasPrefix("/") else { return }
        throw Failure(
            .notFound, id: "run.no-working-folder", "the working folder doesn't exist any more",
            fix: "change to a folder that exists and run the command again")
    }

    private static func failure(_ error: any Error) -> Failure {
        switch error {
        case let failure as Failure: failure
        case let usage as UsageError: usage.failure
        case let diagnostic as Diagnostic: Failure(.invalidInput, [diagnostic])
        default:
            Failure(
                .inputOutput, id: "internal.unexpected", "unexpected failure: \(error)",
                fix: "please report this with the command line that led to it")
        }
    }
}
