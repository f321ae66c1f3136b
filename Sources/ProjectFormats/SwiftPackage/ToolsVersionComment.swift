/// The first line of a package manifest.
enum ToolsVersionComment {
    /// What SwiftPM assumes where the comment is absent.
    static let fallback = "3.1.0"

    /// The version in `// swift-tools-version: 6.1`.
    static func version(in text: String) -> String {
        let head = String(decoding: text.utf8.prefix(4_096), as: UTF8.self)
        for line in head.split(maxSplits: 20, whereSeparator: \.isNewline).prefix(20) {
            let content = line.trimmingSpace()
            guard content.hasPrefix("//") else { return fallback }
            let words = content.dropFirst(2).trimmingSpace()
            let key = "swift-tools-version"
            guard words.lowercased().hasPrefix(key) else { continue }
            let rest = words.dropFirst(key.count).drop { $0 == ":" || $0.isWhitespace }
            let version = rest.prefix { $0.isNumber || $0 == "." }
            return version.isEmpty ? fallback : String(version)
        }
        return fallback
    }

    /// Whether a version is the named one or a later one.
    static func isAtLeast(_ major: Int, _ minor: Int, _ version: String) -> Bool {
        let parts = version.split(separator: ".").map { Int($0) ?? 0 }
        return (parts.first ?? 0, parts.dropFirst().first ?? 0) >= (major, minor)
    }
}
