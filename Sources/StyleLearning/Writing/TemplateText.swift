/// Writes text as a template that gives it back.
enum TemplateText {
    /// A text in which nothing is meant as a tag.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var result = ""
        var rest = text[...]
        while let brace = rest.firstIndex(of: "{") {
            result += rest[..<brace]
            rest = rest[brace...]
            let mark = rest.prefix(2)
            if ["{{", "{%", "{#"].contains(String(mark)) {
                result += "{{ '\(mark)' }}"
                rest = rest.dropFirst(2)
            } else {
                result.append("{")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    /// Pieces, with a tag for each of the feature's names.
    static func template(_ pieces: [NamePiece]) -> String {
        var result = ""
        for piece in pieces {
            switch piece {
            case .literal(let text): result += escaped(text)
            case .tag(let tag): result += tag
            // A brace before a tag would read as a part of it.
            case .name(let forms):
                if result.hasSuffix("{") {
                    result.removeLast()
                    result += "{{ '{' }}"
                }
                result += forms.first.tag
            }
        }
        return result
    }
}
