/// Marks what a developer has to fill in the way that the features do that were learned from; not at all where they
/// mark nothing.
struct Placeholders {
    /// The comment; nil where the features have none.
    private let mark: String?

    /// - Parameter files: how often each of the features' files has each form of mark.
    init(_ files: [[String: Int]]) {
        let counts = files.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        let best = Self.forms.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
        mark = best.flatMap { (counts[$0] ?? 0) >= Self.need ? $0 : nil }
    }

    /// How often a file has each form of mark.
    static func marks(in file: CodeNode) -> [String: Int] {
        var counts: [String: Int] = [:]
        file.forEachToken { token in
            guard CommentText.holdsComment(token.leading) else { return }
            for line in token.leading.lines {
                let text = CommentText.key(of: line)
                if let form = forms.first(where: { text.hasPrefix($0) }) {
                    counts[form, default: 0] += 1
                }
            }
        }
        return counts
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
