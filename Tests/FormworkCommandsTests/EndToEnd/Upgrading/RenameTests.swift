import Foundation
import Testing

@Suite("formwork rename")
struct RenameTests {
    @Test("renames files, types and tests in every form, keeps edits, and the receipt follows")
    func renames() throws {
        let team = try TeamProject()
        try team.edit(
            TeamProject.view, "Text(title)",
            "Text(title).id(\"profile.title\") // a profile, of MockProfile, not of Profiles")
        try team.project.write(
            "struct ProfileRow { let profileID = 1 }\n",
            to: "\(TeamProject.feature)/ProfileRow.swift")
        let run = try team.run("rename", "Profile", "UserAccount")

        #expect(run.code == 0, "\(run.messages)")
        let folder = "Sources/App/Features/UserAccount"
        let view = try #require(team.text("\(folder)/UserAccountView.swift"))
        #expect(view.contains("struct UserAccountView: View"))
        #expect(view.contains("\"userAccount.title\""))
        #expect(view.contains("// a profile, of MockUserAccount, not of Profiles"))
        #expect(
            team.text("\(folder)/UserAccountRow.swift")
                == "struct UserAccountRow { let userAccountID = 1 }\n")
        #expect(team.bytes("\(folder)/UserAccountLogo.bin") != nil)
        #expect(team.text("Tests/AppTests/UserAccount/UserAccountViewModelTests.swift") != nil)
        let tree = try team.project.snapshot()
        #expect(!tree.keys.contains { $0.contains("Profile") })
    }

    @Test("then an upgrade goes on under the new name")
    func upgrade() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.model, "first += 1", "first += 7")
        try team.run("rename", "Profile", "Account")
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        let run = try team.upgrade("Account", "--json")

        #expect(run.code == 0, "\(run.messages)")
        let actions = try JSONObject(run.output).objects("files").map { $0["action"] }
        #expect(actions == ["unchanged", "merged", "unchanged", "unchanged"])
        let text = try #require(team.text("Sources/App/Features/Account/AccountViewModel.swift"))
        #expect(text.contains("first += 7") && text.contains("var second = 3"))
        #expect(try team.run("undo", "Account").code == 0)
    }

    @Test("names code elsewhere and doesn't edit it; types that others declare keep their names")
    func elsewhere() throws {
        let home = "struct HomeView {\n    let view: ProfileView? = nil\n}\n"
        let team = try TeamProject([
            "Sources/App/Features/Home/HomeView.swift": home,
            "Sources/App/ProfileService.swift": "struct ProfileService {}\n",
        ])
        try team.edit(
            TeamProject.view, "let title", "let service = ProfileService()\n    let title")
        let run = try team.run("rename", "Profile", "Account", "--json")

        #expect(run.code == 0, "\(run.messages)")
        let wiring = try JSONObject(run.output).objects("wiring")
        #expect(wiring.map { $0["path"] } == ["Sources/App/Features/Home/HomeView.swift"])
        #expect(wiring.first?.integer("line") == 2)
        #expect(team.text("Sources/App/Features/Home/HomeView.swift") == home)
        let view = try #require(team.text("Sources/App/Features/Account/AccountView.swift"))
        #expect(view.contains("let service = ProfileService()"))
    }

    @Test(
        "to a name that is taken is refused with 73, and nothing changes",
        arguments: [
            "Sources/App/Features/Account/AccountView.swift", "Sources/App/Old.swift",
        ])
    func collision(path: String) throws {
        let team = try TeamProject([path: "struct AccountView {}\n"])
        let before = try team.project.snapshot()
        let run = try team.run("rename", "Profile", "Account")
        #expect(run.code == 73, "\(run.messages)")
        #expect(try team.project.snapshot() == before)
    }

    @Test("to a name that can't be one is 64; a dry run writes nothing")
    func refused() throws {
        let team = try TeamProject()
        let before = try team.project.snapshot()
        #expect(try team.run("rename", "Profile", "my-account").code == 64)
        #expect(try team.run("rename", "Profile", "Profile").code == 64)
        #expect(try team.run("rename", "Other", "Account").code == 66)
        let diff = try team.run("rename", "Profile", "Account", "--dry-run", "--diff")
        #expect(diff.code == 0)
        #expect(diff.output.contains("+struct AccountView: View {"))
        #expect(try team.project.snapshot() == before)
    }
}
