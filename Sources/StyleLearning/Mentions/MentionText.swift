/// Writes what a new feature adds to a place: what its siblings have there, with its name.
///
/// What most of the siblings share stands as it is; what differs is left open with `…`.
struct MentionText {
    let lines: [MentioningLine]
    let spellings: [StemSpellings]

    /// What stands for text that each feature has its own of.
    static let open = "…"
    /// The most lines that are shown of what stands for a feature.
    private static let most = 12
    /// The most lines that are compared of what stands for a feature.
    private static let longest = 40

    /// The lines that stand for a feature, with its name taken out.
    private typealias Text = [MentionedLine]

    /// The addition for units in the order in which they stand, and whether the line before it needs a comma.
    func addition(_ units: [MentionUnit], for feature: String) -> (
        addition: String, needsComma: Bool
    ) {
        let texts = units.map(text)
        guard let pattern = Self.pattern(of: texts), let last = units.last else {
            return ("", false)
        }
        var result: [String] = []
        for line in pattern {
            let alike = texts.compactMap { text in line.nearest(in: text) }
            var merged = Self.open
            if alike.count * 2 >= texts.count || result.isEmpty {
                merged = MentionedLine.merged(line, alike, for: feature)
            }
            if merged == Self.open, result.last?.hasSuffix(Self.open) == true { continue }
            result.append(
                merged.isEmpty ? "" : String(repeating: " ", count: line.indent) + merged)
        }
        result = Self.shortened(result)
        let commas = units.count { hasComma($0) }
        if hasComma(last), let end = result.last { result[result.count - 1] = end + "," }
        return (
            result.joined(separator: "\n"), !hasComma(last) && commas * 2 >= units.count
        )
    }

    /// Pieces with a feature's name.
    static func rendered(_ pieces: [NamePiece], for feature: String) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .name(let forms): forms.first.spelling(of: feature)
            case .tag: ""
            }
        }.joined()
    }

    /// The last of the texts whose lines most others have as well.
    private static func pattern(of texts: [Text]) -> Text? {
        var counts: [String: Int] = [:]
        for text in texts { for key in Set(text.map(\.key)) { counts[key, default: 0] += 1 } }
        let shares = texts.map { text in
            text.reduce(0) { $0 + Double(counts[$1.key] ?? 0) } / Double(max(1, text.count))
        }
        guard let best = shares.max(), let index = shares.lastIndex(of: best) else { return nil }
        return texts[index]
    }

    /// A long text by its first line and the bracket that closes it.
    private static func shortened(_ text: [String]) -> [String] {
        guard text.count > most else { return text }
        let closing = text.last.flatMap { line in
            line.hasPrefix("}") || line.hasPrefix(")") ? line : nil
        }
        return [text[0], "    " + open] + (closing.map { [$0] } ?? [])
    }

    /// Whether a comma ends a unit, a comment behind it aside.
    private func hasComma(_ unit: MentionUnit) -> Bool {
        let line = lines[unit.lines.upperBound].text
        let code = line.firstRange(of: " //").map { line[..<$0.lowerBound] } ?? line[...]
        return code.last { $0 != " " } == ","
    }

    private func text(of unit: MentionUnit) -> Text {
        let base = lines[unit.lines.lowerBound].indent
        return unit.lines.prefix(Self.longest).map { index in
            let line = lines[index]
            let isLast = index == unit.lines.upperBound && line.text.hasSuffix(",")
            return MentionedLine(
                isLast ? String(line.text.dropLast()) : line.text,
                indent: max(0, line.indent - base), spellings: spellings[unit.stem])
        }
    }
}
