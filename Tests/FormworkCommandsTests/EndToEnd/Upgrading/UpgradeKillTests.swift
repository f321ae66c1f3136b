import Foundation
import Testing

/// An upgrade that is killed leaves the old tree or the new one after `recover` (trap 15).
@Suite(
    "A killed upgrade",
    .enabled(if: SystemCallTracing.isPossible, "strace isn't there or may not trace"))
struct UpgradeKillTests {
    /// A project in which an upgrade renames, removes, adds, merges and conflicts.
    private func project() throws -> TeamProject {
        let team = try TeamProject()
        try team.edit(TeamProject.view, "Text(title)", "Text(title).bold()")
        try team.edit(TeamProject.model, "second = 2", "second = 8")
        let line = "<file id=\"view\""
        try team.release(
            "2.0.0", ("\"{{ names.view }}.swift\"", "\"Views/{{ names.view }}.swift\""),
            (
                "<file id=\"test\" role=\"test\" template=\"Test.stencil\" target=\"tests\" output=\"{{ names.test }}.swift\"/>",
                ""
            ),
            (
                line,
                "<file id=\"a\" role=\"view\" template=\"A.stencil\" output=\"A.swift\"/>" + line
            ))
        try team.remove("TemplateSets/team/Test.stencil")
        try team.writeTemplate("A.stencil", "// {{ file.name }}\n")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        return team
    }

    private func trace(
        _ team: TeamProject, _ options: [String]
    ) throws -> (code: Int32, calls: Int) {
        let log = team.project.url.deletingLastPathComponent().appendingPathComponent("trace")
        let run = try BuiltProgram.run(
            ["strace", "-qq", "-o", log.path] + options
                + [BuiltProgram.formwork.path, "upgrade", "--project", team.project.path])
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return (run.code, text.split(separator: "\n").count { $0.contains("(") })
    }

    @Test(
        "at each of its changes in turn is the old tree or the new one after recover",
        arguments: ["fsync", "renameat,renameat2,rename", "linkat", "unlinkat"])
    func changes(call: String) throws {
        let reference = try project()
        let old = try reference.project.snapshot()
        let (code, total) = try trace(reference, ["-e", "trace=\(call)"])
        #expect(code == 1)
        let new = try reference.project.snapshot()
        #expect(new != old && total > 0)
        var kills = 0
        for number in 1...max(1, total) {
            let team = try project()
            let run = try trace(
                team, ["-e", "trace=\(call)", "-e", "inject=\(call):signal=SIGKILL:when=\(number)"])
            if run.code == 128 + 9 { kills += 1 }
            let recovery = try team.run("recover")
            #expect(recovery.code == 0, "\(call) \(number): \(recovery.messages)")
            let tree = try team.project.snapshot()
            #expect(
                tree == old || tree == new, "\(call) \(number): the tree is neither old nor new")
        }
        #expect(kills >= total / 2, "\(kills) kills of \(total) at \(call)")
    }

    @Test("is told from an interrupted one: Ctrl-C while writing takes everything back, 130")
    func interrupted() throws {
        let team = try project()
        let before = try team.project.snapshot()
        let run = try trace(team, ["-e", "trace=fsync", "-e", "inject=fsync:signal=SIGINT:when=3"])
        #expect(run.code == 130)
        #expect(try team.project.snapshot() == before)
    }
}
