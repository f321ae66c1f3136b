import Foundation
import Testing

@Suite("Questions on a terminal")
struct PromptTests {
    private let formwork = BuiltProgram.formwork

    /// `script` gives a program a terminal.
    static let hasTerminal: Bool = {
        let probe = try? BuiltProgram.run(["script", "-qec", "test -t 0 && test -t 2", "/dev/null"])
        return probe?.code == 0
    }()

    private func project() throws -> ProjectCopy {
        let project = try ProjectCopy()
        try project.write(
            SampleSet.manifest(
                output: "{{ feature }}.swift",
                parameters: """
                    <parameters>
                      <parameter name="systemImage" type="text">
                        <prompt>Symbol of the tab</prompt>
                      </parameter>
                    </parameters>
                    """), to: SampleSet.path)
        try project.write("// {{ systemImage }}\n", to: SampleSet.template)
        return project
    }

    private func start(_ project: ProjectCopy) throws -> RunningProgram {
        let command =
            "'\(formwork.path)' generate Profile --set sample --project '\(project.path)'"
        return try RunningProgram(["script", "-qec", command, "/dev/null"], keepsInput: true)
    }

    @Test("a missing value is an error that names the flag where nobody can be asked")
    func noTerminal() throws {
        let project = try project()
        let before = try project.snapshot()
        let run = try formwork(
            "generate", "Profile", "--set", "sample", "--project", project.path)
        #expect(run.code == 64)
        #expect(run.messages.contains("--value systemImage="), "\(run.messages)")
        #expect(try project.snapshot() == before)
    }

    @Test("an answer is used", .enabled(if: PromptTests.hasTerminal, "there is no 'script'"))
    func answer() throws {
        let project = try project()
        let run = try start(project)
        #expect(run.waitForOutput("Symbol of the tab: "), "\(run.output)")
        try run.type("star.fill\n")
        #expect(try run.result().code == 0)
        let text = try project.snapshot().keys.first { $0.hasSuffix("/Profile.swift") }
            .flatMap { project.text($0) }
        #expect(text?.contains("// star.fill") == true)
    }

    @Test(
        "Ctrl-C and Ctrl-D end the run with 130 and change nothing",
        .enabled(if: PromptTests.hasTerminal, "there is no 'script'"),
        arguments: ["\u{03}", "\u{04}"])
    func interruption(key: String) throws {
        let project = try project()
        let before = try project.snapshot()
        let run = try start(project)
        #expect(run.waitForOutput("Symbol of the tab: "), "\(run.output)")
        try run.type(key)
        #expect(try run.result().code == 130)
        #expect(try project.snapshot() == before)
    }
}
