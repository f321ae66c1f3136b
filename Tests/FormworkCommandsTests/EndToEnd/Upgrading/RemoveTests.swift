import Foundation
import Testing

@Suite("formwork remove")
struct RemoveTests {
    @Test("removes an unedited feature with its folders and its receipt")
    func whole() throws {
        let team = try TeamProject()
        let run = try team.run("remove", "Profile")
        #expect(run.code == 0, "\(run.messages)")
        let tree = try team.project.snapshot()
        #expect(!tree.keys.contains { $0.contains("Profile") || $0.hasPrefix(".formwork") })
    }

    @Test("keeps an edited file with its receipt until --force, and then it goes")
    func edited() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.view, "\"one\"", "\"mine\"")
        let run = try team.run("remove", "Profile")
        #expect(run.code == 0)
        #expect(run.output.contains("--force"))
        #expect(try #require(team.text(TeamProject.view)).contains("\"mine\""))
        #expect(team.text(TeamProject.model) == nil)
        #expect(team.bytes(TeamProject.receipt) != nil)

        #expect(try team.run("remove", "Profile", "--force").code == 0)
        #expect(team.text(TeamProject.view) == nil)
        #expect(team.bytes(TeamProject.receipt) == nil)
    }

    @Test("finds a file that was moved, keeps one that nobody generated, and names the wiring")
    func movedAndWired() throws {
        let team = try TeamProject([
            "Sources/App/Root.swift": "struct Root {\n    let profile: ProfileView? = nil\n}\n"
        ])
        try team.move(TeamProject.view, to: "Sources/App/Screens/ProfileView.swift")
        try team.project.write("enum Own {}\n", to: "\(TeamProject.feature)/Own.swift")
        let run = try team.run("remove", "Profile", "--json")

        #expect(run.code == 0, "\(run.messages)")
        let report = try JSONObject(run.output)
        #expect(report.texts("removed").contains("Sources/App/Screens/ProfileView.swift"))
        #expect(report.objects("kept").map { $0["path"] } == ["\(TeamProject.feature)/Own.swift"])
        #expect(report.objects("wiring").map { $0["path"] } == ["Sources/App/Root.swift"])
        #expect(report.objects("wiring").first?.integer("line") == 2)
        #expect(team.text("\(TeamProject.feature)/Own.swift") == "enum Own {}\n")
    }

    @Test("names a file that a folder has replaced, and keeps its receipt until --force")
    func replaced() throws {
        let team = try TeamProject()
        try team.project.write("mine", to: "\(TeamProject.feature)/note.txt")
        try team.move(TeamProject.view, to: "\(TeamProject.view).old")
        try team.project.write("mine", to: "\(TeamProject.view)/note.txt")
        let run = try team.run("remove", "Profile", "--json")
        #expect(run.code == 0, "\(run.messages)")
        let kept = try JSONObject(run.output).objects("kept").compactMap { $0["path"] }
        #expect(kept.contains(TeamProject.view))
        #expect(team.bytes(TeamProject.receipt) != nil)
        #expect(try team.run("remove", "Profile", "--force").code == 0)
        #expect(team.bytes(TeamProject.receipt) == nil)
    }

    @Test("as a dry run removes nothing")
    func dryRun() throws {
        let team = try TeamProject()
        let before = try team.project.snapshot()
        #expect(try team.run("remove", "Profile", "--dry-run").code == 0)
        #expect(try team.project.snapshot() == before)
    }
}
