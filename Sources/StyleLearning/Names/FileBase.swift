import ProjectScanning
import TemplateLanguage

/// The stems that a file's name may begin with.
struct FileBase: Sendable {
    /// The name up to its first dot or `+`.
    let base: String
    /// The base's beginnings that end where a word ends, the longest first.
    let stems: [String]
    /// What stands behind a `+`: `Strings+Login.swift` is the part of `Strings` that `Login` needs.
    let subject: String?

    /// What the names of types begin with that do what a protocol says: `DefaultLoginRepository`.
    private static let implementation = "Default"

    init(_ name: String) {
        let base = String(name.prefix { $0 != "." && $0 != "+" })
        self.base = base
        let rest = name.dropFirst(base.count)
        subject = rest.first == "+" ? String(rest.dropFirst().prefix { $0 != "." }) : nil
        var stems = Self.beginnings(of: base)
        for prefix in RoleNames.doublePrefixes + [Self.implementation]
        where base.hasPrefix(prefix) && base.utf8.count > prefix.utf8.count {
            stems += Self.beginnings(of: String(base.dropFirst(prefix.count)))
        }
        self.stems = stems.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    private static func beginnings(of base: String) -> [String] {
        guard base.first?.isUppercase == true else { return [] }
        var result: [String] = []
        var text = ""
        for word in NameWords.split(base) {
            text += word
            if base.hasPrefix(text) { result.append(text) }
        }
        return result
    }
}
