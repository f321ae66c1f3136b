import Testing

@Suite("With --json")
struct OneObjectTests {
    @Test(
        "standard output is exactly one object, on failure too",
        arguments: [
            (["generate", "Profile", "--dry-run"], 0), (["generate", "2FA"], 64),
            (["generate"], 64),
            (["generate", "Profile", "--set", "nope"], 66),
            (["generate", "Profile", "--wire"], 64), (["scan"], 0),
            (["scan", "--project", "/nowhere"], 66), (["validate", "/nowhere"], 66),
            (["validate"], 64), (["render", "/nowhere.stencil"], 66), (["set", "list"], 0),
            (["set", "show", "mvvm-observable"], 0), (["set", "show", "nope"], 66),
            (["undo", "Profile"], 66), (["recover"], 0), (["--help"], 0), (["--version"], 0),
            (["help", "generate"], 0), (["nope"], 64), (["package", "list"], 0), (["check"], 0),
            (["upgrade"], 0),
        ] as [([String], Int32)])
    func oneObject(words: [String], code: Int32) throws {
        let project = try ProjectCopy()
        let run = try BuiltProgram.run(
            [BuiltProgram.formwork.path] + words + ["--json"], in: project.url)
        #expect(run.code == code, "\(run.messages)")
        let object = try JSONObject(run.output)
        #expect(object.integer("schemaVersion") == 1)
        let errors = object.objects("diagnostics").filter { $0["severity"] == "error" }
        #expect(errors.isEmpty == (code == 0))
        for finding in object.objects("diagnostics") {
            #expect(
                finding.keys == [
                    "column", "fix", "id", "line", "message", "notes", "path", "severity",
                ])
        }
    }
}
