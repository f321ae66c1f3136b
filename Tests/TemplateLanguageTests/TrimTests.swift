import Testing

@testable import TemplateLanguage

@Suite("White space beside tags")
struct TrimTests {
    @Test(
        "marks decide for their side",
        arguments: [
            ("a \n {%- if v %}b{% endif %}", "ab"), ("{% if v -%} \n b{% endif %}", "b"),
            ("a {{- v -}} b", "a1b"), ("{{-5}}", "-5"), ("a {#- c -#} b", "ab"),
            ("a\n{%+ if v +%}\nb{% endif %}", "a\n\nb"),
        ])
    func marks(_ text: String, _ expected: String) throws {
        #expect(try render(text, ["v": 1]) == expected)
    }

    static let sample =
        "s:\n  {% if v %}\n  x {% if v %} y {% endif %}\n  {% endif %}\n\nend {{ v }}\n"

    @Test(
        "the behaviour decides where there is no mark",
        arguments: [
            (TrimBehaviour.nothing, "s:\n  \n  x  y \n  \n\nend 1\n"),
            (.smart, "s:\n  x y\nend 1\n"),
            (.all, "s:xyend 1\n"),
        ])
    func behaviours(_ trim: TrimBehaviour, _ expected: String) throws {
        #expect(try render(Self.sample, ["v": 1], trim: trim) == expected)
    }

    @Test("a tag alone on a line leaves none, with CRLF too in strict templates")
    func lineEnds() throws {
        let text = "a\r\n{% if v %}\r\nb\r\n{% endif %}\r\nc\r\n"
        #expect(try render(text, ["v": 1], trim: .smart) == "a\r\nb\r\nc\r\n")
        #expect(
            try render(text, ["v": 1], isStrict: false, trim: .smart)
                == "a\r\n\r\nb\r\n\r\nc\r\n")
    }
}
