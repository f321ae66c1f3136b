import Diagnostics
import TemplateLanguage

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

/// Makes templates and contexts that are nearly right, and tries them.
///
/// The tests try some thousands; `Scripts/fuzz` tries a million with a sanitizer, from this very file.
struct Mutants {
    /// What became of a mutant.
    enum Outcome {
        case rendered
        /// It failed as it should, with a place.
        case refused
        /// It failed without a place, or with something that isn't a `Failure`.
        case broken(String)
    }

    private var generator: SeededGenerator
    private let environments: [Environment]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        environments = [true, false].flatMap { isStrict in
            TrimBehaviour.allCases.map { trim in
                Environment(
                    templates: Self.templates, isStrict: isStrict, trim: trim,
                    now: Moment(secondsSince1970: 1_700_000_000),
                    limits: RenderLimits(outputBytes: 1 << 16, steps: 20_000))
            }
        }
    }

    /// Tries the next mutant: the static check, then rendering.
    mutating func tryNext() -> Outcome {
        let text = template()
        let values = context()
        let environment = pick(environments)
        do {
            let template = try Template(text, name: "m", environment: environment)
            _ = template.check(["n": .scalar, "l": .list(.scalar)])
            _ = try template.render(values)
            return .rendered
        } catch let failure as Failure {
            let isPlaced = failure.diagnostics.allSatisfy {
                $0.location != nil && !$0.message.isEmpty
            }
            if isPlaced, !failure.diagnostics.isEmpty { return .refused }
            return .broken("no place: \(String(decoding: text, as: UTF8.self).debugDescription)")
        } catch {
            return .broken("\(error): \(String(decoding: text, as: UTF8.self).debugDescription)")
        }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &generator) < percent
    }

    // MARK: - Templates

    private static let templates = [
        "base": "B{% block a %}{{ n }}{% endblock %}E", "part": "<{{ k|default:0 }}>",
        "macros": "{% macro f x %}{{ x }}{% endmacro %}",
    ]
    private static let fragments: [String] = [
        "text \n", "{{ user.name|uppercase }}", "{{ l[0] }}{{ l.count }}{{ map[key] }}",
        "{{ 1...3 }}",
        "{% if a and not (b or n > 9) %}x{% elif n in l %}y{% else %}z{% endif %}",
        "{% for k, v in map where v > 1 %}{{ k }}{{ forloop.last }}{% empty %}-{% endfor %}",
        "{% o: for i in l %}{% for j in 1...i %}{% if j == 2 %}{% continue o %}{% endif %}{% break %}{% endfor %}{% endfor %}",
        "{% set s %}{{ n }}{% endset %}{{ s }}", "{% set q n %}{{ q|default:l }}",
        "{% macro m x y %}{{ x }}{{ y|default:'q' }}{% endmacro %}{% call m n 'x' %}",
        "{% map l into r using e %}{{ e }}{{ maploop.counter }}{% endmap %}{{ r|join:', ' }}",
        "{% include 'part' map %}", "{% import 'macros' %}{% call f 1 %}",
        "{% filter indent:2|uppercase %}a\nb{% endfilter %}", "{% raw %}{{ x }}{% endraw %}",
        "{{ 'q' if a else \"w\" }}", "{# note #}", "{%- if a -%} t {%+ endif +%}",
        "{% now 'yyyy-MM-dd' %}", "{{ user.name|snakeToCamelCase|lowerCamel|pluralize }}",
        "{{ user|json }}{{ user.name|swiftString }}{{ user.name|swiftIdentifier:'pretty' }}",
        "{% block c %}{{ n }}{% endblock %}", "{{ user.name|replace:'n','<'|xml }}",
        "{% ifnot b %}{{ user.name|contains:'A' }}{% endif %}", "{{ l|filter:'join' }}",
    ]
    private static let words = [
        "n", "l", "map", "user", "key", "a", "b", "0", "-1", "'s'", "1.5", "9223372036854775807",
        "true", "nil", "1...9", "l.0", "user.name", "not a", "n|default:1", "forloop.first",
        "block.super", "map|json", "nope",
    ]
    private static let filters = [
        "|uppercase", "|default:n", "|join", "|split:'n'", "|indent:3", "|comment", "|json", "|xml",
        "|titleWords", "|singularize", "|removeNewlines:'leading'", "|basename",
        "|camelToSnakeCase",
    ]
    private static let pieces = [
        "{{", "}}", "{%", "%}", "{#", "-", "|", ":", ",", ".", "[", "]", "(", ")", "'", "\"", "\n",
        "...", "for", "{% endblock %}", "{% break %}", "\u{FF}", "é", "99999999999999999999", "\0",
    ]

    /// Whole fragments, sometimes inside one another, sometimes with words swapped or bytes spoilt.
    private mutating func template() -> [UInt8] {
        var text = chance(15) ? "{% extends 'base' %}{% block a %}{{ block.super }}" : ""
        let isExtending = !text.isEmpty
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let fragment = pick(Self.fragments)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: text += "{% for e in l %}" + fragment + "{% endfor %}"
            case 1: text += "{% if \(pick(Self.words)) %}" + fragment + "{% endif %}"
            case 2: text += "{{ \(pick(Self.words))\(pick(Self.filters)) }}" + fragment
            default: text += fragment
            }
        }
        if isExtending { text += "{% endblock %}" }
        var bytes = Array(text.utf8)
        if chance(50) { for _ in 0..<Int.random(in: 1...3, using: &generator) { spoil(&bytes) } }
        return bytes
    }

    private mutating func spoil(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes.insert(contentsOf: Array(pick(Self.pieces).utf8), at: place)
        case 1:
            let end = min(bytes.count, place + Int.random(in: 1...8, using: &generator))
            bytes.removeSubrange(place..<end)
        case 2:
            let start = Int.random(in: 0...place, using: &generator)
            bytes.insert(contentsOf: Array(bytes[start..<place].prefix(40)), at: place)
        case 3: bytes.insert(contentsOf: Array(pick(Self.words).utf8), at: place)
        default: if place < bytes.count { bytes[place] = .random(in: 0...255, using: &generator) }
        }
    }

    // MARK: - Contexts

    private mutating func context() -> [String: TemplateValue] {
        var context: [String: TemplateValue] = [
            "user": ["name": "Ann"], "l": [1, 2, 3], "a": true, "b": false, "n": 2, "key": "k",
            "map": ["k": 2, "z": 1],
        ]
        guard chance(50) else { return context }
        for name in context.keys.sorted() {
            if chance(15) { context[name] = value(depth: 0) }
            if chance(3) { context[name] = nil }
        }
        // Through JSON and back, sometimes with a byte spoilt on the way.
        var json = Array(TemplateValue.dictionary(context).jsonText.utf8)
        if chance(20) { json[Int.random(in: 0..<json.count, using: &generator)] = 0x5D }
        if case .dictionary(let read)? = try? TemplateValue(json: json) { return read }
        return context
    }

    private mutating func value(depth: Int) -> TemplateValue {
        switch Int.random(in: 0..<(depth < 3 ? 10 : 7), using: &generator) {
        case 0: return .null
        case 1: return .boolean(chance(50))
        case 2: return .integer(pick([0, 1, -1, 7, .max, .min]))
        case 3: return .double(pick([0, 1.5, -0.0, 1e300, .infinity, .nan, 5]))
        case 4: return .string(pick(Self.pieces))
        case 5:
            return .string(
                pick(["", "URLSession_id", "a b\n\nc", "👩‍👩‍👧é", "*/ /* \u{202E}", "{{ n }}"]))
        case 6: return .string(String(repeating: pick(Self.pieces), count: 200))
        case 7, 8:
            var elements: [TemplateValue] = []
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                elements.append(value(depth: depth + 1))
            }
            return .array(elements)
        default:
            var members: [String: TemplateValue] = [:]
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                members[pick(["name", "k", "count", "0", "é", ""])] = value(depth: depth + 1)
            }
            return .dictionary(members)
        }
    }
}
