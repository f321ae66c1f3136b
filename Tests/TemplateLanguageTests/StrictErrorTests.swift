import Diagnostics
import Testing

@testable import TemplateLanguage

@Suite("Strict errors")
struct StrictErrorTests {
    @Test(
        "an error has its place, its reason and the way out",
        arguments: [
            ("a\n  {{ nmae }}", "2:6: there is no variable 'nmae' [did you mean 'name'?]"),
            ("{{ user.nmae }}", "1:9: there is no member 'nmae' [did you mean 'name'?]"),
            ("{{ list.5 }}", "1:9: there is no element 5 in a list of 1"),
            ("{{ list.cuont }}", "1:9: a list has no member 'cuont' [did you mean 'count'?]"),
            ("{{ nothing.x }}", "1:12: nothing has no member 'x'"),
            (
                "{{ name|upercase }}",
                "1:9: there is no filter 'upercase' [did you mean 'uppercase'?]"
            ),
            ("{{ name|uppercase:1 }}", "1:9: 'uppercase' takes no arguments, not 1"),
            ("{{ name|replace:'a' }}", "1:9: 'replace' takes 2 arguments, not 1"),
            ("{{ name|join:1,2,3 }}", "1:9: 'join' takes at most 1 argument, not 3"),
            ("{% fro i in list %}", "1:4: there is no tag 'fro' [did you mean 'for'?]"),
            ("x{% if name %}\ny", "1:5: 'if' is never closed [add {% endif %}]"),
            ("{% for i in list %}", "1:4: 'for' is never closed [add {% endfor %}]"),
            ("{% endif %}", "1:4: 'endif' closes nothing [remove it, or open its block before]"),
            ("{% else %}", "1:4: 'else' stands outside 'if' [open {% if … %} before it]"),
            (
                "{% if name %}{% else %}{% else %}{% endif %}",
                "1:27: 'else' comes after the 'else' of this 'if'"
            ),
            ("{{ }}", "1:1: the variable has no name [write {{ name }}]"),
            (
                "a {{ b",
                "1:3: '{{' is never closed [add '}}', or print the characters with {{ \"{{\" }}]"
            ),
            (
                "{# b",
                "1:1: '{#' is never closed [add '#}', or print the characters with {{ \"{#\" }}]"
            ),
            ("{% %}", "1:1: the tag has no name [write {% tag %}]"),
            ("{% if name = 1 %}{% endif %}", "1:12: unexpected '=' [equality is written ==]"),
            ("{% if name and %}{% endif %}", "1:16: the expression ends too early [add a value]"),
            ("{% if == name %}{% endif %}", "1:7: expected a value before '='"),
            ("{% if (name %}{% endif %}", "1:7: the parenthesis is never closed [add ')']"),
            ("{{ a..b }}", "1:5: a name is missing after '.'"),
            ("{{ [a] }}", "1:4: unexpected '[' at the beginning of a variable"),
            ("{{ a[b }}", "1:4: the subscript's '[' is never closed"),
            ("{{ a[] }}", "1:5: the subscript is empty"),
            ("{{ a[b]] }}", "1:8: ']' has no opening '['"),
            ("{{ 'abc }}", "1:4: the text has no closing quote [add ']"),
            ("{{ name name }}", "1:9: unexpected 'name'"),
            ("{{ name| }}", "1:10: a filter's name is missing [write value|filter]"),
            ("{% break %}", "1:4: 'break' stands outside a loop"),
            (
                "{% for i in list %}{% break out %}{% endfor %}",
                "1:23: no loop around 'break' has the label 'out' [label the loop: {% out: for … %}]"
            ),
            (
                "{% for i list %}{% endfor %}",
                "1:10: 'for' has no 'in' after its variables [write {% for name in list %} or {% for a, b in list where … %}]"
            ),
            (
                "{% set %}",
                "1:4: 'set' names no variable [write {% set name value %} or {% set name %}…{% endset %}]"
            ),
            ("{% include %}", "1:4: 'include' names no template [write {% include \"name\" %}]"),
            (
                "x{% extends 'b' %}",
                "1:5: 'extends' comes after text or tags that print [make it the first tag of the template]"
            ),
            ("{{ forloop.first }}", "1:4: 'forloop' is known only inside a loop"),
            ("{{ list|swiftIdentifier }}", "1:9: 'swiftIdentifier' works on a text, not on a list"),
        ])
    func errors(_ text: String, _ expected: String) {
        let context: [String: TemplateValue] = [
            "name": "Ann", "user": ["name": "A"], "list": [1], "nothing": .null,
        ]
        let found = findings(text, context, templates: ["b": ""])
        #expect(found.first == "main.stencil:" + expected)
    }

    @Test("a mismatched end names both places")
    func mismatch() throws {
        let failure = #expect(throws: Failure.self) {
            try Template(
                "{% if a %}\n{% for i in b %}\n{% endif %}", name: "t", environment: Environment())
        }
        let diagnostics = try #require(failure).diagnostics
        #expect(
            diagnostics.map(described) == [
                "t:3:4: 'endif' doesn't close 'for' [write {% endfor %}]"
            ])
        #expect(diagnostics[0].notes.first?.location?.line == 2)
        #expect(diagnostics[0].location?.lineText == "{% endif %}")
        #expect(failure?.exitCode == .invalidInput)
    }

    @Test("one run reports every syntax error")
    func all() {
        #expect(
            findings(
                "{{ a|nope }}\n{% fi %}\n{{ b. }}\n{% if %}x{% endif %}\n{% for %}{% endfor %}"
            ).map {
                String($0.split(separator: " ").first ?? "")
            } == [
                "main.stencil:1:6:", "main.stencil:2:4:", "main.stencil:3:5:", "main.stencil:4:7:",
                "main.stencil:5:4:",
            ])
    }

    @Test("default and comparison with nil may ask for what is undefined")
    func tolerated() throws {
        #expect(try render("{{ a|default:'x' }}{{ u.b|default:1 }}", ["u": [:]]) == "x1")
        #expect(try render("{% if a == nil %}y{% endif %}") == "y")
        #expect(!findings("{{ a|default:b }}").isEmpty)
    }

    @Test("diagnostics of a text inside another file point into that file")
    func insideAnotherFile() throws {
        let place = SourceLocation(
            path: "template-set.xml", line: 7, column: 20, lineText: "  <file path=\"…\"/>")
        let failure = #expect(throws: Failure.self) {
            try Template(
                "{{ a|nope }}\n{{ b|nope }}", name: "x", environment: Environment(), at: place)
        }
        let places = try #require(failure).diagnostics.compactMap(\.location)
        #expect(places.map(\.path) == ["template-set.xml", "template-set.xml"])
        #expect(places.map(\.line) == [7, 8])
        #expect(places.map(\.column) == [25, 6])
        #expect(places[0].lineText == "  <file path=\"…\"/>")
        let broken = #expect(throws: Failure.self) {
            try Expression("a and", at: place, environment: Environment())
        }
        #expect(broken?.diagnostics.first?.location?.column == 25)
    }
}
