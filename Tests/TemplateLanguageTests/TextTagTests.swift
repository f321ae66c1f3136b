import Testing

@testable import TemplateLanguage

@Suite("filter, raw, verbatim and now")
struct TextTagTests {
    @Test(
        "the text between the tags is filtered",
        arguments: [
            ("{% filter uppercase %}a{{ v }}{% endfilter %}", "AX"),
            ("{% filter lowercase|capitalize %}TEST{% endfilter %}", "Test"),
            ("{% filter indent:2 %}a\nb\n\nc{% endfilter %}", "a\n  b\n\n  c"),
            (
                "{% filter uppercase %}a{% filter lowercase %}B{% endfilter %}c{% endfilter %}",
                "ABC"
            ),
        ])
    func filters(_ text: String, _ expected: String) throws {
        #expect(try render(text, ["v": "x"]) == expected)
    }

    @Test(
        "raw text is printed as it stands",
        arguments: [
            ("a{% raw %}{{ x }}{% if %}{# c #}{% endraw %}b", "a{{ x }}{% if %}{# c #}b"),
            ("{% verbatim %}{% raw %}{% endraw %}{% endverbatim %}", "{% raw %}{% endraw %}"),
            ("a {%- raw -%} {{ x {%- endraw -%} b", "a{{ xb"),
            ("{% raw %}{{ unclosed {% endraw %}", "{{ unclosed "),
        ])
    func raw(_ text: String, _ expected: String) throws {
        #expect(try render(text) == expected)
    }

    @Test(
        "now prints the recorded moment",
        arguments: [
            ("yyyy-MM-dd HH:mm:ss", "2024-02-29 23:59:58"), ("dd/MM/yy", "29/02/24"),
            ("EEE, d MMM yyyy", "Thu, 29 Feb 2024"), ("EEEE MMMM", "Thursday February"),
            ("h:mm a", "11:59 PM"), ("yyyy'T'''", "2024T'"), ("Z", "+0000"), ("X", "Z"),
            ("yyyy", "2024"),
        ])
    func now(_ pattern: String, _ expected: String) throws {
        let moment = Moment(secondsSince1970: 1_709_251_198)
        #expect(try render("{% now \"\(pattern)\" %}", now: moment) == expected)
    }

    @Test("now without a recorded moment is an error")
    func noClock() {
        #expect(
            findings("{% now \"yyyy\" %}") == [
                "main.stencil:1:4: no date was recorded for 'now' [give the environment a moment]"
            ])
    }

    @Test(
        "moments before 1970 and in other zones have the right fields",
        arguments: [
            (-1, 0, "1969-12-31 23:59"), (0, 3600, "1970-01-01 01:00"),
            (-86_400, -60, "1969-12-30 23:59"),
        ])
    func moments(_ seconds: Int, _ offset: Int, _ expected: String) {
        let moment = Moment(secondsSince1970: seconds, secondsFromUTC: offset)
        #expect(moment.formatted("yyyy-MM-dd HH:mm") == expected)
    }
}
