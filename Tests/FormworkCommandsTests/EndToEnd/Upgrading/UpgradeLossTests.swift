import Foundation
import Testing

/// The five losses that Documentation/Upgrades.md measures in other tools.
@Suite("An upgrade loses nothing where others do")
struct UpgradeLossTests {
    @Test("renamed by the set, edited by the user: the edit moves along")
    func renamed() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.view, "Text(title)", "Text(title).bold()")
        try team.release(
            "2.0.0", ("\"{{ names.view }}.swift\"", "\"Views/{{ names.view }}.swift\""))
        try team.editTemplate("View.stencil", "\"one\"", "\"two\"")
        let run = try team.upgrade("--json")

        #expect(run.code == 0, "\(run.messages)")
        let path = "\(TeamProject.feature)/Views/ProfileView.swift"
        let text = try #require(team.text(path))
        #expect(text.contains("Text(title).bold()") && text.contains("\"two\""))
        #expect(team.text(TeamProject.view) == nil)
        let file = try #require(try JSONObject(run.output).objects("files").first)
        #expect(file["action"] == "renamed")
        #expect(file["from"] == TeamProject.view && file["path"] == path)
    }

    @Test("deleted by the set, edited by the user: the file stays, and is a conflict")
    func dropped() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.model, "first += 1", "first += 7")
        let edited = try #require(team.text(TeamProject.model))
        try team.release("2.0.0", (Self.modelLine, ""))
        try team.remove("TemplateSets/team/Model.stencil")
        let run = try team.upgrade()

        #expect(run.code == 1)
        #expect(run.messages.contains("you edited it, and the set has it no more"))
        #expect(team.text(TeamProject.model) == edited)
        #expect(try team.upgrade("--continue").code == 0)
        #expect(team.text(TeamProject.model) == edited)
        #expect(try team.upgrade().code == 0)
        #expect(team.text(TeamProject.model) == edited)
    }

    @Test(
        "deleted by the set, edited by nobody: the file goes, with the folder that it leaves empty")
    func removed() throws {
        let team = try TeamProject()
        try team.release("2.0.0", (Self.testLine, ""))
        try team.remove("TemplateSets/team/Test.stencil")
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        #expect(try team.project.snapshot()["Tests/AppTests/Profile"] == nil)
    }

    @Test("deleted by the user, changed by the set: it stays deleted, and that is said")
    func deleted() throws {
        let team = try TeamProject()
        try team.remove(TeamProject.view)
        try team.release("2.0.0")
        try team.editTemplate("View.stencil", "\"one\"", "\"two\"")
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        #expect(run.output.contains("you deleted it, though the set has changed it"))
        #expect(team.text(TeamProject.view) == nil)
    }

    @Test(
        "binary, edited on both sides: the user's bytes stay, the set's are put beside, a conflict")
    func binary() throws {
        let team = try TeamProject()
        let (mine, theirs) = (Data([0x50, 0, 9, 9]), Data([0x50, 0, 7]))
        try team.write(mine, to: TeamProject.logo)
        try team.release("2.0.0")
        try team.write(theirs, to: "TemplateSets/team/logo.bin")
        let run = try team.upgrade()

        #expect(run.code == 1)
        #expect(team.bytes(TeamProject.logo) == mine)
        #expect(team.bytes(TeamProject.logo + ".theirs") == theirs)
        #expect(try team.upgrade("--continue").code == 1)
        try team.remove(TeamProject.logo + ".theirs")
        #expect(try team.upgrade("--continue").code == 0)
        #expect(team.bytes(TeamProject.logo) == mine)
    }

    @Test("the same lines changed on both sides: both stand in the file, exit code 1")
    func text() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.model, "second = 2", "second = 8")
        try team.release("2.0.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        let run = try team.upgrade("--json")

        #expect(run.code == 1)
        let text = try #require(team.text(TeamProject.model))
        #expect(text.contains("var second = 8") && text.contains("var second = 3"))
        let report = try JSONObject(run.output)
        #expect(report.integer("conflicts") == 1)
        #expect(report.objects("files").first { $0["id"] == "model" }?["conflict"] == "text")
    }

    @Test("an answer that the new version doesn't take: 64, the flag is named, and nothing changes")
    func answer() throws {
        let team = try TeamProject(
            Self.asking(choices: ["grid", "list"]), generating: ["--value", "style=grid"])
        try team.edit(TeamProject.view, "struct", "// mine\nstruct")
        try team.project.write(
            Self.asking(choices: ["tiles", "list"], version: "2.0.0")[Self.manifest] ?? "",
            to: Self.manifest)
        let before = try team.project.snapshot()
        let run = try team.upgrade()

        #expect(run.code == 64)
        #expect(run.messages.contains("--value style=VALUE"), "\(run.messages)")
        #expect(try team.project.snapshot() == before)

        let again = try team.upgrade("--value", "style=tiles")
        #expect(again.code == 0, "\(again.messages)")
        let text = try #require(team.text(TeamProject.view))
        #expect(text.contains("// tiles") && text.contains("// mine"))
        #expect(try team.upgrade().output.contains("up to date"))
    }

    @Test("an answer given anew, at the same version: merged like a new version")
    func changedAnswer() throws {
        let team = try TeamProject(
            Self.asking(choices: ["grid", "list"]), generating: ["--value", "style=grid"])
        try team.edit(TeamProject.view, "struct", "// mine\nstruct")
        let run = try team.upgrade("Profile", "--value", "style=list")

        #expect(run.code == 0, "\(run.messages)")
        let text = try #require(team.text(TeamProject.view))
        #expect(text.contains("// list") && text.contains("// mine"))
    }

    // MARK: - The set

    private static let manifest = "TemplateSets/team/template-set.xml"
    private static let modelLine =
        "<file id=\"model\" role=\"view-model\" template=\"Model.stencil\" "
        + "output=\"{{ names.viewModel }}.swift\"/>"
    private static let testLine =
        "<file id=\"test\" role=\"test\" template=\"Test.stencil\" target=\"tests\" "
        + "output=\"{{ names.test }}.swift\"/>"

    /// A set that asks for a style.
    private static func asking(choices: [String], version: String = "1.0.0") -> [String: String] {
        let elements = choices.map { "<choice value=\"\($0)\">\($0)</choice>" }.joined()
        return [
            manifest: """
            <?xml version="1.0" encoding="UTF-8"?>
            <templateSet xmlns="urn:formwork:template-set:1" id="team" version="\(version)">
              <title>Team</title>
              <summary>Asks for a style.</summary>
              <parameters>
                <parameter name="style" type="choice">
                  <prompt>Which style?</prompt>
                  \(elements)
                </parameter>
              </parameters>
              <roles><role id="view" suffix="View"/></roles>
              <files>
                <file id="view" role="view" template="View.stencil" output="{{ names.view }}.swift"/>
              </files>
            </templateSet>

            """,
            "TemplateSets/team/View.stencil":
                "// {{ style }}\nimport SwiftUI\n\nstruct {{ names.view }} {}\n",
        ]
    }
}
