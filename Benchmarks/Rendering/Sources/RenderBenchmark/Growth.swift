import TemplateLanguage

/// How the time grows where the input does: the shapes in which engines turn quadratic.
enum Growth {
    static let shapes: [(name: String, text: @Sendable (Int) -> String)] = [
        ("long text", { String(repeating: "let x = [\"k\": 1] { } \n", count: $0 * 20) }),
        ("many variables", { (0..<$0).map { "{{ v\($0)|default:'' }}" }.joined() }),
        ("many tags", { String(repeating: "{% if a %}{{ a }}{% endif %}\n", count: $0) }),
        ("long loop", { "{% for i in 1...\($0 * 10) %}{{ i }}{% endfor %}" }),
        (
            "deep nesting",
            {
                String(repeating: "{% if a %}", count: $0)
                    + String(repeating: "{% endif %}", count: $0)
            }
        ),
        ("many includes", { String(repeating: "{% include 'part' %}\n", count: $0) }),
        ("many blocks", { (0..<$0).map { "{% block b\($0) %}x{% endblock %}" }.joined() }),
        (
            "many macros",
            { (0..<$0).map { "{% macro m\($0) %}x{% endmacro %}{% call m\($0) %}" }.joined() }
        ),
        ("many sets", { (0..<$0).map { "{% set v\($0) %}x{% endset %}" }.joined() }),
        ("long filter chain", { "{{ 'A'" + String(repeating: "|lowercase", count: $0) + " }}" }),
        ("long condition", { "{{ " + String(repeating: "a and ", count: $0) + "a }}" }),
    ]

    /// Prints each shape's times for 400 and 4,000 and their ratio.
    static func print() throws {
        Swift.print(
            "growth, best of nine, milliseconds of processor time: parse, render, 400 → 4,000")
        for shape in shapes {
            let small = try time(shape.text(400))
            let large = try time(shape.text(4000))
            let name = shape.name.padded(to: 20)
            Swift.print(
                "\(name)\((small * 1000).text) → \((large * 1000).text)  × \((large / small).text)")
        }
    }

    private static func time(_ text: String) throws -> Double {
        let environment = Environment(templates: ["part": "x"])
        return try (0..<9).map { _ in
            let start = processorTime()
            let template = try Template(text, name: "growth", environment: environment)
            _ = try template.render(["a": 1])
            return processorTime() - start
        }.min() ?? 0
    }
}

extension Double {
    /// Four digits that matter, for tables.
    var text: String { String((self * 10_000).rounded() / 10_000) }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
