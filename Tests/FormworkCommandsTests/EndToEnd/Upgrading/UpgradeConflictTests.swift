import Foundation
import Testing

@Suite("An upgrade with conflicts")
struct UpgradeConflictTests {
    /// A project whose view model and set changed the same line.
    private func conflicted() throws -> TeamProject {
        let team = try TeamProject()
        try team.edit(TeamProject.model, "second = 2", "second = 8")
        try team.release("2.0.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        try team.editTemplate("View.stencil", "\"one\"", "\"two\"")
        return team
    }

    @Test("marks both sides, exits 1, and doesn't advance the file's recorded version")
    func marks() throws {
        let team = try conflicted()
        let run = try team.upgrade()
        #expect(run.code == 1)
        let text = try #require(team.text(TeamProject.model))
        #expect(
            text.contains(
                """
                <<<<<<< yours
                    var second = 8
                =======
                    var second = 3
                >>>>>>> team 2.0.0
                """))
        #expect(try #require(team.text(TeamProject.view)).contains("\"two\""))
        #expect(
            try recordedVersions(team) == ["view": nil, "model": "1.0.0", "logo": nil, "test": nil])
        #expect(try recordedBase(team, "model").contains("var second = 2"))
        #expect(try recordedBase(team, "view").contains("\"two\""))
    }

    @Test("goes on once the markers are gone, and then the receipt advances")
    func goesOn() throws {
        let team = try conflicted()
        try team.upgrade()
        let early = try team.upgrade("--continue")
        #expect(early.code == 1)
        #expect(early.messages.contains(TeamProject.model))
        #expect(try recordedVersions(team)["model"] == "1.0.0")

        let settled = "final class ProfileViewModel {\n    var second = 11\n}\n"
        try team.project.write(settled, to: TeamProject.model)
        let late = try team.upgrade("--continue")
        #expect(late.code == 0, "\(late.messages)")
        #expect(team.text(TeamProject.model) == settled)
        #expect(try recordedBase(team, "model").contains("var second = 3"))
        #expect(try recordedVersions(team)["model"] == .some(nil))
        #expect(team.bytes(".formwork/upgrade.json.gz") == nil)
        let before = try team.times()
        #expect(try team.upgrade().code == 0)
        #expect(try team.times() == before)
    }

    @Test("goes back to the very tree from before with --abort")
    func abort() throws {
        let team = try conflicted()
        let before = try team.project.snapshot()
        try team.upgrade()
        let run = try team.upgrade("--abort")
        #expect(run.code == 0, "\(run.messages)")
        #expect(try team.project.snapshot() == before)
        #expect(try team.upgrade("--abort").code == 66)
    }

    @Test("--abort doesn't give up an edit of another file, unless forced")
    func abortKeepsEdits() throws {
        let team = try conflicted()
        let before = try team.project.snapshot()
        try team.upgrade()
        try team.edit(TeamProject.view, "\"two\"", "\"mine\"")
        let run = try team.upgrade("--abort")
        #expect(run.code == 73)
        #expect(try #require(team.text(TeamProject.view)).contains("\"mine\""))
        #expect(try team.upgrade("--abort", "--force").code == 0)
        #expect(try team.project.snapshot() == before)
    }

    @Test("is in the way of another upgrade, of undo and of generate: 1, and nothing changes")
    func inTheWay() throws {
        let team = try conflicted()
        try team.upgrade()
        let before = try team.project.snapshot()
        for command in [["upgrade"], ["undo", "Profile"], ["generate", "Other", "--set", "team"]] {
            let run = try BuiltProgram.run(
                [BuiltProgram.formwork.path] + command + ["--project", team.project.path])
            #expect(run.code == 1, "\(command)")
            #expect(run.messages.contains("--continue"), "\(command)")
        }
        #expect(try team.project.snapshot() == before)
    }

    @Test("in which only some are settled advances those")
    func some() throws {
        let team = try conflicted()
        try team.edit(TeamProject.view, "\"one\"", "\"eight\"")
        try team.upgrade()
        try team.project.write("struct ProfileView {}\n", to: TeamProject.view)
        let run = try team.upgrade("--continue", "--json")
        #expect(run.code == 1)
        let report = try JSONObject(run.output)
        #expect(report.texts("settled") == [TeamProject.view])
        #expect(report.texts("open") == [TeamProject.model])
        #expect(
            try recordedVersions(team) == ["view": nil, "model": "1.0.0", "logo": nil, "test": nil])
    }

    @Test("isn't seen where a file only speaks of markers")
    func innocentMarkers() throws {
        let marked = "let help = \"\"\"\n<<<<<<< one\n=======\n>>>>>>> two\n\"\"\"\n"
        let team = try TeamProject(["TemplateSets/team/View.stencil": marked + "let a = 1\n"])
        try team.edit(TeamProject.view, "a = 1", "a = 2")
        try team.release("2.0.0")
        try team.editTemplate("View.stencil", "a = 1", "a = 3")
        #expect(try team.upgrade().code == 1)
        #expect(try team.upgrade("--continue").code == 1)
        try team.project.write(marked + "let a = 2\n", to: TeamProject.view)
        #expect(try team.upgrade("--continue").code == 0)
    }

    // MARK: - Reading receipts

    private func receipt(_ team: TeamProject) throws -> JSONObject {
        let run = try BuiltProgram.run([
            "gzip", "-dc", team.project.url.appendingPathComponent(TeamProject.receipt).path,
        ])
        return try JSONObject(run.output)
    }

    private func recordedVersions(_ team: TeamProject) throws -> [String: String?] {
        Dictionary(
            uniqueKeysWithValues: try receipt(team).objects("files").map {
                ($0["id"] ?? "", $0["version"])
            })
    }

    private func recordedBase(_ team: TeamProject, _ id: String) throws -> String {
        let file = try #require(try receipt(team).objects("files").first { $0["id"] == id })
        return try #require(file.object("base")?["text"])
    }
}
