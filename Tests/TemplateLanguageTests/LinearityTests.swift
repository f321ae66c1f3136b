import Foundation
import Testing

@testable import TemplateLanguage

@Suite("Time grows with the input and no faster", .serialized)
struct LinearityTests {
    private static let shapes: [(name: String, text: @Sendable (Int) -> String)] = [
        // Below a megabyte: above it the system gives fresh pages for every copy, which cost more
        // than the work on them, and the ratio would tell of that.
        ("long text", { String(repeating: "let x = [\"k\": 1] { } \n", count: $0 * 4) }),
        ("many variables", { (0..<$0).map { "{{ v\($0)|default:'' }}" }.joined() }),
        ("many tags", { String(repeating: "{% if a %}{{ a }}{% endif %}\n", count: $0) }),
        ("long loop", { "{% for i in 1...\($0 * 10) %}{{ i }}{% endfor %}" }),
        (
            "deep nesting",
            {
                String(repeating: "{% if a %}", count: $0 / 2)
                    + String(repeating: "{% endif %}", count: $0 / 2)
            }
        ),
        ("quotes", { String(repeating: "{{ a }} it's \" ' ", count: $0) }),
        ("braces", { String(repeating: "{ { } ", count: $0 * 10) + "{{ a }}" }),
        (
            "breaks",
            {
                String(
                    repeating:
                        "{% for i in 1...2 %}{% filter uppercase %}{% break %}{% endfilter %}{% endfor %}",
                    count: $0)
            }
        ),
        ("raw", { String(repeating: "{% raw %}{% a %}{{ b }}{% endraw %}", count: $0) }),
        ("includes", { String(repeating: "{% include 'part' %}\n", count: $0) }),
        (
            "macros",
            { (0..<$0).map { "{% macro m\($0) %}x{% endmacro %}{% call m\($0) %}" }.joined() }
        ),
        ("sets", { (0..<$0).map { "{% set v\($0) %}x{% endset %}" }.joined() }),
        ("blocks", { (0..<$0).map { "{% block b\($0) %}x{% endblock %}" }.joined() }),
    ]

    @Test(
        "ten times the input takes at most about ten times the time", arguments: shapes.map(\.name))
    func grows(_ name: String) throws {
        let shape = try #require(Self.shapes.first { $0.name == name })
        func time(_ size: Int) throws -> Double {
            let text = shape.text(size)
            return try (0..<3).map { _ in
                let start = Self.threadTime()
                _ = try render(text, ["a": 1], templates: ["part": "x"])
                return Self.threadTime() - start
            }.min() ?? 0
        }
        // Twelve is the promise; a quadratic case takes a hundred. Other work on the machine can
        // spoil a measurement, so one good one of several is enough.
        var ratios: [Double] = []
        while ratios.count < 8, ratios.min() ?? .infinity > 12 {
            ratios.append(try time(4000) / time(400))
        }
        #expect(ratios.contains { $0 <= 12 }, "\(name): \(ratios)")
    }

    /// Seconds that this thread has computed; what else runs on the machine doesn't count.
    private static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test("a text with many errors is given up on in time")
    func manyErrors() {
        let text = String(repeating: "{% nope %}\n", count: 50_000)
        let time = ContinuousClock().measure { #expect(findings(text).count == 100) }
        #expect(time < .seconds(10))
    }
}
