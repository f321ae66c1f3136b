import Testing

@Suite("formwork validate")
struct ValidateTests {
    private let formwork = BuiltProgram.formwork

    @Test("a sound set passes, named by its folder, its manifest, or the project around it")
    func sound() throws {
        let project = try ProjectCopy()
        try project.write(SampleSet.manifest(output: "{{ feature }}.swift"), to: SampleSet.path)
        try project.write("struct {{ feature }} {}\n", to: SampleSet.template)
        for path in ["TemplateSets/sample", SampleSet.path, "TemplateSets", "."] {
            let run = try formwork("validate", path, in: project.url)
            #expect(run.code == 0, "\(path): \(run.messages)")
        }
    }

    @Test("every mistake is reported in one run, each with its line, a caret and the nearest name")
    func mistakes() throws {
        let project = try ProjectCopy()
        try project.write(
            SampleSet.manifest(output: "{{ featur }}.swift")
                .replacing("role=\"view\"", with: "rolle=\"view\""), to: SampleSet.path)
        try project.write(
            "{% if feature == \"never\" %}{{ nmae|uppercas }}{% endif %}\n", to: SampleSet.template)
        let run = try formwork("validate", "TemplateSets/sample", in: project.url)
        #expect(run.code == 65)
        #expect(run.output.isEmpty)
        #expect(run.messages.contains("TemplateSets/sample/template-set.xml:8:"), "\(run.messages)")
        #expect(run.messages.contains("rolle"))
        #expect(run.messages.contains("TemplateSets/sample/Body.stencil:1:"), "\(run.messages)")
        #expect(run.messages.contains("^\n"))
    }

    @Test("nothing is read where a DOCTYPE stands")
    func doctype() throws {
        let project = try ProjectCopy()
        try project.write(
            """
            <?xml version="1.0"?>
            <!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>
            <templateSet xmlns="urn:formwork:template-set:1" id="sample" version="1.0.0">
              <title>&e;</title><summary>x</summary>
            </templateSet>
            """, to: SampleSet.path)
        let run = try formwork("validate", "TemplateSets/sample", in: project.url)
        #expect(run.code == 65)
        #expect(run.messages.contains("DOCTYPE"), "\(run.messages)")
        #expect(!run.messages.contains("root:"))
    }

    @Test("a path that doesn't exist is 66; one that holds nothing to check is said so")
    func nothing() throws {
        let project = try ProjectCopy([:])
        #expect(try formwork("validate", "nowhere", in: project.url).code == 66)
        #expect(try formwork("validate", ".", in: project.url).code == 66)
    }

    @Test(
        "what validate says of <layout> is what generate says, at its place",
        arguments: [
            (
                "featurePath=\"{{ feture }}\"", "there is no variable 'feture'",
                "did you mean 'feature'?"
            ),
            ("testPath=\"{{ feature }}/{% if %}\"", "'testPath' can't be followed", "fix: add"),
            ("featurePath=\"{{ feature }}/{{ group }}\"", "there is no variable 'group'", "fix: "),
        ])
    func brokenLayout(attribute: String, message: String, fix: String) throws {
        let project = try ProjectCopy()
        try project.write(
            "<formwork xmlns=\"urn:formwork:project:1\">\n<layout \(attribute)/>\n</formwork>\n",
            to: "Formwork.xml")
        let validated = try formwork("validate", ".", in: project.url)
        let generated = try formwork("generate", "Wishes", "--dry-run", in: project.url)
        for run in [validated, generated] {
            #expect(run.code == 65)
            #expect(run.messages.contains("Formwork.xml:2:1: error: "), "\(run.messages)")
            #expect(run.messages.contains(message), "\(run.messages)")
            #expect(run.messages.contains(fix), "\(run.messages)")
        }
        #expect(validated.messages == generated.messages)
    }

    @Test("names what Formwork.xml says and no set listens to")
    func unusedSettings() throws {
        let project = try ProjectCopy()
        try project.write(
            "<formwork xmlns=\"urn:formwork:project:1\">\n<option id=\"coordinater\" enabled=\"true\"/>\n"
                + "<naming role=\"vieuw\" suffix=\"V\"/>\n<option id=\"tests\" enabled=\"true\"/>\n</formwork>\n",
            to: "Formwork.xml")
        let run = try BuiltProgram.formwork("validate", project.path)
        #expect(run.code == 65)
        #expect(run.messages.contains("no set has the option 'coordinater'"))
        #expect(run.messages.contains("no set has the role 'vieuw'"))
        #expect(!run.messages.contains("'tests'"))
    }
}
