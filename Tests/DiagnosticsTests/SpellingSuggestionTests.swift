import Testing

@testable import Diagnostics

@Suite("SpellingSuggestion")
struct SpellingSuggestionTests {
    private let names = ["template", "output", "role", "view-model"]

    @Test(
        "finds the name that was meant",
        arguments: [
            ("tempalte", "template"), ("Output", "output"), ("rol", "role"),
            ("viewmodel", "view-model"),
        ])
    func finds(text: String, name: String) {
        #expect(SpellingSuggestion.nearest(to: text, in: names) == name)
    }

    @Test("suggests nothing for what is no slip", arguments: ["x", "coordinator", "", "role"])
    func nothing(text: String) {
        #expect(SpellingSuggestion.nearest(to: text, in: names) == nil)
    }

    @Test("of two equally near names the first in the alphabet is suggested")
    func ties() {
        #expect(SpellingSuggestion.nearest(to: "cat", in: ["cut", "bat", "car"]) == "bat")
    }

    @Test("asks a question")
    func question() {
        #expect(SpellingSuggestion.question(for: "rol", in: names) == "did you mean 'role'?")
    }
}
