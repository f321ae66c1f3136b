import Diagnostics

/// A `CHANGELOG.md` after Keep a Changelog: a heading of the second level for each version.
public struct Changelog: Sendable, Hashable {
    /// What the changelog says of one version.
    public struct Release: Sendable, Hashable {
        /// The version; nil for what isn't released yet.
        public var version: SemanticVersion?
        /// The heading without its hashes.
        public var heading: String
        /// The line of the heading, counted from 1.
        public var line: Int
        /// The text below the heading without blank lines around it.
        public var text: String
    }

    /// The releases in the order in which they stand.
    public var releases: [Release]

    /// Reads a changelog.
    public init(_ text: String) {
        releases = []
        var body: [Substring] = []
        var isCode = false
        func finish() {
            guard !releases.isEmpty else { return }
            var lines = body.drop { $0.allSatisfy(\.isWhitespace) }
            while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
            releases[releases.count - 1].text = lines.joined(separator: "\n")
        }
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, line.hasPrefix("## "), let release = Self.release(line, at: index + 1)
            else {
                // References of links stand at the end and belong to no version.
                if !(line.hasPrefix("[") && line.contains("]: ")) { body.append(line) }
                continue
            }
            finish()
            body = []
            releases.append(release)
        }
        finish()
    }

    /// The releases after one version up to another, the newest first.
    /// - Parameter old: nil means from the beginning.
    public func between(_ old: SemanticVersion?, and new: SemanticVersion) -> [Release] {
        releases.filter { release in
            guard let version = release.version else { return false }
            return version <= new && (old.map { version > $0 } ?? true)
        }.sorted { ($0.version ?? new) > ($1.version ?? new) }
    }

    /// What is said of one version; nil where nothing is.
    public func release(_ version: SemanticVersion) -> Release? {
        releases.first { $0.version == version }
    }

    /// Reads `## [1.2.0] - 2024-05-01`, `## 1.2.0` or `## [Unreleased]`.
    private static func release(_ line: Substring, at number: Int) -> Release? {
        let heading = line.dropFirst(3).filter { $0 != "\r" }
        let word = heading.drop { $0 == "[" || $0 == " " || $0 == "v" }
            .prefix { !$0.isWhitespace && $0 != "]" && $0 != "(" }
        return Release(
            version: SemanticVersion(String(word)), heading: String(heading), line: number, text: ""
        )
    }
}
