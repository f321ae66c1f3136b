import Testing

@Suite("projects that are made to break the tool")
struct HostileProjectTests {
    private let formwork = BuiltProgram.formwork

    @Test(
        "code that would end the parser's stack is read without it",
        arguments: ["A<", "A<\n"])
    func deepGenerics(level: String) throws {
        let project = try ProjectCopy()
        let deep = "enum AppRoute { static let x: " + String(repeating: level, count: 490)
        try project.write(deep, to: "Sources/Storefront/App/AppRoute.swift")
        let run = try formwork("scan", "--project", project.path, "--json")

        #expect(run.code == 0, "\(run.messages)")
        _ = try JSONObject(run.output)
    }

    @Test(
        "an absurd indentation in .swift-format is passed over", arguments: ["-1", "99999999999"])
    func absurdIndentation(width: String) throws {
        let project = try ProjectCopy()
        try project.write(#"{"indentation":{"spaces":\#(width)}}"#, to: ".swift-format")
        let run = try formwork("generate", "Profile", "--project", project.path, "--dry-run")

        #expect(run.code == 0, "\(run.messages)")
    }

    @Test(
        "a folder of git, Xcode or SwiftPM is no project, in a dry run either",
        arguments: [".git/hooks", "App.xcodeproj", ".swiftpm", ".formwork"])
    func protectedProject(folder: String) throws {
        let project = try ProjectCopy()
        try project.write("", to: "\(folder)/keep")
        let before = try project.snapshot()
        let run = try formwork("generate", "Profile", "--project", "\(project.path)/\(folder)")

        #expect(run.code == 64, "\(run.messages)")
        #expect(try project.snapshot() == before)
    }

    @Test("undo takes the name that was typed, its View suffix included")
    func undoByTypedName() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        #expect(try formwork("generate", "ProfileView", "--project", project.path).code == 0)
        #expect(try formwork("undo", "ProfileView", "--project", project.path).code == 0)
        #expect(try formwork("generate", "CardViewView", "--project", project.path).code == 0)
        #expect(try formwork("undo", "CardView", "--project", project.path).code == 0)
        #expect(try project.snapshot() == before)
    }

    @Test("a name that equals the module gets a warning")
    func moduleName() throws {
        let project = try ProjectCopy()
        let run = try formwork("generate", "Storefront", "--project", project.path, "--dry-run")

        #expect(run.code == 0)
        #expect(run.messages.contains("warning: 'Storefront' is the module's name"))
    }
}
