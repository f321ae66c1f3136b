import FileTree

/// What git's configuration says as far as a listing of files hangs on it (git-config(1)).
///
/// A reader that rather knows nothing than something wrong: a configuration that includes others, or states
/// what the listing here doesn't do, is git's to read.
struct GitSettings {
    /// The file of patterns that hold for all repositories, as it is written; nil where none is named.
    private(set) var excludesFile: String?

    /// Takes over what a configuration file states; what comes later outranks what came before.
    /// - Returns: false where it states what isn't known here.
    mutating func take(_ file: [UInt8]) -> Bool {
        guard let text = String(utf8: file) else { return false }
        var section = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let line = Self.trimmed(line)
            guard let first = line.first, first != "#", first != ";" else { continue }
            // A line that goes on in the next one.
            if line.last == "\\" { return false }
            if first == "[" {
                guard line.last == "]" else { return false }
                section = Self.section(of: line)
                if section.hasPrefix("include") { return false }
            } else if !take(line, in: section) {
                return false
            }
        }
        return true
    }

    private mutating func take(_ line: Substring, in section: String) -> Bool {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let key = Self.trimmed(parts[0]).lowercased()
        let value = parts.count > 1 ? Self.trimmed(parts[1]) : nil
        switch (section, key) {
        case ("core", "excludesfile"):
            // Quotation marks, escapes and comments are git's to read.
            guard let value, !value.isEmpty, !value.contains(where: { "\"\\#;".contains($0) })
            else {
                return false
            }
            excludesFile = String(value)
            return true
        case ("core", "worktree"): return false
        case ("core", _) where Self.switches.contains(key):
            return value.map { Self.off.contains($0.lowercased()) } ?? false
        case ("core", "repositoryformatversion"): return value == "0" || value == "1"
        case ("extensions", "objectformat"): return value == "sha1"
        case ("extensions", _): return Self.harmless.contains(key)
        default: return true
        }
    }

    /// What changes which files are listed, or what their names are compared by.
    private static let switches: Set<String> = [
        "ignorecase", "bare", "sparsecheckout", "sparsecheckoutcone", "precomposeunicode",
    ]
    private static let off: Set<String> = ["false", "no", "off", "0"]
    /// Extensions of the repository's form that are about its objects alone.
    private static let harmless: Set<String> = ["noop", "partialclone", "preciousobjects"]

    /// The name in `[name]` and `[name "part"]`, in lower case.
    private static func section(of line: Substring) -> String {
        line.dropFirst().prefix { $0 != "]" && $0 != " " && $0 != "\t" && $0 != "\"" }.lowercased()
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
