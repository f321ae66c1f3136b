import Testing

@Suite("formwork render")
struct RenderTests {
    private let formwork = BuiltProgram.formwork

    @Test("a template's output comes with no byte added")
    func exact() throws {
        let project = try ProjectCopy([
            "a.stencil": "Hello, {{ name }}! {% include \"b.stencil\" %}",
            "parts/b.stencil": "({{ n }})",
            "c.json": #"{"name": "{{ x }} $& \\1 %@", "n": 5}"#,
        ])
        let run = try formwork(
            "render", "a.stencil", "--context", "c.json", "--search-path", "parts", in: project.url)
        #expect(run.code == 0, "\(run.messages)")
        #expect(run.output == #"Hello, {{ x }} $& \1 %@! (5)"#)
    }

    @Test("an undefined variable is an error with its place, unless lenient")
    func undefined() throws {
        let project = try ProjectCopy(["a.stencil": "x\n{{ nmae }}.", "c.json": #"{"name": 1}"#])
        let strict = try formwork("render", "a.stencil", "--context", "c.json", in: project.url)
        #expect(strict.code == 65)
        #expect(strict.output.isEmpty)
        #expect(strict.messages.hasPrefix("a.stencil:2:4: error: "), "\(strict.messages)")
        #expect(strict.messages.contains("'name'"))
        let lenient = try formwork(
            "render", "a.stencil", "--context", "c.json", "--lenient", in: project.url)
        #expect(lenient.code == 0)
        #expect(lenient.output == "x\n.")
    }

    @Test("what isn't there is 66, what isn't JSON 65 with its place")
    func badInput() throws {
        let project = try ProjectCopy(["a.stencil": "x", "c.json": "{\n  nope}"])
        #expect(try formwork("render", "b.stencil", in: project.url).code == 66)
        let missing = try formwork("render", "a.stencil", "--context", "d.json", in: project.url)
        #expect(missing.code == 66)
        let broken = try formwork("render", "a.stencil", "--context", "c.json", in: project.url)
        #expect(broken.code == 65)
        #expect(broken.messages.hasPrefix("c.json:2:"), "\(broken.messages)")
    }
}
