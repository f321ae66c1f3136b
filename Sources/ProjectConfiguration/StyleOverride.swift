import Diagnostics
import FileTree

/// How new features are written in a part of a project; nil leaves the answer to the scan.
public struct StyleOverride: Sendable, Hashable {
    /// The access level of a feature's declarations: `internal`, `package` or `public`.
    public var access: String?
    /// Whether classes are final.
    public var isFinal: Bool?
    /// Where view models carry `@MainActor`: `type`, `members` or `none`.
    public var mainActor: String?
    /// How a feature gets what it needs: `initializer`, `factory` or `swift-dependencies`.
    public var dependencies: String?
    /// The framework of new tests: `swift-testing` or `xctest`.
    public var testFramework: String?
    /// The folder below which the style is used; nil means the whole project.
    public var path: RelativePath?
    /// The place of the override.
    public var location: SourceLocation?

    /// Creates an override that changes nothing yet.
    public init(path: RelativePath? = nil, location: SourceLocation? = nil) {
        self.path = path
        self.location = location
    }
}

/// What stands before and behind a feature's name in the types of a role; nil leaves the answer to the scan.
public struct NamingOverride: Sendable, Hashable {
    /// The role.
    public var role: String
    /// What stands before the name.
    public var prefix: String?
    /// What stands behind the name.
    public var suffix: String?
    /// The place of the override.
    public var location: SourceLocation?

    /// Creates an override.
    public init(
        role: String, prefix: String? = nil, suffix: String? = nil,
        location: SourceLocation? = nil
    ) {
        self.role = role
        self.prefix = prefix
        self.suffix = suffix
        self.location = location
    }
}

/// The comment at the head of new files.
public struct HeaderOverride: Sendable, Hashable {
    /// The lines with their comment marks, joined by LF; empty for no header.
    public var text: String
    /// The place of the override.
    public var location: SourceLocation?

    /// Creates an override.
    /// - Parameter text: the lines as they stand in the file: empty ones at both ends and the indentation that
    ///   all lines share are dropped.
    public init(_ text: String, location: SourceLocation? = nil) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
        while let first = lines.first, isBlank(first) { lines.removeFirst() }
        while let last = lines.last, isBlank(last) { lines.removeLast() }
        let shared =
            lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min()
            ?? 0
        self.text = lines.map { String($0.dropFirst(min(shared, $0.count))) }
            .joined(separator: "\n")
        self.location = location
    }
}
