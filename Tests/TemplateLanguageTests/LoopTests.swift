import Testing

@testable import TemplateLanguage

@Suite("for")
struct LoopTests {
    static let context: [String: TemplateValue] = [
        "list": [1, 2, 3, 4], "none": [], "map": ["b": 2, "a": 1],
        "pairs": [["x", 1], ["y", 2]],
        "users": [["n": "A", "on": true], ["n": "B", "on": false]],
        "nothing": .null, "end": 3,
    ]

    @Test(
        "a loop prints its items",
        arguments: [
            ("{% for i in list %}{{ i }}{% endfor %}", "1234"),
            (
                "{% for i in list %}{{ i }}{% if not forloop.last %}, {% endif %}{% endfor %}",
                "1, 2, 3, 4"
            ),
            (
                "{% for i in list %}{{ forloop.counter }}{{ forloop.counter0 }}{{ forloop.length }};{% endfor %}",
                "104;214;324;434;"
            ),
            ("{% for i in list %}{{ forloop.first }}{% break %}{% endfor %}", "true"),
            ("{% for i in none %}x{% empty %}empty{% endfor %}", "empty"),
            ("{% for i in nothing %}x{% empty %}empty{% endfor %}", "empty"),
            ("{% for k, v in map %}{{ k }}={{ v }};{% endfor %}", "a=1;b=2;"),
            ("{% for k in map %}{{ k }}{% endfor %}", "ab"),
            ("{% for a, b in pairs %}{{ a }}{{ b }}{% endfor %}", "x1y2"),
            ("{% for _, b in pairs %}{{ b }}{% endfor %}", "12"),
            ("{% for i in 1...end %}{{ i }}{% endfor %}", "123"),
            ("{% for i in 3...1 %}{{ i }}{% endfor %}", "321"),
            (
                "{% for i in list where i > 1 and i < 4 %}{{ i }}/{{ forloop.length }} {% endfor %}",
                "2/2 3/2 "
            ),
            ("{% for i in list where i > 9 %}x{% empty %}none{% endfor %}", "none"),
            ("{% for u in users where not u.on %}{{ u.n }}{% endfor %}", "B"),
            (
                "{% for i in list %}{% if i == 2 %}{% continue %}{% endif %}{{ i }}{% endfor %}",
                "134"
            ),
            ("{% for i in list %}{% if i == 3 %}{% break %}{% endif %}{{ i }}{% endfor %}", "12"),
            (
                "{% o: for i in list %}{% for j in list %}{% if j == 2 %}{% continue o %}{% endif %}{{ i }}{{ j }} {% endfor %}!{% endfor %}",
                "11 21 31 41 "
            ),
            (
                "{% o: for i in list %}{% for j in list %}{% break o %}{% endfor %}{% endfor %}x",
                "x"
            ),
            (
                "{% o: for i in 1...2 %}{% for j in 1...2 %}{{ forloop.o.counter }}{{ forloop.counter }} {% endfor %}{% endfor %}",
                "11 12 21 22 "
            ),
            (
                "{% for i in list %}{% filter uppercase %}a{% if i == 2 %}{% break %}{% endif %}b{% endfilter %}{% endfor %}c",
                "ABAc"
            ),
            (
                "{% for i in list %}{% for i in pairs %}{{ i.0 }}{% endfor %}{{ i }} {% endfor %}",
                "xy1 xy2 xy3 xy4 "
            ),
            (
                "{% for i in list %}{% set v i %}{{ v }}{% endfor %}{% if v == nil %}gone{% endif %}",
                "1234gone"
            ),
            (
                "{% for i in none %}{% empty %}{% for j in list %}{{ j }}{% break %}{% endfor %}{% endfor %}",
                "1"
            ),
        ])
    func prints(_ text: String, _ expected: String) throws {
        #expect(try render(text, Self.context) == expected)
    }

    @Test("a loop variable is forgotten after the loop, and what it hid is back")
    func scope() throws {
        #expect(
            try render("{% for list in list %}{{ list }}{% endfor %}{{ list.count }}", Self.context)
                == "12344")
    }

    @Test("what can't be looped over is an error in strict templates")
    func wrongLists() {
        #expect(
            findings("{% for i in end %}{% endfor %}", Self.context) == [
                "main.stencil:1:13: can't loop over a whole number [give 'for' a list, a dictionary or a range]"
            ])
        #expect(
            findings("{% for a, b in list %}{% endfor %}", Self.context) == [
                "main.stencil:1:4: can't unpack a whole number into 2 loop variables"
            ])
        #expect(
            findings("{% for i in 1...name %}{% endfor %}", ["name": "x"]) == [
                "main.stencil:1:17: the upper bound of a range is a whole number, not a text"
            ])
    }
}
