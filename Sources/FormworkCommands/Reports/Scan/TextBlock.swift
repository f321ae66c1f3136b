/// A titled paragraph with a hanging indent, wrapped at spaces.
struct TextBlock {
    /// The columns that people's terminals have at least.
    static let columns = 80
    /// The columns of the title.
    static let indent = 11

    /// The title; empty for none.
    let title: String
    /// The lines before wrapping; each begins a new line.
    var lines: [String]
    /// The most lines after wrapping; the rest is cut off with `…`.
    var most = Int.max

    /// The text, without a final line end; empty where there is nothing to say.
    var text: String {
        guard !lines.isEmpty else { return "" }
        var wrapped = lines.flatMap { Self.wrap(PrintableText.of($0)) }
        if wrapped.count > most {
            wrapped = Array(wrapped.prefix(most))
            wrapped[most - 1] = Self.cut(wrapped[most - 1])
        }
        let blanks = String(repeating: " ", count: Self.indent)
        let padding = String(repeating: " ", count: max(1, Self.indent - title.count))
        return wrapped.enumerated()
            .map { ($0 == 0 ? title + padding : blanks) + $1 }.joined(separator: "\n")
    }

    /// A line with a mark at its end that says there is more.
    private static func cut(_ line: String) -> String {
        var words = line.split(separator: " ")
        while words.count > 1, width(of: words.joined(separator: " ")) + 2 > room {
            words.removeLast()
        }
        return words.joined(separator: " ") + " …"
    }

    /// The columns beside the title.
    private static let room = columns - indent

    private static func width(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + DisplayWidth.of($1) }
    }

    /// The words between spaces; a placeholder in a path is no place to break.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var isOpen = false
        for word in text.split(separator: " ").map(String.init) {
            if isOpen { words[words.count - 1] += " " + word } else { words.append(word) }
            if word.hasSuffix("{{") {
                isOpen = true
            } else if word.hasPrefix("}}") {
                isOpen = false
            }
        }
        return words.map { word in word.contains("/") ? shortened(word, to: room) : word }
    }

    /// The lines of a text. A path that is longer than a line is shortened in its middle; any other word of
    /// such a length stands alone.
    static func wrap(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in words(of: text) {
            let wordWidth = Self.width(of: word)
            if !line.isEmpty, width + 1 + wordWidth > room {
                lines.append(line)
                (line, width) = ("", 0)
            }
            line += (line.isEmpty ? "" : " ") + word
            width += wordWidth + (width == 0 ? 0 : 1)
        }
        return lines + (line.isEmpty ? [] : [line])
    }

    /// A path that is shortened in the middle where it is longer than a line leaves room for.
    static func shortened(_ path: String, to width: Int) -> String {
        var parts = path.split(separator: "/").map(String.init)
        guard path.count > width, parts.count > 2 else { return path }
        while parts.count > 2, parts.joined(separator: "/").count + 2 > width {
            parts.remove(at: 1)
        }
        return parts[0] + "/…/" + parts.dropFirst().joined(separator: "/")
    }
}
