/// A glob over paths: `*` and `?` stay inside a component, `**` takes any number of components,
/// `[abc]` one of the characters, and `{a,b}` one of the texts.
public struct PathPattern: Sendable, Hashable {
    /// Patterns with more alternatives than this match nothing further.
    static let maximumAlternatives = 256

    /// The alternatives without braces, each split into components.
    private let alternatives: [[String]]

    /// Creates a pattern.
    public init(_ text: String) {
        alternatives = Self.expandBraces(text).map { alternative in
            alternative.split(separator: "/").map(String.init)
        }
    }

    /// Whether the whole path matches.
    public func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map { Array($0) }
        return alternatives.contains { Self.matches($0, parts) }
    }

    private static func matches(_ pattern: [String], _ parts: [[Character]]) -> Bool {
        // Row by row over the pattern: which numbers of components it can have taken so far.
        var reachable = Array(repeating: false, count: parts.count + 1)
        reachable[0] = true
        for component in pattern {
            var next = Array(repeating: false, count: parts.count + 1)
            if component == "**" {
                var isReached = false
                for index in 0...parts.count {
                    isReached = isReached || reachable[index]
                    next[index] = isReached
                }
            } else {
                let characters = Array(component)
                for index in 0..<parts.count where reachable[index] {
                    next[index + 1] = matchesComponent(characters, parts[index])
                }
            }
            reachable = next
        }
        return reachable[parts.count]
    }

    private static func matchesComponent(_ pattern: [Character], _ text: [Character]) -> Bool {
        var patternIndex = 0
        var textIndex = 0
        var star: (pattern: Int, text: Int)?
        while textIndex < text.count {
            if patternIndex < pattern.count, pattern[patternIndex] == "*" {
                star = (patternIndex, textIndex)
                patternIndex += 1
            } else if let length = step(pattern, at: patternIndex, text[textIndex]) {
                patternIndex += length
                textIndex += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                patternIndex = last.pattern + 1
                textIndex = last.text + 1
            } else {
                return false
            }
        }
        return pattern[patternIndex...].allSatisfy { $0 == "*" }
    }

    /// How much of the pattern matches one character; nil where it doesn't.
    private static func step(_ pattern: [Character], at index: Int, _ character: Character)
        -> Int?
    {
        guard index < pattern.count else { return nil }
        if pattern[index] == "?" { return 1 }
        if pattern[index] == "[", let end = pattern[index...].firstIndex(of: "]"), end > index + 1 {
            let isNegated = pattern[index + 1] == "!" || pattern[index + 1] == "^"
            let set = pattern[(index + (isNegated ? 2 : 1))..<end]
            return isIn(Array(set), character) != isNegated ? end - index + 1 : nil
        }
        return pattern[index] == character ? 1 : nil
    }

    private static func isIn(_ set: [Character], _ character: Character) -> Bool {
        var index = 0
        while index < set.count {
            if index + 2 < set.count, set[index + 1] == "-" {
                if set[index] <= character, character <= set[index + 2] { return true }
                index += 3
            } else {
                if set[index] == character { return true }
                index += 1
            }
        }
        return false
    }

    /// `a{b,c}` into `ab` and `ac`, nested ones as well; braces without a comma stay as they are.
    static func expandBraces(_ text: String) -> [String] {
        var pending = [text]
        var done: [String] = []
        while let next = pending.popLast(), pending.count + done.count < maximumAlternatives {
            guard let group = firstGroup(in: Array(next)) else {
                done.append(next)
                continue
            }
            for choice in group.choices.reversed() {
                pending.append(group.before + choice + group.after)
            }
        }
        return done
    }

    private static func firstGroup(in text: [Character])
        -> (before: String, choices: [String], after: String)?
    {
        var opening: Int?
        var commas: [Int] = []
        for index in text.indices {
            switch text[index] {
            case "{":
                opening = index
                commas = []
            case "," where opening != nil: commas.append(index)
            case "}":
                guard let start = opening, !commas.isEmpty else { continue }
                let bounds = [start] + commas + [index]
                let choices = zip(bounds, bounds.dropFirst()).map { String(text[($0 + 1)..<$1]) }
                return (String(text[..<start]), choices, String(text[(index + 1)...]))
            default: continue
            }
        }
        return nil
    }
}
