import TemplateManifest

/// A pattern of a manifest for one name, such as a type's or a target's.
struct NameGlob: Sendable, Hashable {
    private let pattern: String
    /// Whether the pattern fits one name only.
    let isLiteral: Bool

    /// What every name that fits begins with.
    var beginning: String {
        String(pattern.prefix { $0 != "*" && $0 != "?" })
    }

    /// Creates a pattern.
    init(_ text: String) {
        pattern = text
        isLiteral = !text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
    }

    /// Whether a whole name fits.
    func matches(_ name: some StringProtocol) -> Bool {
        isLiteral ? name == pattern : Glob.matches(String(name), pattern)
    }
}
