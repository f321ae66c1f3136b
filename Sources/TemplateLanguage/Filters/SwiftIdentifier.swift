/// Makes Swift identifiers from any text, as StencilSwiftKit's `swiftIdentifier` does.
enum SwiftIdentifier {
    /// Every character that an identifier can't hold becomes `_`.
    static func valid(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isAllowed(scalar) ? scalar : "_") }
        return startingWell(String(result))
    }

    /// As `valid`, and each part begins with a capital.
    static func normal(_ text: String) -> String {
        startingWell(parts(of: text).map(\.withUpperFirstLetter).joined(separator: "_"))
    }

    /// Without underscores, each part with a capital first.
    static func pretty(_ text: String) -> String {
        startingWell(normal(text).camelFromSnake(stripsLeading: true))
    }

    private static func parts(of text: String) -> [String] {
        text.unicodeScalars.split(omittingEmptySubsequences: false) { !isAllowed($0) }
            .map { String($0) }
    }

    /// An identifier that begins with a digit gets `_` before it.
    private static func startingWell(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return isHead(first) ? text : "_" + text
    }

    /// Whether a scalar may begin an identifier (The Swift Programming Language, lexical structure).
    static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: return true
        case 0..<0xA8: return false
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
            0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF,
            0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
            0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF,
            0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
            0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D,
            0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
            return true
        default: return scalar.value >= 0x10000 && scalar.value & 0xFFFF < 0xFFFE
        }
    }

    /// Whether a scalar may stand inside an identifier.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if isHead(scalar) { return true }
        switch scalar.value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
            return true
        default: return false
        }
    }
}
