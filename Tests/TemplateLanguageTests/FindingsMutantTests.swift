import Diagnostics
import TemplateLanguage
import Testing

@Suite("findings of broken templates")
struct FindingsMutantTests {
    private static let sample = """
        {% extends "base" %}{% macro m a b %}{{ a }}{{ b|upperFirstLetter }}{% endmacro %}
        {% for item in list where item %}{{ forloop.counter }}{% if item == 'a' or not x %}{{ item }}
        {% elif x in list %}{% break %}{% else %}{{ item|default:y }}{% endif %}{% empty %}none{% endfor %}
        {% set title %}{{ name }}{% endset %}{% filter lowercase %}{{ title }}{% endfilter %}
        {% block body %}{{ block.super }}{% call m x y %}{% endblock %}{% map list into r using i %}{{ i }}{% endmap %}
        {% include "part" %}{{ object.member[0] }}{# comment #}{% raw %}{{ }}{% endraw %}
        """

    @Test("come with syntax and names together, and never with a crash")
    func mutants() {
        var generator = SeededGenerator(seed: 42)
        let environment = Environment(templates: [
            "part": "{{ name }}", "base": "{% block body %}{% endblock %}",
        ])
        let known: [String: VariableShape] = [
            "list": .list(.scalar), "name": .scalar, "x": .scalar,
            "object": .object(["member": .any]),
        ]
        let pieces = [
            "{%", "%}", "{{", "}}", "{% endif %}", "{% endfor %}", "{% block b %}",
            "{% macro z q %}",
            "{% if %}", "{% for in %}", "|", "'", "(", "not ", "{% endmacro %}", "{% set s %}",
        ].map { Array($0.utf8) }
        let start = ContinuousClock().now
        for _ in 0..<4_000 where ContinuousClock().now - start < .seconds(3) {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                let end = min(place + Int.random(in: 1...30, using: &generator), bytes.count)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.removeSubrange(place..<end)
                case 2:
                    bytes.insert(
                        contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
                default: bytes.insert(contentsOf: bytes[place..<end], at: place)
                }
            }
            let found = Template.findings(
                in: bytes, name: "t", known: known, environment: environment)
            #expect(found.allSatisfy { $0.location?.line != nil })
            let text = String(decoding: bytes.prefix(60), as: UTF8.self)
            _ = Expression.findings(in: text, known: known, environment: environment)
        }
    }

    @Test("an expression with a fault still has its operands checked")
    func operands() {
        let found = Expression.findings(
            in: "optoins.x and nmae|upercase or", known: ["options": .any, "name": .scalar],
            environment: Environment())
        #expect(
            Set(found.map(\.message)) == [
                "there is no variable 'optoins'", "there is no variable 'nmae'",
                "there is no filter 'upercase'", "the expression ends too early",
            ])
    }
}
