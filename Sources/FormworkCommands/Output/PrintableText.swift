/// Makes text safe for a terminal: what a project or a set holds must not move the cursor, colour
/// the screen or turn the reading direction.
enum PrintableText {
    /// The text with control and direction characters written as `\u{…}`; tabs stay.
    /// - Parameter keepsLineEnds: whether LF stays as well.
    static func of(_ text: String, keepsLineEnds: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isUnsafe(scalar), !(keepsLineEnds && scalar == "\n") {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
