import Foundation
import Testing

@Suite("Standard output and standard error")
struct OutputStreamTests {
    private let formwork = BuiltProgram.formwork

    @Test("a reader that goes away is no failure and makes no noise")
    func closedPipe() throws {
        let command = "'\(formwork.path)' help generate | true; echo ${PIPESTATUS[0]}"
        let run = try BuiltProgram.run(["bash", "-c", command])
        #expect(run.output == "0\n")
        #expect(run.messages.isEmpty)
    }

    @Test("a full disk behind standard output is an input/output failure")
    func fullOutput() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let run = try BuiltProgram.run(["sh", "-c", "'\(formwork.path)' --version >/dev/full"])
        #expect(run.code == 74)
        #expect(run.messages.hasPrefix("error: "))
    }

    @Test(
        "colour is used on a terminal alone, and never with NO_COLOR",
        .enabled(if: PromptTests.hasTerminal, "there is no 'script'"))
    func color() throws {
        let command = ["script", "-qec", "'\(formwork.path)' nonsense", "/dev/null"]
        let colored = try BuiltProgram.run(command, environment: ["TERM": "xterm"])
        #expect(colored.code == 64)
        #expect(colored.output.contains("\u{1B}[1;31m"))
        let plain = try BuiltProgram.run(
            command, environment: ["TERM": "xterm", "NO_COLOR": "1"])
        #expect(!plain.output.contains("\u{1B}"))
        #expect(!(try formwork("nonsense").messages.contains("\u{1B}")))
    }

    @Test("findings become annotations in a workflow of GitHub Actions or Forgejo")
    func annotations() throws {
        let run = try formwork("nonsense", environment: ["GITHUB_ACTIONS": "true"])
        #expect(run.messages.hasPrefix("::error title=usage.unknown-command::"))
    }
}
