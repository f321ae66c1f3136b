import Diagnostics
import Testing

@testable import FormworkCommands

@Suite("Running a command line")
struct CommandRunnerTests {
    private func run(_ words: String...) -> (code: ExitCode, output: String, messages: String) {
        let recorded = RecordedConsole()
        let session = Session(
            environment: [:], workingFolder: "/", console: recorded.console)
        let code = CommandRunner(session: session).run(words)
        return (code, recorded.output, recorded.messages)
    }

    @Test("the version goes to standard output")
    func version() {
        let (code, output, messages) = run("--version")
        #expect(code == .success)
        #expect(output == "formwork \(ToolVersion.current)\n")
        #expect(messages.isEmpty)
    }

    @Test("a usage error goes to standard error and leaves standard output empty")
    func usage() {
        let (code, output, messages) = run("generat", "Profile")
        #expect(code == .usage)
        #expect(output.isEmpty)
        #expect(
            messages == """
                error: 'formwork' has no command 'generat'
                fix: did you mean 'generate'?

                """)
    }

    @Test("a usage error with --json is one object on standard output")
    func usageAsJSON() {
        let (code, output, _) = run("generate", "Profile", "--json", "--forse")
        #expect(code == .usage)
        #expect(
            output == """
                {
                  "diagnostics": [
                    {
                      "column": null,
                      "fix": "did you mean '--force'?",
                      "id": "usage.unknown-option",
                      "line": null,
                      "message": "'formwork generate' has no option '--forse'",
                      "notes": [],
                      "path": null,
                      "severity": "error"
                    }
                  ],
                  "schemaVersion": 1
                }

                """)
    }

    @Test("standard output that can't be written is an input/output failure; a closed one isn't")
    func brokenOutput() {
        let recorded = RecordedConsole()
        for (outcome, expected) in [
            (TextSink.Outcome.failed(28), ExitCode.inputOutput), (.closed, .success),
        ] {
            var console = recorded.console
            console.output = TextSink { _ in outcome }
            let session = Session(environment: [:], workingFolder: "/", console: console)
            #expect(CommandRunner(session: session).run(["--version"]) == expected)
        }
    }
}
