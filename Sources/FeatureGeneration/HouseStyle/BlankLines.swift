/// Removes the blank lines that conditions of a template leave behind.
enum BlankLines {
    /// The text with lines of white space emptied, at most one empty line in a row, none at the beginning,
    /// none after an opening or before a closing brace, and exactly one line end at the end.
    ///
    /// Lines inside multi-line string literals are left alone.
    static func tidy(_ text: String) -> String {
        var result: [Substring] = []
        var isInLiteral = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let delimiters = occurrences(of: "\"\"\"", in: line)
            if isInLiteral || !line.allSatisfy(\.isWhitespace) {
                let closes = line.drop { $0 == " " || $0 == "\t" }.first == "}"
                if closes, !isInLiteral, result.last?.isEmpty == true { result.removeLast() }
                result.append(line)
            } else if let last = result.last, !last.isEmpty, last.last != "{" {
                result.append("")
            }
            if delimiters % 2 == 1 { isInLiteral.toggle() }
        }
        while result.last?.allSatisfy(\.isWhitespace) == true { result.removeLast() }
        return result.joined(separator: "\n") + "\n"
    }

    private static func occurrences(of mark: String, in line: Substring) -> Int {
        var count = 0
        var rest = line
        while let start = rest.firstRange(of: mark) {
            count += 1
            rest = rest[start.upperBound...]
        }
        return count
    }
}

extension Substring {
    /// The first place of a short text; the standard library's own search needs a newer system.
    fileprivate func firstRange(of mark: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(mark) {
                return start..<index(start, offsetBy: mark.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
