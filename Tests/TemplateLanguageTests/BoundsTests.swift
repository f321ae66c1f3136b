import Testing

@testable import TemplateLanguage

@Suite("Bounds")
struct BoundsTests {
    @Test("output stops at 16 MiB")
    func output() {
        let text =
            "{% for i in 1...1000 %}{% for j in 1...1000 %}" + String(repeating: "x", count: 64)
            + "{% endfor %}{% endfor %}"
        #expect(
            findings(text) == ["main.stencil:0:0: the template prints more than 16777216 bytes"])
    }

    @Test(
        "steps are bounded",
        arguments: [
            "{% for a in 1...9999 %}{% for b in 1...9999 %}{% endfor %}{% endfor %}",
            "{% for a in 1...9999 %}{% for b in 1...9999 where false %}{% endfor %}{% endfor %}",
            "{% set s 'xxxxxxxx'|indent:9999,'x',true %}{% for a in 1...9999 %}{{ s.9000 }}{% endfor %}",
            "{% set s 'xxxxxxxx'|indent:9999,'x',true %}{% for a in 1...9999 %}{% if s == s %}{% endif %}{% endfor %}",
            "{% for a in 1...99999999999 %}{% endfor %}", "{{ 1...9223372036854775807 }}",
            "{% for a in -9223372036854775808...9223372036854775807 %}{% endfor %}",
        ])
    func steps(_ text: String) {
        let found = findings(text, limits: RenderLimits(steps: 100_000))
        #expect(found.first?.contains("100000") == true)
    }

    @Test("the default bounds are those of the design")
    func defaults() {
        #expect(
            RenderLimits()
                == RenderLimits(
                    outputBytes: 16 << 20, includeDepth: 64, callDepth: 128, steps: 10_000_000))
    }

    @Test("a text that doubles itself stops")
    func doubling() {
        let text =
            "{% set a 'xxxxxxxx' %}"
            + String(repeating: "{% set a %}{{ a }}{{ a }}{% endset %}", count: 40)
        #expect(findings(text).first?.contains("16777216 bytes") == true)
    }

    @Test("templates that use themselves stop at 64 levels")
    func recursion() {
        let templates = [
            "a": "{% include 'a' %}", "b": "{% extends 'b' %}", "c": "{% import 'c' %}",
        ]
        for name in ["a", "c"] {
            let found = findings("{% include '\(name)' %}", templates: templates)
            #expect(
                found == [
                    "\(name):1:12: templates use one another deeper than 64 levels [look for a template that uses itself]"
                ]
                    || found == [
                        "\(name):1:11: templates use one another deeper than 64 levels [look for a template that uses itself]"
                    ])
        }
        #expect(
            findings("{% extends 'b' %}", templates: templates).first?.contains("64 levels") == true
        )
        #expect(
            findings("{% macro f %}{% call f %}{% endmacro %}{% call f %}").first?.contains(
                "128 levels") == true)
    }

    @Test(
        "nesting of 10,000 levels is an error, not a crash",
        arguments: [
            ("{% if true %}", "{% endif %}"), ("{% for i in l %}", "{% endfor %}"),
            ("{% set a %}", "{% endset %}"),
            ("{% filter uppercase %}", "{% endfilter %}"), ("{% block b %}", "{% endblock %}"),
            ("{% macro m %}", "{% endmacro %}"),
        ])
    func nesting(_ open: String, _ close: String) {
        let deep = String(repeating: open, count: 10_000)
        #expect(
            findings(deep + String(repeating: close, count: 10_000)).first?.contains(
                "nested deeper") == true
                || findings(deep).first?.contains("already a block") == true)
        #expect(!findings(deep).isEmpty)
    }

    @Test(
        "expressions nested 10,000 levels are an error, not a crash",
        arguments: [
            ("(", "true", ")"), ("not ", "true", ""), ("a[", "b", "]"),
            ("1 if true else ", "2", ""),
        ])
    func expressionNesting(_ open: String, _ middle: String, _ close: String) {
        let text =
            String(repeating: open, count: 10_000) + middle
            + String(repeating: close, count: 10_000)
        #expect(
            findings("{{ \(text) }}").first?.contains("too deep") == true
                || findings("{{ \(text) }}").first?.contains("nested deeper") == true)
    }

    @Test("long chains of operators and filters are fine")
    func chains() throws {
        let terms = String(repeating: "true and ", count: 10_000) + "true"
        #expect(try render("{{ \(terms) }}") == "true")
        let filters = String(repeating: "|lowercase", count: 10_000)
        #expect(try render("{{ 'A'\(filters) }}") == "a")
        let levels =
            String(repeating: "{% if true %}", count: 1000) + "x"
            + String(repeating: "{% endif %}", count: 1000)
        #expect(try render(levels) == "x")
        let branches =
            "{% if n == 1 %}" + (2...5000).map { "{% elif n == \($0) %}\($0)" }.joined()
            + "{% endif %}"
        #expect(try render(branches, ["n": 5000]) == "5000")
    }
}
