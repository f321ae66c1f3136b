/// Comments whose declaration or statement was left out, on their way to what comes next: the head of a section that
/// features have, whatever each of them puts there.
struct CarriedComments {
    /// The lines, from the end of what stands before them; empty where there are none.
    private(set) var lines: [[NamePiece]] = []
    /// The heads of sections that stand already.
    private var known: Set<String> = []

    /// Takes the comments before an element.
    /// - Parameters:
    ///   - element: the element.
    ///   - isWanted: whether a line is taken; the second value says whether the line before it is.
    mutating func take(
        from element: CodeNode, where isWanted: ([NamePiece], _ isContinued: Bool) -> Bool
    ) {
        guard let leading = element.firstToken?.leading, CommentText.holdsComment(leading) else {
            return
        }
        var taken: [[NamePiece]] = []
        var blank: [[NamePiece]] = []
        var isContinued = false
        for line in leading.lines.dropLast() {
            if CommentText.key(of: line).isEmpty {
                blank.append(line)
                isContinued = false
            } else if isWanted(line, isContinued),
                !CommentText.isMark(line) || known.insert(CommentText.key(of: line)).inserted
            {
                // One empty line is left of those around what was left out.
                taken += Array(blank.prefix(2)) + [line]
                blank = []
                isContinued = true
            } else {
                isContinued = false
                blank = Array(blank.prefix(1))
            }
        }
        guard let first = taken.first else { return }
        if !CommentText.key(of: first).isEmpty { taken.insert([], at: 0) }
        lines += lines.isEmpty ? taken : Array(taken.dropFirst())
    }

    /// The node with the comments before it.
    mutating func put(before node: CodeNode) -> CodeNode {
        defer {
            let leading = node.firstToken?.leading ?? []
            if CommentText.holdsComment(leading) {
                known.formUnion(
                    leading.lines.filter(CommentText.isMark).map { CommentText.key(of: $0) })
            }
        }
        guard !lines.isEmpty else { return node }
        let carried = lines
        lines = []
        return Self.put(carried, before: node)
    }

    static func put(_ lines: [[NamePiece]], before node: CodeNode) -> CodeNode {
        node.withFirst { token in
            var token = token
            let own = token.leading.lines
            let known = Set(own.map { CommentText.key(of: $0) })
            let new = lines.filter {
                let key = CommentText.key(of: $0)
                return key.isEmpty || !known.contains(key)
            }
            guard new.contains(where: { !CommentText.key(of: $0).isEmpty }), own.count > 1 else {
                return token
            }
            token.leading = [NamePiece](lines: new + own.dropFirst())
            return token
        }
    }
}
