import Testing

@testable import TemplateLanguage

@Suite("if, ifnot, elif and else")
struct ConditionTests {
    static let context: [String: TemplateValue] = [
        "yes": true, "no": false, "zero": 0, "one": 1, "minus": -1, "half": 0.5, "text": "a",
        "blank": "", "list": [1, 2], "none": [], "map": ["k": 1], "nothing": .null, "word": "false",
    ]

    @Test(
        "a condition holds or not",
        arguments: [
            ("yes", true), ("no", false), ("zero", false), ("one", true), ("minus", false),
            ("half", true), ("text", true), ("blank", false), ("list", true), ("none", false),
            ("map", true), ("nothing", false), ("word", true), ("not no", true),
            ("not not yes", true), ("yes and no", false), ("yes and not no", true),
            ("no or yes", true), ("yes or no and no", true), ("(yes or no) and no", false),
            ("not (yes and no)", true), ("(yes)", true), ("( yes )", true),
            ("one == 1", true), ("one == 1.0", true), ("one != 1", false), ("text == 'a'", true),
            ("text == \"b\"", false), ("yes == 1", false), ("one == '1'", false),
            ("list == list", false), ("nothing == nil", true), ("one != nil", true),
            ("missing == nil", true), ("one > 0", true), ("one >= 1", true), ("half < 1", true),
            ("one <= 0", false), ("one>0 and one<2", true), ("one==1", true), ("1 in list", true),
            ("3 in list", false), ("'a' in 'bab'", true), ("'k' in map", true),
            ("one in 1...3", true), ("4 in 1...3", false), ("not 3 in list", true),
            ("list.count == 2", true), ("text|uppercase == 'A'", true), ("1...2", true),
        ])
    func holds(_ condition: String, _ expected: Bool) throws {
        let text = "{% if \(condition) %}T{% else %}F{% endif %}"
        #expect(try render(text, Self.context) == (expected ? "T" : "F"))
        #expect(
            try render("{% ifnot \(condition) %}T{% else %}F{% endif %}", Self.context)
                == (expected ? "F" : "T"))
        #expect(
            try Expression(condition, environment: Environment()).isTrue(Self.context) == expected)
    }

    @Test(
        "the first branch that holds is taken", arguments: [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
    func branches(_ n: Int, _ expected: String) throws {
        let text = "{% if n == 1 %}a{% elif n == 2 %}b{% elif n == 3 %}c{% else %}d{% endif %}"
        #expect(try render(text, ["n": .integer(n)]) == expected)
    }

    @Test("a branch that isn't taken costs nothing at run time, its variables included")
    func untakenBranch() throws {
        #expect(try render("{% if no %}{{ nmae }}{% endif %}x", Self.context) == "x")
    }

    @Test(
        "texts and numbers can't be ordered in strict templates and order nothing in lenient ones")
    func ordering() throws {
        #expect(
            findings("{% if 'a' < 1 %}{% endif %}") == [
                "main.stencil:1:7: can't order a text and a whole number [compare numbers with numbers]"
            ])
        #expect(try render("{% if 'a' < 1 %}T{% else %}F{% endif %}", isStrict: false) == "F")
    }
}
