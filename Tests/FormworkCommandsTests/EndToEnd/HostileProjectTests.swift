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
}
