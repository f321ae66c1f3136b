import Testing

@testable import TemplateLanguage

@Suite("set, macro, call and map")
struct AssignmentTests {
    @Test(
        "names are bound and forgotten",
        arguments: [
            ("{% set a %}x{{ v }}{% endset %}{{ a }}{{ a }}", "x1x1"),
            ("{% set a v %}{{ a }}", "1"), ("{% set a 'l'|uppercase %}{{ a }}", "L"),
            ("{% set a 1 %}{% set a 2 %}{{ a }}", "2"), ("{% set a v == 1 %}{{ a }}", "true"),
            ("{% set v 2 %}{% if v == 2 %}{% set v 3 %}{{ v }}{% endif %}{{ v }}", "32"),
            (
                "{% if v %}{% set w 1 %}{{ w }}{% else %}{% set w 2 %}{% endif %}{% if w == nil %}-{% endif %}",
                "1-"
            ),
            ("{% set a %}{% set b %}1{% endset %}{{ b }}{% endset %}{{ a }}[{{ b }}]", "1[1]"),
            (
                "{% macro f a b %}<{{ a }}{{ b }}>{% endmacro %}{% call f v 'x' %}{% call f 2 v|default:0 %}",
                "<1x><21>"
            ),
            ("{% macro f %}{{ v }}{% set v 5 %}{{ v }}{% endmacro %}{% call f %}{{ v }}", "151"),
            (
                "{% macro f n %}{{ n }}{% if n > 1 %}{% set m n|less %}{% endif %}{% endmacro %}x",
                "x"
            ),
            (
                "{% macro f r %}{% for i in r %}{{ i }}{% endfor %}{% endmacro %}{% call f 1...3 %}",
                "123"
            ),
            ("{% map l into r using i %}<{{ i }}>{% endmap %}{{ r|join:',' }}", "<1>,<2>"),
            (
                "{% map l into r %}{{ maploop.item }}{{ maploop.counter }}{{ maploop.last }}{% endmap %}{{ r|join:' ' }}",
                "10false 21true"
            ),
            ("{% map 1...2 into r using i %}{{ i }}{% endmap %}{{ r }}", "[\"1\", \"2\"]"),
        ])
    func binds(_ text: String, _ expected: String) throws {
        let less = Filter("less") { value, _ in .integer(try value.requireInteger("less") - 1) }
        let environment = Environment(filters: Filter.builtIn + [less])
        let template = try Template(text, name: "t", environment: environment)
        #expect(try template.renderString(["v": 1, "l": [1, 2]]) == expected)
    }

    @Test("a macro may call itself")
    func recursion() throws {
        let text =
            "{% macro f n %}{{ n.v }}{% for c in n.cs %}({% call f c %}){% endfor %}{% endmacro %}{% call f t %}"
        let tree: TemplateValue = [
            "v": 1, "cs": [["v": 2, "cs": []], ["v": 3, "cs": [["v": 4, "cs": []]]]],
        ]
        #expect(try render(text, ["t": tree]) == "1(2)(3(4))")
    }

    @Test("a call of nothing, with its nearest name, and a wrong count of arguments are errors")
    func wrongCalls() {
        #expect(
            findings("{% macro header a %}{% endmacro %}{% call haeder 1 %}") == [
                "main.stencil:1:43: there is no macro 'haeder' [did you mean 'header'?]"
            ])
        #expect(
            findings("{% macro f a %}{% endmacro %}\n{% call f %}") == [
                "main.stencil:2:9: 'f' takes 1 argument, not 0"
            ])
    }
}
