/// Puts an empty line behind the opening brace of each type, for teams that do.
enum TypeBraces {
    /// The text with such lines; types without members stay closed.
    /// - Parameter text: Swift code with LF line ends, tidied by `BlankLines`.
    static func opened(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [Substring] = []
        var isInLiteral = false
        for (index, line) in lines.enumerated() {
            result.append(line)
            if line.hasSuffix("\"\"\"") { isInLiteral.toggle() }
            let next = index + 1 < lines.count ? lines[index + 1].drop { $0 == " " } : ""
            if !isInLiteral, opensType(line), !next.isEmpty, !next.hasPrefix("}") {
                result.append("")
            }
        }
        return result.joined(separator: "\n")
    }

    private static let keywords: Set<Substring> = [
        "struct", "class", "enum", "actor", "extension", "protocol",
    ]
    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect",
        "nonisolated", "distributed",
    ]

    private static func opensType(_ line: Substring) -> Bool {
        guard line.hasSuffix("{") else { return false }
        let words = line.split(separator: " ")
        let rest = words.drop { modifiers.contains($0) || $0.hasPrefix("@") }
        guard let keyword = rest.first, keywords.contains(keyword), rest.count > 2 else {
            return false
        }
        let second = rest[rest.startIndex + 1]
        return second != "func" && second != "var"
    }
}
