import SwiftSyntax

/// Puts lists together again after elements were left out.
enum CodeLists {
    /// An element as it was, and what is left of it.
    struct Entry {
        var original: CodeNode
        var kept: CodeNode?
        /// Whether the list had it.
        var isOwn = true
    }

    /// The list of those elements that aren't nil, with commas and white space as the list had them.
    static func rebuilt(_ list: CodeNode, keeping kept: [CodeNode?]) -> CodeNode {
        rebuilt(list, of: zip(list.children, kept).map { Entry(original: $0, kept: $1) }) {
            CommentText.isMark($0) || $1 && CommentText.isRemark($0)
        }
    }

    /// The list of those entries that are left.
    /// - Parameters:
    ///   - list: the list.
    ///   - entries: its elements, and those that others have.
    ///   - carries: whether a line of comment stays where what it stands before is left out; the second value says
    ///     whether the line before it stays.
    static func rebuilt(
        _ list: CodeNode, of entries: [Entry], carrying carries: ([NamePiece], Bool) -> Bool
    ) -> CodeNode {
        var elements: [CodeNode] = []
        var carried = CarriedComments()
        for entry in entries {
            guard let kept = entry.kept else {
                carried.take(from: entry.original, where: carries)
                continue
            }
            let element = withComma(of: entry.original, withStart(of: entry.original, kept))
            let isMoved = !entry.isOwn || entry.original === list.children.first
            elements.append(
                carried.put(
                    before: isMoved ? onOwnLine(element, behind: elements.last, list) : element))
        }
        let isChanged = entries.contains { !$0.isOwn || $0.kept == nil }
        guard isChanged else { return CodeNode(kind: list.kind, children: elements) }
        if let first = elements.first, let entry = entries.first(where: { $0.kept != nil }),
            entry.original !== list.children.first, let start = list.children.first?.firstToken
        {
            elements[0] = withSpace(before: first, like: start.leading)
        }
        if let last = elements.last {
            elements[elements.count - 1] = withEnd(last, like: list.children.last)
        }
        return CodeNode(
            kind: list.kind, children: separated(elements, like: list),
            leftover: carried.lines)
    }

    /// What came first where it was taken from needs a line end before it where it comes later.
    private static func onOwnLine(
        _ element: CodeNode, behind last: CodeNode?, _ list: CodeNode
    ) -> CodeNode {
        guard let last, lineKinds.contains(list.kind),
            let before = last.firstToken?.leading.lines
        else { return element }
        return element.withFirst { token in
            var token = token
            let lines = token.leading.lines
            let isBehindImports =
                list.isSyntax(.codeBlockItemList) && last.child(.importDecl) != nil
                && element.child(.importDecl) == nil
            if lines.count == 1 {
                let indentation = before.last ?? []
                token.leading = [NamePiece](lines: [[], indentation])
            } else if isBehindImports, lines.count == 2 {
                token.leading = [NamePiece](lines: [[]] + lines)
            }
            return token
        }
    }

    private static let lineKinds: Set<CodeNode.Kind> = [
        .syntax(.codeBlockItemList), .syntax(.memberBlockItemList), .syntax(.switchCaseList),
    ]

    /// The elements with a comma behind each but the last, where the list has commas.
    private static func separated(_ elements: [CodeNode], like list: CodeNode) -> [CodeNode] {
        guard commaKinds.contains(list.kind) else { return elements }
        let known = (list.children + elements).lazy.compactMap { $0.children.last }
            .first { $0.token?.text == "," }
        return elements.enumerated().map { index, element in
            guard index < elements.count - 1, element.children.last?.token?.text != "," else {
                return element
            }
            var comma =
                known?.token
                ?? CodeToken(
                    kind: .punctuation, text: ",", pieces: [.literal(",")], key: ",", leading: [],
                    trailing: [])
            let next = elements[index + 1].firstToken?.leading ?? []
            comma.trailing = next.lines.count > 1 ? [] : [.literal(" ")]
            return CodeNode(kind: element.kind, children: element.children + [CodeNode(comma)])
        }
    }

    private static let commaKinds: Set<CodeNode.Kind> = [
        .syntax(.functionParameterList), .syntax(.labeledExprList), .ownArguments,
        .syntax(.inheritedTypeList), .syntax(.enumCaseElementList), .arguments,
    ]

    /// Whether others' elements come last says nothing of this one's comma.
    private static func withComma(of original: CodeNode, _ element: CodeNode) -> CodeNode {
        guard let comma = original.children.last, comma.token?.text == ",",
            element.children.last?.token?.text != ","
        else { return element }
        return CodeNode(kind: element.kind, children: element.children + [comma])
    }

    /// An element whose first token was left out takes over what stood before that: comments, line ends, indentation.
    static func withStart(of original: CodeNode, _ element: CodeNode) -> CodeNode {
        guard let old = original.firstToken, let new = element.firstToken,
            old.text != new.text
        else { return element }
        return element.withFirst { token in
            var token = token
            token.leading = old.leading
            return token
        }
    }

    /// The element that comes first now stands as far from what is before the list as the old first one did.
    private static func withSpace(before element: CodeNode, like leading: [NamePiece]) -> CodeNode {
        element.withFirst { token in
            var token = token
            let blank = leading.lines.prefix { CommentText.key(of: $0).isEmpty }
            // The last line is the indentation, unless a comment stands before that.
            let wanted = Array(blank.count == leading.lines.count ? blank.dropLast() : blank)
            let lines = token.leading.lines
            let first = lines.firstIndex { !CommentText.key(of: $0).isEmpty } ?? lines.count - 1
            let own = Array(lines[first...])
            if lines.count == 1, !CommentText.holdsComment(token.leading) {
                // What stood on the line of what was left out stands at its place.
                token.leading = [NamePiece](lines: wanted + leading.lines.suffix(1))
            } else if leading.lines.count == 1, !CommentText.holdsComment(token.leading) {
                token.leading = leading
            } else {
                token.leading = [NamePiece](lines: wanted + own)
            }
            return token
        }
    }

    /// The element that comes last now has a comma only where the old last one had.
    private static func withEnd(_ element: CodeNode, like original: CodeNode?) -> CodeNode {
        guard element.children.last?.token?.text == ",",
            let original, original.children.last?.token?.text != ","
        else { return element }
        let rest = CodeNode(kind: element.kind, children: Array(element.children.dropLast()))
        return rest.withLast { token in
            var token = token
            token.trailing = original.lastToken?.trailing ?? token.trailing
            return token
        }
    }
}
