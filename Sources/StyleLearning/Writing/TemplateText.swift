/// Writes text as a template that gives it back.
enum TemplateText {
    /// A text in which nothing is meant as a tag.
    ///
    /// The template language reads bytes, so scalars are compared: a mark that joins a brace doesn't hide it.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let brace = rest.firstIndex(of: "{") {
            result.append(contentsOf: rest[..<brace])
            rest = rest[brace...].dropFirst()
            guard let next = rest.first, ["{", "%", "#"].contains(next) else {
                result.append("{")
                continue
            }
            result.append(contentsOf: "{{ '{\(next)' }}".unicodeScalars)
            rest = rest.dropFirst()
        }
        result.append(contentsOf: rest)
        return String(result)
    }

    /// Pieces, with a tag for each of the feature's names.
    static func template(_ pieces: [NamePiece]) -> String {
        var result = ""
        // Tokens that touch, such as two braces, may make a mark together.
        var literal = ""
        for piece in pieces {
            switch piece {
            case .literal(let text): literal += text
            case .tag(let tag): append(tag, after: &literal, to: &result)
            case .name(let forms): append(forms.first.tag, after: &literal, to: &result)
            }
        }
        return result + escaped(literal)
    }

    private static func append(_ tag: String, after literal: inout String, to result: inout String)
    {
        var text = escaped(literal)
        literal = ""
        // A brace before a tag would read as a part of it.
        if text.unicodeScalars.last == "{" {
            text.unicodeScalars.removeLast()
            text += "{{ '{' }}"
        }
        result += text + tag
    }
}
