import Foundation
import Testing

@Suite("An upgrade follows files")
struct UpgradeFollowingTests {
    @Test("that the user moved to another folder, and leaves them there from then on")
    func movedByUser() throws {
        let team = try TeamProject()
        let place = "\(TeamProject.feature)/UI/ProfileView.swift"
        try team.move(TeamProject.view, to: place)
        try team.edit(place, "Text(title)", "Text(title).bold()")
        try team.release("1.1.0")
        try team.editTemplate("View.stencil", "\"one\"", "\"two\"")
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        #expect(run.output.contains("\(TeamProject.view) → \(place)"))
        let text = try #require(team.text(place))
        #expect(text.contains("\"two\"") && text.contains(".bold()"))
        #expect(team.text(TeamProject.view) == nil)

        try team.edit("TemplateSets/team/template-set.xml", "1.1.0", "1.2.0")
        try team.editTemplate("View.stencil", "\"two\"", "\"three\"")
        #expect(try team.upgrade().code == 0)
        #expect(try #require(team.text(place)).contains("\"three\""))
        #expect(team.text(TeamProject.view) == nil)
    }

    @Test("that the user renamed, by their lines")
    func renamedByUser() throws {
        let team = try TeamProject()
        let place = "\(TeamProject.feature)/ProfileStore.swift"
        try team.move(TeamProject.model, to: place)
        try team.edit(place, "first += 1", "first += 7")
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        let text = try #require(team.text(place))
        #expect(text.contains("first += 7") && text.contains("var second = 3"))
        #expect(team.text(TeamProject.model) == nil)
    }

    @Test("into a folder that was moved as a whole, and new files go there, too")
    func movedFolder() throws {
        let team = try TeamProject()
        let folder = "Sources/App/Features/Account/Profile"
        try team.move(TeamProject.feature, to: folder)
        let line = "<file id=\"view\""
        try team.release(
            "1.1.0",
            (
                line,
                "<file id=\"a\" role=\"view\" template=\"A.stencil\" output=\"A.swift\"/>" + line
            ))
        try team.writeTemplate("A.stencil", "// {{ file.name }}\n")
        try team.editTemplate("View.stencil", "\"one\"", "\"two\"")
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        #expect(team.text("\(folder)/A.swift") == "// A.swift\n")
        #expect(try #require(team.text("\(folder)/ProfileView.swift")).contains("\"two\""))
        #expect(team.text("\(TeamProject.feature)/A.swift") == nil)
    }

    @Test("but takes no sibling for a file that the user deleted")
    func sibling() throws {
        let team = try TeamProject()
        let sibling = "Sources/App/Features/Home/HomeViewModel.swift"
        let text = try #require(team.text(TeamProject.model))
            .replacingOccurrences(of: "Profile", with: "Home")
        try team.project.write(text, to: sibling)
        try team.remove(TeamProject.model)
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        #expect(team.text(sibling) == text)
        #expect(run.output.contains("deleted"))
    }

    @Test("that the set lets change places")
    func changePlaces() throws {
        let team = try TeamProject()
        try team.edit(TeamProject.view, "Text(title)", "Text(title).bold()")
        try team.release(
            "2.0.0",
            ("output=\"{{ names.view }}.swift\"", "output=\"Swap.swift\""),
            ("output=\"{{ names.viewModel }}.swift\"", "output=\"{{ names.view }}.swift\""),
            ("output=\"Swap.swift\"", "output=\"{{ names.viewModel }}.swift\""))
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        #expect(try #require(team.text(TeamProject.model)).contains("Text(title).bold()"))
        #expect(try #require(team.text(TeamProject.view)).contains("final class"))
    }

    @Test("and leaves a file where it is when something else stands at its new place: a conflict")
    func occupied() throws {
        let team = try TeamProject()
        let place = "\(TeamProject.feature)/Screen.swift"
        try team.project.write("enum Mine {}\n", to: place)
        try team.release("2.0.0", ("\"{{ names.view }}.swift\"", "\"Screen.swift\""))
        try team.editTemplate("View.stencil", "\"one\"", "\"two\"")
        let run = try team.upgrade("--json")

        #expect(run.code == 1)
        #expect(team.text(place) == "enum Mine {}\n")
        #expect(try #require(team.text(TeamProject.view)).contains("\"two\""))
        let file = try #require(try JSONObject(run.output).objects("files").first)
        #expect(file["conflict"] == "occupied")
        #expect(try team.upgrade("--continue").code == 0)
        try team.edit("TemplateSets/team/template-set.xml", "2.0.0", "2.1.0")
        #expect(try team.upgrade().code == 0)
        #expect(team.text(TeamProject.view) != nil)
    }

    @Test("adds new ones; one that is there already in other words is a conflict")
    func added() throws {
        let team = try TeamProject()
        let line = "<file id=\"view\""
        let lines =
            "<file id=\"a\" role=\"view\" template=\"A.stencil\" output=\"A.swift\"/>"
            + "<file id=\"b\" role=\"view\" template=\"A.stencil\" output=\"B.swift\"/>" + line
        try team.project.write("enum Mine {}\n", to: "\(TeamProject.feature)/B.swift")
        try team.release("2.0.0", (line, lines))
        try team.writeTemplate("A.stencil", "// {{ file.name }}\n")
        let run = try team.upgrade()

        #expect(run.code == 1)
        #expect(team.text("\(TeamProject.feature)/A.swift") == "// A.swift\n")
        let text = try #require(team.text("\(TeamProject.feature)/B.swift"))
        #expect(text.contains("enum Mine {}") && text.contains("// B.swift"))
        #expect(try team.upgrade("--abort").code == 0)
        #expect(team.text("\(TeamProject.feature)/B.swift") == "enum Mine {}\n")
        #expect(team.text("\(TeamProject.feature)/A.swift") == nil)
    }

    @Test("whose line ends were converted, and keeps theirs")
    func lineEnds() throws {
        let team = try TeamProject()
        let text = try #require(team.text(TeamProject.model))
            .replacingOccurrences(of: "first += 1", with: "first += 7")
        try team.project.write(
            text.replacingOccurrences(of: "\n", with: "\r\n"), to: TeamProject.model)
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "var second = 2", "var second = 3")
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        #expect(
            team.text(TeamProject.model)
                == text.replacingOccurrences(of: "second = 2", with: "second = 3")
                .replacingOccurrences(of: "\n", with: "\r\n"))
    }

    @Test(
        "that the project's formatter has rewritten",
        .enabled(if: BuiltProgram.isAvailable("swift-format"), "swift-format isn't on PATH"))
    func formatted() throws {
        let team = try TeamProject()
        try team.project.write(
            "{\"version\": 1, \"indentation\": {\"spaces\": 8}, \"lineLength\": 60}\n",
            to: ".swift-format")
        let file = team.project.url.appendingPathComponent(TeamProject.model).path
        #expect(try BuiltProgram.run(["swift-format", "format", "-i", file]).code == 0)
        try team.edit(TeamProject.model, "first += 1", "first += 7")
        try team.release("1.1.0")
        try team.editTemplate("Model.stencil", "second += 1", "second += 5")
        let run = try team.upgrade()

        #expect(run.code == 0, "\(run.messages)")
        let text = try #require(team.text(TeamProject.model))
        #expect(
            text.contains("\n                first += 7")
                && text.contains("\n                second += 5"))
    }
}
