/// Decides for one token what is the feature's name and what only looks like it, and which comments are shared.
enum TokenMerger {
    /// The token as the others have it.
    /// - Parameters:
    ///   - token: the token of the feature that is followed.
    ///   - others: the tokens at the same place of features that agree with it.
    static func merged(_ token: CodeToken, with others: [CodeToken]) -> CodeToken {
        var result = token
        result.pieces = pieces(of: token, others)
        result.leading = comments(token.leading, others.map(\.leading))
        result.trailing = comments(token.trailing, others.map(\.trailing))
        return result
    }

    /// `main` of `DispatchQueue.main` stands in every feature, so it isn't the name of the feature `Main`.
    private static func pieces(of token: CodeToken, _ others: [CodeToken]) -> [NamePiece] {
        guard token.pieces.holdsName, !others.isEmpty else { return token.pieces }
        let same = others.count { $0.rawKey == token.rawKey }
        if same * 2 > others.count { return [.literal(token.text)] }
        return others.filter { $0.key == token.key }.reduce(token.pieces) {
            $0.agreeing(with: $1.pieces)
        }
    }

    /// White space as it stands, and those lines of comment that most of the others have too.
    static func comments(_ mine: [NamePiece], _ others: [[NamePiece]]) -> [NamePiece] {
        guard !others.isEmpty else { return mine }
        guard CommentText.holdsComment(mine) else { return taken(from: others) ?? mine }
        let theirs = others.map { other in
            CommentText.holdsComment(other) ? Set(other.lines.map { CommentText.key(of: $0) }) : []
        }
        // What several features say word for word comes from the team's own pattern, even where others dropped it.
        let need = min(2, others.count + 1)
        let kept = mine.lines.filter { line in
            let key = CommentText.key(of: line)
            return key.isEmpty || 1 + theirs.count { $0.contains(key) } >= need
        }
        // Where only a trailing comment goes, the white space before it goes, too.
        return CommentText.withoutDanglingSpace([NamePiece](lines: kept), from: mine)
    }
}

extension TokenMerger {
    /// A comment that several others have in one wording, with the white space around it; nil where there is none.
    private static func taken(from others: [[NamePiece]]) -> [NamePiece]? {
        var counts: [String: Int] = [:]
        for other in others where CommentText.holdsComment(other) {
            counts[CommentText.wording(of: other), default: 0] += 1
        }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.value > 1, !best.key.isEmpty else { return nil }
        return others.first { CommentText.wording(of: $0) == best.key }
    }
}

/// Tells comments from white space.
enum CommentText {
    static func holdsComment(_ pieces: [NamePiece]) -> Bool {
        pieces.contains { piece in
            if case .literal(let text) = piece {
                text.utf8.contains(UInt8(ascii: "/"))
            } else {
                true
            }
        }
    }

    /// Whether a line is the head of a section, or says what is to be done in it.
    static func isMark(_ line: [NamePiece]) -> Bool {
        let text = key(of: line).drop { $0 == "/" || $0 == " " }
        return ["MARK:", "TODO:", "FIXME:"].contains { text.hasPrefix($0) }
    }

    /// Whether a line is a comment that doesn't document the declaration behind it.
    static func isRemark(_ line: [NamePiece]) -> Bool {
        let key = key(of: line)
        return key.hasPrefix("//") && !key.hasPrefix("///")
    }

    /// The line's text without white space at its ends; empty for a line of white space.
    static func key(of line: [NamePiece]) -> String {
        let key = line.key
        let start = key.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    /// The lines of the comments without the white space around them.
    static func wording(of pieces: [NamePiece]) -> String {
        pieces.lines.map(key).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    static func withoutDanglingSpace(
        _ kept: [NamePiece], from original: [NamePiece]
    ) -> [NamePiece] {
        kept.isEmpty && !original.lines.isEmpty ? [] : kept
    }
}
