import Testing

@testable import FormworkCommands

@Suite("JSON")
struct JSONWriterTests {
    @Test("keys are sorted by their bytes and empty containers stay on one line")
    func layout() {
        let value = JSONValue.object([
            "b": .array([.integer(1), .null]), "a": .object([:]), "B": .array([]),
            "é": .boolean(true),
        ])
        #expect(
            JSONWriter.text(of: value) == """
                {
                  "B": [],
                  "a": {},
                  "b": [
                    1,
                    null
                  ],
                  "é": true
                }

                """)
    }

    @Test("text is escaped as RFC 8259 asks")
    func escapes() {
        let text = JSONWriter.text(of: .string("\"\\\n\r\t\u{0}\u{1F}\u{7F}/日"))
        #expect(text == #""\"\\\n\r\t\u0000\u001f\u007f/日""# + "\n")
    }

    @Test(
        "numbers are what JSON can hold",
        arguments: [
            (0.1 + 0.2, "0.3"), (1.0, "1"), (-0.5, "-0.5"), (0.123456, "0.1235"),
            (.infinity, "null"), (.nan, "null"), (1e300, "1e+300"),
        ])
    func numbers(value: Double, expected: String) {
        #expect(JSONWriter.text(of: .number(value)) == expected + "\n")
    }
}
