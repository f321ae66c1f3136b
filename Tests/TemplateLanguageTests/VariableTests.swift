import Testing

@testable import TemplateLanguage

@Suite("Variables and literals")
struct VariableTests {
    static let context: [String: TemplateValue] = [
        "user": ["name": "Ann", "roles": ["admin", "editor"], "count": 7],
        "key": "name", "index": 1, "text": "héllo", "whole": 5, "exact": 5.0, "off": false,
        "nothing": .null, "map": ["b": 2, "a": "x"], "a-b": "dash",
    ]

    @Test(
        "a variable prints as Stencil prints it",
        arguments: [
            ("{{ user.name }}", "Ann"), ("{{user.name}}", "Ann"), ("{{\tuser.name\n}}", "Ann"),
            ("{{ user.roles.0 }}", "admin"), ("{{ user.roles.last }}", "editor"),
            ("{{ user.roles.first }}", "admin"), ("{{ user.roles.count }}", "2"),
            ("{{ user.count }}", "7"), ("{{ map.count }}", "2"), ("{{ user[key] }}", "Ann"),
            ("{{ user.roles[index] }}", "editor"), ("{{ user['name'] }}", "Ann"),
            ("{{ user[\"roles\"][0] }}", "admin"), ("{{ text.count }}", "5"),
            ("{{ text.1 }}", "é"), ("{{ whole }}", "5"), ("{{ exact }}", "5.0"),
            ("{{ off }}", "false"), ("[{{ nothing }}]", "[]"), ("{{ a-b }}", "dash"),
            ("{{ map }}", "[\"a\": \"x\", \"b\": 2]"),
            ("{{ user.roles }}", "[\"admin\", \"editor\"]"),
            ("{{ \"it's\" }}", "it's"), ("{{ 'a}}b' }}", "a}}b"), ("{{ 1.50 }}", "1.5"),
            ("{{ -3 }}", "-3"), ("{{ +3 }}", "3"), ("{{ .5 }}", "0.5"), ("{{ \"\"\" }}", "\""),
            ("{{ \"a\\\"b\" }}", "a\\\"b"), ("{{ '' }}{{ 'a'|default:'b' }}", "a"),
            ("{{ true }}", "true"), ("[{{ nil }}]", "[]"),
            ("{{ 1...3 }}", "[1, 2, 3]"), ("{{ whole == 5.0 }}", "true"),
            ("{{ 'yes' if off else 'no' }}", "no"), ("[{{ 'yes' if off }}]", "[]"),
            ("{# {{ unknown }} #}x", "x"), ("{ x {{ whole }}}", "{ x 5}"),
        ])
    func prints(_ text: String, _ expected: String) throws {
        #expect(try render(text, Self.context) == expected)
    }

    @Test("a lenient template prints nothing for what is undefined")
    func lenientUndefined() throws {
        let text = "[{{ a }}{{ user.nope.deeper }}{{ user.roles.9 }}{{ user.roles.-1 }}]"
        #expect(try render(text, Self.context, isStrict: false) == "[]")
    }

    @Test("a value is never read as a template")
    func valuesAreNotRescanned() throws {
        let hostile = "{{ x }} {% if %} {# $& \\1 %@ __name__ {{"
        let text =
            "{{ v }}|{% for i in l %}{{ i }}{% endfor %}|{% set s %}{{ v }}{% endset %}{{ s }}"
        #expect(
            try render(text, ["v": .string(hostile), "l": [.string(hostile)]])
                == [hostile, hostile, hostile].joined(separator: "|"))
    }

    @Test("the template's bytes are carried as they are, CRLF and broken UTF-8 included")
    func bytesAreKept() throws {
        let bytes: [UInt8] =
            [0xEF, 0xBB, 0xBF, 0x41, 0x0D, 0x0A, 0xFF, 0xC3] + Array("{{ v }}\r\n".utf8)
        let template = try Template(bytes, name: "t", environment: Environment())
        #expect(
            try template.render(["v": "x"])
                == [0xEF, 0xBB, 0xBF, 0x41, 0x0D, 0x0A, 0xFF, 0xC3] + Array("x\r\n".utf8))
    }

    @Test("an empty template prints nothing")
    func empty() throws {
        #expect(try render("") == "")
        #expect(try render("\n") == "\n")
    }
}
