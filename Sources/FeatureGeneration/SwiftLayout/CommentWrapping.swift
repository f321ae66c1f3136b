import SwiftSyntax

/// Breaks a line that holds nothing but a `//` or `///` comment between two words.
enum CommentWrapping {
    /// The break, or nil where the line isn't such a comment or has no word to break before.
    static func lineBreak(for line: SourceLine, in tree: SourceFileSyntax) -> LineBreak? {
        let content = line.text.dropFirst(line.blanks.count)
        guard content.hasPrefix("//"), isTrivia(line.range.lowerBound, in: tree) else { return nil }
        let mark = content.prefix { $0 == "/" }
        var place: Int?
        var offset = line.range.lowerBound + line.blanks.utf8.count + mark.utf8.count + 1
        let words = content.dropFirst(mark.count + 1).split(
            separator: " ", omittingEmptySubsequences: false)
        for (index, word) in words.enumerated() {
            if index > 0, line.fits(upTo: offset - 1) { place = offset - 1 }
            offset += word.utf8.count + 1
        }
        guard let place else { return nil }
        return LineBreak(
            order: .init(place: 0, preference: 0),
            replacements: [
                .init(range: place..<(place + 1), text: "\n" + line.blanks + mark + " ")
            ])
    }

    /// Whether a place stands outside every token, so not inside a string literal.
    private static func isTrivia(_ place: Int, in tree: SourceFileSyntax) -> Bool {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: place)) else { return true }
        return place < token.start || place >= token.end
    }
}
