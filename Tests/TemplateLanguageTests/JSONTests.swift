import Diagnostics
import Testing

@testable import TemplateLanguage

@Suite("JSON contexts")
struct JSONTests {
    @Test("whole numbers are told from others")
    func numbers() throws {
        let text = #"{"a": 5, "b": 5.0, "c": -1e2, "d": [true, null], "e": "\u00e9\ud83d\ude00\n"}"#
        #expect(
            try TemplateValue(json: Array(text.utf8))
                == ["a": 5, "b": 5.0, "c": -100.0, "d": [true, .null], "e": "é😀\n"])
    }

    @Test(
        "what isn't JSON is refused with its place",
        arguments: [
            ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6), ("[01]", 1, 2),
            ("\"a", 1, 1),
            ("[1]\n x", 2, 2), ("nul", 1, 1), ("\"\\x\"", 1, 2), ("\"\\ud800\"", 1, 8),
            ("[1e999]", 1, 2), ("-", 1, 2),
        ])
    func errors(_ text: String, _ line: Int, _ column: Int) {
        let failure = #expect(throws: Failure.self) {
            try TemplateValue(json: Array(text.utf8), path: "c.json")
        }
        let place = failure?.diagnostics.first?.location
        #expect(place?.path == "c.json")
        #expect(place?.line == line)
        #expect(place?.column == column)
    }

    @Test("deep nesting is an error, not a crash")
    func depth() {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
        #expect(throws: Failure.self) { try TemplateValue(json: deep) }
    }
}
