import Diagnostics
import Testing

@testable import TemplateLanguage

@Suite("Static check")
struct CheckTests {
    static let known: [String: VariableShape] = [
        "name": .scalar, "any": .any,
        "user": .object(["name": .scalar, "roles": .list(.object(["id": .scalar]))]),
        "pairs": .list(.list(.scalar)),
    ]

    static func check(_ text: String, templates: [String: String] = [:]) throws -> [String] {
        let environment = Environment(templates: templates)
        return try Template(text, name: "t", environment: environment).check(known).map(described)
    }

    @Test(
        "a block that no extended template has is warned of, with the blocks that there are",
        arguments: [
            (
                "{% extends \"base\" %}{% block titel %}{% endblock %}",
                [
                    "t:1:24: the block 'titel' is never printed: no template that is extended has it "
                        + "[did you mean 'title'?]"
                ]
            ),
            (
                "{% extends \"bare\" %}{% block a %}{% block b %}{% endblock %}{% endblock %}",
                [
                    "t:1:24: the block 'a' is never printed: no template that is extended has it "
                        + "[give that template a block 'a', or replace the whole template: it has no blocks]"
                ]
            ),
            (
                "{% extends \"base\" %}{% block title %}{% block own %}{% endblock %}{% endblock %}",
                []
            ),
            ("{% extends \"middle\" %}{% block title %}{% endblock %}", []),
            ("{% extends any %}{% block title %}{% endblock %}", []),
        ])
    func unplacedBlocks(text: String, expected: [String]) {
        let environment = Environment(templates: [
            "base": "{% block title %}{% endblock %}", "bare": "text",
            "middle": "{% extends \"base\" %}",
        ])
        let found = Template.findings(
            in: Array(text.utf8), name: "t", known: Self.known, environment: environment)
        #expect(found.map(described) == expected)
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test(
        "mistakes in any branch are found",
        arguments: [
            (
                "{% if name %}{% else %}{{ nmae }}{% endif %}",
                ["t:1:27: there is no variable 'nmae' [did you mean 'name'?]"]
            ),
            (
                "{{ user.nmae }}{{ user.roles.0.ic }}",
                [
                    "t:1:9: there is no member 'nmae' [did you mean 'name'?]",
                    "t:1:32: there is no member 'ic' [did you mean 'id'?]",
                ]
            ),
            (
                "{% for r in user.roles %}{{ r.id }}{{ r.di }}{% endfor %}{{ r }}",
                [
                    "t:1:41: there is no member 'di' [did you mean 'id'?]",
                    "t:1:61: there is no variable 'r'",
                ]
            ),
            (
                "{% for i in user.role %}{% endfor %}",
                ["t:1:18: there is no member 'role' [did you mean 'roles'?]"]
            ),
            (
                "{% for i in name %}{% endfor %}",
                [
                    "t:1:13: can't loop over a single value [give 'for' a list, a dictionary or a range]"
                ]
            ),
            (
                "{% for a, b in pairs where c %}{{ a }}{{ b }}{% endfor %}",
                ["t:1:28: there is no variable 'c'"]
            ),
            (
                "{% if name %}{% set x 1 %}{{ x }}{% endif %}{{ x }}",
                ["t:1:48: there is no variable 'x'"]
            ),
            (
                "{% set x user %}{{ x.name }}{{ x.nmae }}",
                ["t:1:34: there is no member 'nmae' [did you mean 'name'?]"]
            ),
            (
                "{{ name.count }}{{ name.size }}{{ user.roles.count }}",
                ["t:1:25: a single value has no member 'size'"]
            ),
            ("{{ any.thing.at.all }}{{ user.roles.last.id }}", []),
            (
                "{{ name|default:nmae }}",
                ["t:1:17: there is no variable 'nmae' [did you mean 'name'?]"]
            ),
            (
                "{{ nmae|default:'x' }}",
                ["t:1:4: there is no variable 'nmae' [did you mean 'name'?]"]
            ),
            (
                "{% macro f a %}{{ a.name }}{{ b }}{% endmacro %}{% call f user %}",
                ["t:1:31: there is no variable 'b'"]
            ),
            ("{% macro f a %}{{ b }}{% endmacro %}", ["t:1:19: there is no variable 'b'"]),
            (
                "{% macro f a %}{{ a.nmae }}{% endmacro %}{% call f user %}",
                ["t:1:21: there is no member 'nmae' [did you mean 'name'?]"]
            ),
            (
                "{% call f %}",
                ["t:1:9: there is no macro 'f' [define it before: {% macro f %}…{% endmacro %}]"]
            ),
            (
                "{% map user.roles into ids using r %}{{ r.id }}{% endmap %}{{ ids|join }}{{ r }}",
                ["t:1:77: there is no variable 'r'"]
            ),
            (
                "{% for i in user.roles %}{{ forloop.first }}{% endfor %}{{ forloop.first }}",
                ["t:1:60: 'forloop' is known only inside a loop"]
            ),
        ])
    func finds(_ text: String, _ expected: [String]) throws {
        #expect(try Self.check(text) == expected)
    }

    @Test("the check goes through includes, imports and inheritance")
    func otherTemplates() throws {
        let templates = [
            "row": "{{ x }}{{ nmae }}", "macros": "{% macro f a %}{{ a }}{{ oops }}{% endmacro %}",
            "base": "{% for i in pairs %}{% block row %}{{ i }}{% endblock %}{% endfor %}",
        ]
        #expect(
            try Self.check("{% set x 1 %}{% include 'row' %}", templates: templates)
                == ["row:1:11: there is no variable 'nmae' [did you mean 'name'?]"])
        #expect(
            try Self.check("{% import 'macros' %}{% call f 1 %}", templates: templates)
                == ["macros:1:26: there is no variable 'oops'"])
        #expect(
            try Self.check(
                "{% extends 'base' %}{% block row %}{{ i }}{{ j }}{% endblock %}",
                templates: templates)
                == ["t:1:46: there is no variable 'j'"])
        #expect(
            try Self.check("{% include 'row' user %}", templates: templates).count == 2)
    }

    @Test("templates that use themselves or one another many times end the check")
    func cycles() throws {
        var templates = ["a": "{% include 'b' %}", "b": "{% include 'a' %}{{ nmae }}"]
        #expect(try Self.check("{% include 'a' %}", templates: templates).count == 1)
        for level in 0..<40 {
            templates["l\(level)"] = "{% include 'l\(level + 1)' %}{% include 'l\(level + 1)' %}"
        }
        templates["l40"] = "x"
        #expect(try Self.check("{% include 'l0' %}", templates: templates).count == 1)
    }

    @Test("blocks that hold one another end the check, and rendering too")
    func blockCycles() throws {
        let templates = [
            "base": "{% block a %}{% endblock %}{% block b %}{% endblock %}",
            "child": "{% extends 'base' %}{% block a %}{% block b %}{% endblock %}{% endblock %}",
        ]
        let text = "{% extends 'child' %}{% block b %}{% block a %}{% endblock %}{% endblock %}"
        #expect(try Self.check(text, templates: templates) == [])
        #expect(findings(text, templates: templates).first?.contains("128 levels") ?? true)
    }

    @Test("an expression is checked too")
    func expressions() throws {
        let expression = try Expression("user.nmae and nope|default:1", environment: Environment())
        #expect(
            expression.check(Self.known).map(\.message) == [
                "there is no member 'nmae'", "there is no variable 'nope'",
            ])
        #expect(expression.referencedVariables == ["user", "nope"])
    }

    @Test("referenced variables are those of the context, in all branches and templates")
    func references() throws {
        let environment = Environment(templates: ["p": "{{ inner }}{{ i }}"])
        let template = try Template(
            "{% if a %}{{ b.c }}{% endif %}{% for i in l where w %}{{ i }}{% include 'p' %}{% endfor %}{% set s 1 %}{{ s }}{{ x[y]|default:z }}",
            name: "t", environment: environment)
        #expect(template.referencedVariables == ["a", "b", "l", "w", "inner", "x", "y", "z"])
    }

    @Test("shapes of examples")
    func shapes() {
        #expect(
            VariableShape(of: ["a": [1, 2], "b": .null])
                == .object(["a": .list(.scalar), "b": .any]))
        #expect(
            VariableShape(of: [["a": 1], ["b": 2]]) == .list(.object(["a": .scalar, "b": .scalar])))
    }
}
