/// Tells whether two conditions can hold at once, as far as their text shows it.
///
/// A condition is read as alternatives (`or`) of facts that hold together (`and`); two facts exclude
/// each other where one denies the other, or where they compare one thing with two constants.
/// What isn't so simple counts as excluding, since the plan of a generation sees real collisions.
enum ConditionExclusion {
    /// Whether the conditions can't hold together; nil is the condition that always holds.
    static func exclude(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return false }
        guard let left = alternatives(of: left), let right = alternatives(of: right) else {
            return collapse(left) != collapse(right)
        }
        return left.allSatisfy { first in
            right.allSatisfy { second in
                first.contains { fact in second.contains { fact.excludes($0) } }
            }
        }
    }

    /// `not x`, or `x == 'a'`.
    private struct Fact: Hashable {
        var subject: String
        var value: String?
        var isDenied: Bool

        func excludes(_ other: Fact) -> Bool {
            guard subject == other.subject else { return false }
            if value == other.value { return isDenied != other.isDenied }
            return value != nil && other.value != nil && !isDenied && !other.isDenied
        }
    }

    private static func alternatives(of text: String) -> [[Fact]]? {
        guard !text.contains("("), !text.contains(" in "), !text.contains(" if ") else {
            return nil
        }
        return parts(of: collapse(text), " or ").map { alternative in
            parts(of: alternative, " and ").map(fact)
        }
    }

    private static func fact(_ text: String) -> Fact {
        var rest = text
        var isDenied = false
        while rest.hasPrefix("not ") {
            rest = String(rest.dropFirst(4))
            isDenied.toggle()
        }
        for (comparison, denies) in [(" == ", false), (" != ", true)] {
            let sides = parts(of: rest, comparison)
            guard sides.count == 2, isConstant(sides[1]) else { continue }
            return Fact(
                subject: sides[0], value: sides[1], isDenied: denies != isDenied)
        }
        return Fact(subject: rest, value: nil, isDenied: isDenied)
    }

    private static func isConstant(_ text: String) -> Bool {
        guard let first = text.first else { return false }
        return first == "'" || first == "\"" || first.isNumber
    }

    private static func collapse(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func parts(of text: String, _ separator: String) -> [String] {
        var result: [String] = []
        var rest = Substring(text)
        while let range = rest.firstRange(of: separator) {
            result.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return result + [String(rest)]
    }
}
