import Testing

@Suite("formwork set")
struct SetTests {
    private let formwork = BuiltProgram.formwork

    @Test("list names the shipped sets and the project's own")
    func list() throws {
        let project = try ProjectCopy()
        try project.write(SampleSet.manifest(output: "{{ feature }}.swift"), to: SampleSet.path)
        try project.write("struct {{ feature }} {}\n", to: SampleSet.template)
        let run = try formwork("set", "list", "--project", project.path, "--json")
        #expect(run.code == 0, "\(run.messages)")
        let sets = try JSONObject(run.output).objects("sets").compactMap { $0["id"] }
        #expect(sets.contains("sample"))
        #expect(sets.contains("mvvm-observable"))
        let text = try formwork("set", "list", "--project", project.path)
        #expect(text.output.contains("sample"))
        #expect(text.output.contains("MVVM"))
    }

    @Test("a folder without a manifest is told and stops no command")
    func noManifest() throws {
        let project = try ProjectCopy()
        try project.write("struct Part {}\n", to: "TemplateSets/snippets/Part.stencil")
        for command in [["set", "list"], ["set", "test"], ["generate", "Profile", "--dry-run"]] {
            let run = try BuiltProgram.run(
                [formwork.path] + command + ["--project", project.path, "--json"])
            #expect(run.code == 0, "\(command): \(run.messages)")
            let told = try JSONObject(run.output).objects("diagnostics").compactMap { $0["id"] }
            #expect(told.filter { $0 == "set.no-manifest" } == ["set.no-manifest"], "\(command)")
        }
        #expect(try formwork("set", "show", "snippets", "--project", project.path).code == 66)
    }

    @Test("show says what a set makes and asks for")
    func show() throws {
        let project = try ProjectCopy()
        let run = try formwork("set", "show", "mvvm-observable", "--project", project.path)
        #expect(run.code == 0, "\(run.messages)")
        #expect(run.output.contains("--with coordinator"))
    }

    @Test("show of an unknown set is 66 with the nearest one")
    func unknown() throws {
        let run = try formwork("set", "show", "mvvm-observabel")
        #expect(run.code == 66)
        #expect(run.messages.contains("did you mean 'mvvm-observable'?"), "\(run.messages)")
    }
}
