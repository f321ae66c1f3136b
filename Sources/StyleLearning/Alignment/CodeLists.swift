import SwiftSyntax

/// Puts lists together again after elements were left out.
enum CodeLists {
    /// The list of those elements that aren't nil, with commas and white space as the list had them.
    static func rebuilt(_ list: CodeNode, keeping kept: [CodeNode?]) -> CodeNode {
        var elements: [CodeNode] = []
        for (original, element) in zip(list.children, kept) {
            guard let element else { continue }
            elements.append(withComma(of: original, withStart(of: original, element)))
        }
        guard elements.count < list.children.count else {
            return CodeNode(kind: list.kind, children: elements)
        }
        if let first = elements.first, kept.first != nil, kept[0] == nil,
            let start = list.children[0].firstToken
        {
            elements[0] = withSpace(before: first, like: start.leading)
        }
        if let last = elements.last, kept.last ?? nil == nil {
            elements[elements.count - 1] = withEnd(last, like: list.children.last)
        }
        return CodeNode(kind: list.kind, children: elements)
    }

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
            let wanted = Array(leading.lines.prefix { CommentText.key(of: $0).isEmpty }.dropLast())
            let own = Array(
                token.leading.lines.drop {
                    CommentText.key(of: $0).isEmpty && $0 != token.leading.lines.last
                })
            let isOneLine = leading.lines.count == 1
            token.leading =
                isOneLine && !CommentText.holdsComment(token.leading)
                ? leading : [NamePiece](lines: wanted + own)
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
