/// A line of a file with a caret below the place that a finding speaks of.
struct SourceExcerpt {
    /// The line as it is shown: without control characters, and cut around the place where it is
    /// very long.
    let text: String
    /// The caret's line; nil where no column is known.
    let caret: String?

    /// More characters than this on either side of the place are left out.
    private static let reach = 120

    /// Creates an excerpt.
    /// - Parameters:
    ///   - line: the line without its end.
    ///   - column: counted from 1 in UTF-8 bytes.
    init(line: String, column: Int?) {
        let bytes = line.utf8
        let offset = column.map { min(max($0 - 1, 0), bytes.count) }
        let place = bytes.index(bytes.startIndex, offsetBy: offset ?? 0)
        let before = line[..<Self.characterStart(place, in: line)]
        let after = line[before.endIndex...]
        let head = before.suffix(Self.reach)
        let tail = after.prefix(Self.reach)
        let lead = head.startIndex > line.startIndex ? "…" : ""
        let shownHead = lead + PrintableText.of(String(head))
        text =
            shownHead + PrintableText.of(String(tail)) + (tail.endIndex < line.endIndex ? "…" : "")
        guard offset != nil else {
            caret = nil
            return
        }
        // A tab is kept so that it is as wide here as in the line above.
        caret =
            shownHead.map { character in
                character == "\t"
                    ? "\t" : String(repeating: " ", count: DisplayWidth.of(character))
            }.joined() + "^"
    }

    /// The start of the character that holds an index.
    private static func characterStart(_ index: String.Index, in line: String) -> String.Index {
        var start = index
        while start > line.startIndex, String.Index(start, within: line) == nil {
            start = line.utf8.index(before: start)
        }
        return start
    }
}
