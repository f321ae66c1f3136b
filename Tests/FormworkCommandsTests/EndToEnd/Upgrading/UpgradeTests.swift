import Foundation
import Testing

@Suite("formwork upgrade")
struct UpgradeTests {
    @Test("brings edits and the new version together, advances the receipt, and is done")
    func merged() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.model, "first += 1", "first += 7")
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        let run = try team.upgrade("--json")

        #expect(run.code == 0, "\(run.messages)")
        let text = try #require(team.text(TeamProject.model))
        #expect(text.contains("first += 7") && text.contains("var second = 3"))
        let report = try JSONObject(run.output)
        let actions = report.objects("files").map { "\($0["id"] ?? "") \($0["action"] ?? "")" }
        #expect(actions == ["view unchanged", "model merged", "logo unchanged", "test unchanged"])
        #expect(report.objects("features").first?.object("set")?["version"] == "1.1.0")
        #expect(report.objects("features").first?.object("set")?["from"] == "1.0.0")
    }

    @Test("a second time changes nothing, time stamps included")
    func again() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.model, "first += 1", "first += 7")
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        try team.upgrade()
        let before = try team.times()
        let run = try team.upgrade()

        #expect(run.code == 0)
        #expect(run.output.contains("up to date"))
        #expect(try team.times() == before)
    }

    @Test("a dry run prints the object of the real run, and writes nothing")
    func dryRun() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.model, "second = 2", "second = 8")
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        let before = try team.project.snapshot()
        let dry = try team.upgrade("--dry-run", "--json")
        #expect(dry.code == 1)
        #expect(try team.project.snapshot() == before)
        let diff = try team.upgrade("--dry-run", "--diff")
        #expect(diff.output.contains("+<<<<<<< yours"))

        let real = try team.upgrade("--json")
        #expect(real.code == 1)
        #expect(real.output == dry.output)
    }

    @Test("then undo removes what nobody edited and keeps the rest")
    func undo() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.model, "first += 1", "first += 7")
        try team.release("1.1.0")
        try team.editTemplate("View.stencil", "\"one\"", "\"two\"")
        try team.upgrade()
        let run = try team.run("undo", "Profile")

        #expect(run.code == 0, "\(run.messages)")
        #expect(team.text(TeamProject.view) == nil)
        #expect(try #require(team.text(TeamProject.model)).contains("first += 7"))
    }

    @Test("of a feature that was never generated is 66 with the nearest name")
    func unknown() throws {
        let team = try TeamProject()
        let run = try team.upgrade("Profil")
        #expect(run.code == 66)
        #expect(run.messages.contains("'Profile'"))
    }

    @Test("to a version that the project doesn't have is 66 and says which one it has")
    func unknownVersion() throws {
        let team = try TeamProject()
        let run = try team.upgrade("--to", "9.0.0")
        #expect(run.code == 66)
        #expect(run.messages.contains("1.0.0"))
        #expect(try team.upgrade("--to", "nine").code == 64)
    }

    @Test("passes over an older version, and goes back with --to")
    func older() throws {
        let team = try TeamProject()
        try team.release("0.9.0")
        try team.editTemplate("View.stencil", "\"one\"", "\"zero\"")
        let passed = try team.upgrade()
        #expect(passed.code == 0)
        #expect(passed.messages.contains("older"))
        #expect(team.text(TeamProject.view) == TeamProject.viewText)

        #expect(try team.upgrade("--to", "0.9.0").code == 0)
        #expect(try #require(team.text(TeamProject.view)).contains("\"zero\""))
    }

    @Test("renders with the recorded date: the clock may have moved")
    func recordedDate() throws {
        let team = try TeamProject([
            "TemplateSets/team/View.stencil": "// {{ date }}\nstruct {{ names.view }} {}\n"
        ])
        let before = try #require(team.text(TeamProject.view))
        try team.release("1.1.0")
        let run = try team.upgrade(environment: ["SOURCE_DATE_EPOCH": "1000000000"])
        #expect(run.code == 0, "\(run.messages)")
        #expect(team.text(TeamProject.view) == before)
    }

    @Test("takes the form that the project had: habits that changed since make no difference")
    func recordedForm() throws {
        let team = try TeamProject()
        try team.project.write("[*.swift]\nindent_style = tab\n", to: ".editorconfig")
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        try team.upgrade()
        #expect(team.text(TeamProject.view) == TeamProject.viewText)
        #expect(try #require(team.text(TeamProject.model)).contains("    var second = 3"))
    }
}
