import Diagnostics
import Testing

@testable import TemplateLanguage

@Suite("include, import, extends and block")
struct CompositionTests {
    static let templates: [String: String] = [
        "row": "<{{ x }}>", "nested": "[{% include 'row' %}]", "binds": "{% set y 1 %}{{ y }}",
        "base": "A{% block a %}a{% endblock %}B{% block b %}b{{ x }}{% endblock %}C",
        "middle": "{% extends 'base' %}{% block a %}[{{ block.super }}]{% endblock %}",
        "outer": "X{% block o %}o{% block i %}i{% endblock %}o{% endblock %}X",
        "macros": "dropped{% macro f a %}({{ a }}){% endmacro %}{% set c 3 %}",
        "rows": "{% for i in 1...2 %}{% block row %}{{ i }}{% endblock %}{% endfor %}",
    ]

    @Test(
        "templates find one another",
        arguments: [
            ("{% include 'row' %}{% include \"nested\" %}", "<1>[<1>]"),
            ("{% include name %}", "<1>"), ("{% include 'row' other %}", "<2>"),
            ("{% for x in 'ab'|split:'' %}{% include 'row' %}{% endfor %}", "<ab>"),
            ("{% include 'binds' %}{% if y == nil %}gone{% endif %}", "1gone"),
            ("{% import 'macros' %}{% call f x %}{{ c }}", "(1)3"),
            ("{% extends 'base' %}{% block a %}1{% endblock %}ignored", "A1Bb1C"),
            ("{% extends 'middle' %}{% block a %}<{{ block.super }}>{% endblock %}", "A<[a]>Bb1C"),
            ("{# c #}\n{% extends 'base' %}", "\nAaBb1C"),
            ("{% extends 'outer' %}{% block i %}I{% endblock %}", "XoIoX"),
            ("{% extends 'outer' %}{% block o %}O{% endblock %}", "XOX"),
            ("{% extends 'base' %}{% block a %}{% set x 9 %}{{ x }}{% endblock %}", "A9Bb1C"),
            ("{% block a %}x{% endblock %}{{ block.a }}{{ block.a|uppercase }}", "xxX"),
            ("{% extends 'rows' %}{% block row %}<{{ i }}>{% endblock %}", "<1><2>"),
            ("{% set x 5 %}{% extends 'base' %}", "AaBb5C"),
        ])
    func composes(_ text: String, _ expected: String) throws {
        #expect(
            try render(
                text, ["x": 1, "name": "row", "other": ["x": 2]], templates: Self.templates)
                == expected)
    }

    @Test("a template that isn't there is found at once, with the nearest name")
    func missing() {
        #expect(
            findings("a\n{% if true %}{% include 'rwo' %}{% endif %}", templates: Self.templates)
                == [
                    "main.stencil:2:25: there is no template 'rwo' [did you mean 'row'?]"
                ])
    }

    @Test("an error in an included template names both places")
    func bothPlaces() throws {
        let environment = Environment(
            templates: ["part": "x\n{{ nmae }}"], isStrict: true)
        let template = try Template(
            "\n  {% include 'part' %}", name: "main", environment: environment)
        let failure = #expect(throws: Failure.self) { try template.render(["name": 1]) }
        let diagnostic = try #require(failure?.diagnostics.first)
        #expect(
            described(diagnostic) == "part:2:4: there is no variable 'nmae' [did you mean 'name'?]")
        #expect(diagnostic.location?.lineText == "{{ nmae }}")
        #expect(diagnostic.notes.map(\.message) == ["'part' is used here"])
        #expect(diagnostic.notes.first?.location?.line == 2)
        #expect(diagnostic.notes.first?.location?.column == 14)
    }

    @Test("a syntax error in an included template is found when the template is compiled")
    func syntaxErrorsAreFoundThroughIncludes() {
        #expect(
            findings(
                "{% include 'part' %}{% include 'part' %}", templates: ["part": "{{ a|nope }}"])
                == ["part:1:6: there is no filter 'nope'"])
    }

    @Test("lenient templates meet a missing template only where they use it")
    func lenientMissing() throws {
        #expect(
            try render("{% if false %}{% include 'x' %}{% endif %}ok", isStrict: false) == "ok")
        #expect(throws: Failure.self) { try render("{% include 'x' %}", isStrict: false) }
    }
}
