import Testing

@testable import TemplateLanguage

@Suite("Details that templates of Stencil rely on")
struct StencilDetailTests {
    private func lenient(
        _ text: String, _ context: [String: TemplateValue] = ["_": ""],
        trim: TrimBehaviour = .nothing
    ) throws -> String {
        let environment = Environment(templates: [:], isStrict: false, trim: trim)
        return try Template(text, name: "t", environment: environment).renderString(context)
    }

    @Test(
        "values",
        arguments: [
            ("{{ 'two-words'|camelToSnakeCase }}", "two_words"),
            ("{{ 'HTTPServer-ID'|camelToSnakeCase }}", "http_server_id"),
            ("{{ 'UPPER-CASE'|snakeToCamelCase }}", "UpperCase"),
            ("{{ 'abc'|contains:'' }}", "false"),
            ("{% if '' in 'abc' %}x{% else %}y{% endif %}", "y"),
            ("{% if 2.0 in 1...3 %}x{% endif %}", "x"), ("{% if 2.5 in 1...3 %}x{% endif %}", ""),
            ("{% if nope == 1...3 %}x{% else %}y{% endif %}", "y"),
            ("{% if 1...3 in nope %}x{% else %}y{% endif %}", "y"),
            ("{% o : for i in 1...2 %}{{ i }}{% endfor %}", "12"),
        ])
    func values(_ text: String, _ expected: String) throws {
        #expect(try lenient(text) == expected)
    }

    @Test("a tag at the beginning of a line takes the spaces before the line end with it")
    func spacesBeforeLineEnd() throws {
        #expect(try lenient("a \t\n{% if n %}b  \n{% endif %}", ["n": 1], trim: .smart) == "a\nb\n")
        #expect(try lenient("a \r\n{% if n %}b{% endif %}", ["n": 1], trim: .smart) == "a\r\nb")
        #expect(try lenient("a \n{{ n }}", ["n": 1], trim: .smart) == "a \n1")
        #expect(try lenient("a \n{%+ if n %}b{% endif %}", ["n": 1], trim: .smart) == "a \nb")
    }

    @Test(
        "errors of lenient templates too",
        arguments: [
            "{% macro m a b %}{% endmacro %}{% call m 1 %}", "{{ d[nope] }}",
            "{{ 1|percent }}", "{{ 255|hexToInt }}",
        ])
    func errors(_ text: String) {
        #expect(throws: (any Error).self) { try lenient(text, ["d": ["a": 1]]) }
    }

    @Test("many includes and many blocks take time in proportion", .timeLimit(.minutes(1)))
    func manyIncludes() throws {
        let text = String(repeating: "{% include 'p' %}\n", count: 20_000)
        #expect(try render(text, templates: ["p": "x"]).utf8.count == 40_000)
    }
}
