/// The empty lines that a feature's file has where parts of it were left out: no more in a row than the file that it
/// follows has, and none at the borders of a block where that has none there.
struct BlankLines {
    private var most = 1
    private var areBehindOpening = false
    private var areBeforeClosing = false

    /// - Parameter original: the file that is followed.
    init(like original: CodeNode) {
        var last = ""
        for token in original.tokens where !token.text.isEmpty {
            let blank = Self.blankLines(of: token.leading.lines)
            most = max(most, blank.longest)
            if blank.first > 0, last == "{" { areBehindOpening = true }
            if blank.last > 0, token.text == "}" { areBeforeClosing = true }
            last = token.text
        }
    }

    /// The code without the empty lines that are too many.
    func tidied(_ node: CodeNode) -> CodeNode {
        var last = ""
        return tidied(node, behind: &last)
    }

    private func tidied(_ node: CodeNode, behind last: inout String) -> CodeNode {
        if var token = node.token {
            defer { if !token.text.isEmpty { last = token.text } }
            let lines = token.leading.lines
            guard lines.count > 2, !last.isEmpty else { return node }
            let left = tidied(lines, of: token.text, behind: last)
            guard left.count < lines.count else { return node }
            token.leading = [NamePiece](lines: left)
            return CodeNode(token)
        }
        let children = node.children.map { tidied($0, behind: &last) }
        return node.with(children)
    }

    private func tidied(
        _ lines: [[NamePiece]], of text: String, behind last: String
    ) -> [[NamePiece]] {
        var left: [[NamePiece]] = []
        var count = 0
        // The first line ends the one before the token, and the last one is what the token stands on.
        for (index, line) in lines.enumerated() {
            let isInner = index > 0 && index < lines.count - 1
            guard isInner, CommentText.key(of: line).isEmpty else {
                count = 0
                left.append(line)
                continue
            }
            count += 1
            let isBehindOpening = last == "{" && !areBehindOpening && left.count == 1
            if count <= most && !isBehindOpening { left.append(line) }
        }
        guard text == "}", !areBeforeClosing else { return left }
        while left.count > 2, CommentText.key(of: left[left.count - 2]).isEmpty {
            left.remove(at: left.count - 2)
        }
        return left
    }

    /// How many empty lines come first, come last, and follow one another.
    private static func blankLines(
        of lines: [[NamePiece]]
    ) -> (first: Int, last: Int, longest: Int) {
        guard lines.count > 2 else { return (0, 0, 0) }
        let blank = lines.dropFirst().dropLast().map { CommentText.key(of: $0).isEmpty }
        let runs = blank.split(separator: false).map(\.count)
        return (
            blank.prefix { $0 }.count, blank.reversed().prefix { $0 }.count, runs.max() ?? 0
        )
    }
}
