import Diagnostics
import Testing

@testable import TemplateLanguage

/// A small generator (SplitMix64) so that every run tries the same inputs.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

@Suite("Mutated templates")
struct MutationFuzzTests {
    private static let seeds: [String] = [
        "a {{ user.name|uppercase }} {{ l[0] }} {{ 1...3 }}\n{% if a and not (b or l) %}x{% elif n > 1 %}y{% else %}z{% endif %}",
        "{% for k, v in map where v > 1 %}{{ k }}{{ forloop.last }}{% empty %}-{% endfor %}{% o: for i in l %}{% for j in 1...i %}{% if j == 2 %}{% continue o %}{% endif %}{% break %}{% endfor %}{% endfor %}",
        "{% set s %}{{ n }}{% endset %}{% macro m a b %}{{ a }}{{ b|default:'q' }}{% endmacro %}{% call m s 'x' %}{% map l into r using e %}{{ e }}{% endmap %}{{ r|join:', ' }}",
        "{%- extends 'base' -%}{% block a %}{{ block.super }}{% set n 2 %}{% endblock %}{# note #}",
        "{% include 'part' map %}{% import 'macros' %}{% call f 1 %}{% filter indent:2 %}a\nb{% endfilter %}{% raw %}{{ }}{% endraw %}{{ 'q' if a else \"w\" }}",
    ]
    private static let pieces: [String] = [
        "{{", "}}", "{%", "%}", "{#", "#}", "-", "|", ":", ",", ".", "[", "]", "(", ")", "'", "\"",
        " ", "\n", "...",
        "for", "if", "in", "endfor", "endif", "else", "not", "and", "==", "n", "l", "0", "-1",
        "{% endblock %}",
        "{% break %}", "{{ forloop.first }}", "|default:1", "\u{FF}", "é", "99999999999999999999",
    ]
    private static let templates = [
        "base": "B{% block a %}{{ n }}{% endblock %}E", "part": "<{{ k|default:0 }}>",
        "macros": "{% macro f x %}{{ x }}{% endmacro %}",
    ]

    @Test(
        "twelve thousand mutants compile and render, or fail with a place",
        arguments: [true, false])
    func mutants(_ isStrict: Bool) {
        var generator = SeededGenerator(seed: isStrict ? 1 : 2)
        let context: [String: TemplateValue] = [
            "user": ["name": "Ann"], "l": [1, 2, 3], "a": true, "b": false, "n": 2,
            "map": ["k": 2, "z": 1],
        ]
        let environment = Environment(
            templates: Self.templates, isStrict: isStrict,
            limits: RenderLimits(outputBytes: 1 << 16, steps: 20_000))
        var rendered = 0
        for _ in 0..<6000 {
            let text = Self.mutant(&generator)
            do {
                let template = try Template(text, name: "m", environment: environment)
                _ = template.check(["n": .scalar, "l": .list(.scalar)])
                _ = try template.render(context)
                rendered += 1
            } catch let failure as Failure {
                let isPlaced = failure.diagnostics.allSatisfy {
                    $0.location != nil && !$0.message.isEmpty
                }
                #expect(isPlaced && !failure.diagnostics.isEmpty, "\(text.debugDescription)")
            } catch {
                Issue.record("\(error) for \(text.debugDescription)")
            }
        }
        #expect(rendered > 100)
    }

    private static func mutant(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(seeds[Int.random(in: 0..<seeds.count, using: &generator)].utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                bytes.insert(contentsOf: Array(piece.utf8), at: place)
            case 1:
                let end = min(bytes.count, place + Int.random(in: 1...8, using: &generator))
                bytes.removeSubrange(place..<end)
            case 2:
                let start = Int.random(in: 0...place, using: &generator)
                bytes.insert(contentsOf: Array(bytes[start..<place].prefix(40)), at: place)
            default:
                if place < bytes.count {
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
            }
        }
        return bytes
    }
}

extension [UInt8] {
    fileprivate var debugDescription: String {
        String(decoding: self, as: UTF8.self).debugDescription
    }
}
