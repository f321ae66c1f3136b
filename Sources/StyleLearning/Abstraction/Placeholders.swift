/// Marks what a developer has to fill in the way that the features do that were learned from; not at all where they
/// mark nothing.
struct Placeholders {
    /// The comment; nil where the features have none.
    private let mark: String?

    init(_ files: [CodeNode]) {
        var counts: [String: Int] = [:]
        for token in files.flatMap(\.tokens) where CommentText.holdsComment(token.leading) {
            for line in token.leading.lines {
                let text = CommentText.key(of: line)
                if let form = Self.forms.first(where: { text.hasPrefix($0) }) {
                    counts[form, default: 0] += 1
                }
            }
        }
        let best = Self.forms.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
        mark = best.flatMap { (counts[$0] ?? 0) >= Self.need ? $0 : nil }
    }

    /// How often a form must occur to be the team's habit.
    private static let need = 2
    private static let forms = ["// TODO:", "// FIXME:", "// TODO -", "//TODO:", "//FIXME:"]
    /// What stands where a value of the team's own is wanted.
    private static let values: Set<String> = [
        "EmptyView()", "return nil", "return []", "return [:]", "return false", "return 0",
        "return \"\"",
    ]

    /// The code with a comment before each value that only keeps it valid.
    func marked(_ node: CodeNode) -> CodeNode {
        guard let mark else { return node }
        if var token = node.token {
            let lines = token.leading.lines
            guard token.kind == .other, Self.values.contains(token.text), lines.count > 1,
                let indent = lines.last
            else { return node }
            let comment = indent + [.literal("\(mark) Implement")]
            token.leading = [NamePiece](lines: lines.dropLast() + [comment, indent])
            return CodeNode(token)
        }
        let children = node.children.map(marked)
        return node.with(children)
    }
}
