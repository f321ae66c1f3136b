import Foundation
import Testing

@testable import TemplateLanguage

/// Apple's platforms give secondary threads half a mebibyte of stack.
@Suite("Nesting on a thread with 512 KiB of stack")
struct SmallStackTests {
    private static func repeated(_ text: String) -> String {
        String(repeating: text, count: 10_000)
    }

    private static let shapes: [String: String] = [
        "parentheses": "{{ \(repeated("("))1\(repeated(")")) }}",
        "not": "{{ \(repeated("not "))1 }}",
        "else": "{{ \(repeated("1 if 1 else "))2 }}",
        "subscripts": "{{ a\(repeated("[a"))\(repeated("]")) }}",
        "comparisons": "{{ 1\(repeated(" == 1")) }}",
        "filters": "{{ 'A'\(repeated("|lowercase")) }}",
        "if": repeated("{% if a %}"), "block": repeated("{% block b %}"),
        "macro": repeated("{% macro m %}"),
        "include itself": "{% include 'a' %}", "include all": "{% include 'deepest' %}",
        "extends": "{% extends 'b' %}", "import": "{% import 'c' %}",
        "call": "{% macro f %}{% call f %}{% endmacro %}{% call f %}",
        "include in block": "{% include 'blocks' %}",
    ]

    @Test(
        "10,000 levels end in an error or a result, not in a crash", arguments: shapes.keys.sorted()
    )
    func deep(_ name: String) async {
        let text = Self.shapes[name] ?? ""
        let deepest =
            (0..<60).map { "{% block b\($0) %}" }.joined()
            + "{{ \(String(repeating: "(", count: 120))a\(String(repeating: ")", count: 120)) }}"
            + "{% include 'deepest' %}" + (0..<60).map { _ in "{% endblock %}" }.joined()
        let templates = [
            "a": "{% if true %}{% include 'a' %}{% endif %}", "b": "{% extends 'b' %}",
            "c": "{% import 'c' %}", "deepest": deepest,
            "blocks": "{% block x %}{% include 'blocks' %}{% endblock %}",
        ]
        await Self.onSmallStack {
            for isStrict in [true, false] {
                let environment = Environment(templates: templates, isStrict: isStrict)
                guard let template = try? Template(text, name: "m", environment: environment)
                else { continue }
                _ = template.check(["a": .scalar])
                _ = try? template.render(["a": 1])
            }
        }
    }

    @Test("deep JSON is read, printed and given back")
    func json() async throws {
        let levels = 250
        let text =
            String(repeating: "{\"a\":[", count: levels / 2)
            + String(repeating: "]}", count: levels / 2)
        await Self.onSmallStack {
            let value = try? TemplateValue(json: Array(text.utf8))
            #expect(value?.jsonText == text)
            #expect(value?.text.isEmpty == false)
            let tooDeep = Array(String(repeating: "[", count: 100_000).utf8)
            #expect(throws: (any Error).self) { try TemplateValue(json: tooDeep) }
        }
    }

    private static func onSmallStack(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                body()
                continuation.resume()
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }
}
