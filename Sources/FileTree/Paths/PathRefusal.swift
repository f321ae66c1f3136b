import Diagnostics

/// Why a text can't be a ``RelativePath``.
public struct PathRefusal: Error, Sendable, Hashable {
    /// The rule that the text breaks.
    public enum Reason: Sendable, Hashable {
        /// Nothing stands there.
        case empty
        /// It begins with `/`.
        case absolute
        /// It begins with `~`, which shells take for a home folder.
        case home
        /// A component is `..`.
        case leavesFolder
        /// A component is `.`.
        case dotComponent
        /// Two slashes follow each other.
        case emptyComponent
        /// It ends with `/`.
        case trailingSlash
        /// It holds NUL, a line end or another control character.
        case controlCharacter(Unicode.Scalar)
        /// A component is longer than ``RelativePath/maximumComponentLength``.
        case componentTooLong
        /// The path is longer than ``RelativePath/maximumLength``.
        case tooLong
        /// The bytes aren't UTF-8.
        case notUTF8
    }

    /// The text that was refused.
    public var path: String
    /// The rule that it breaks.
    public var reason: Reason

    /// Creates a refusal.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// What is wrong, in one line that is safe to print.
    public var message: String {
        switch reason {
        case .empty: "the path is empty"
        case .absolute: "the path \(shown) is absolute"
        case .home: "the path \(shown) begins with '~'"
        case .leavesFolder: "the path \(shown) holds '..'"
        case .dotComponent: "the path \(shown) holds a '.' component"
        case .emptyComponent: "the path \(shown) holds an empty component"
        case .trailingSlash: "the path \(shown) ends with '/'"
        case .controlCharacter(let scalar):
            "the path \(shown) holds the control character U+\(Self.hexadecimal(scalar))"
        case .componentTooLong:
            "a component of the path \(shown) is longer than "
                + "\(RelativePath.maximumComponentLength) bytes"
        case .tooLong: "the path \(shown) is longer than \(RelativePath.maximumLength) bytes"
        case .notUTF8: "the path \(shown) isn't UTF-8"
        }
    }

    /// What to write instead.
    public var fix: String {
        switch reason {
        case .empty: "name a file or folder below the project"
        case .absolute, .home, .leavesFolder: "use a path that stays below the folder it belongs to"
        case .dotComponent, .emptyComponent, .trailingSlash:
            "write the components with one '/' between them"
        case .controlCharacter: "remove the character"
        case .componentTooLong, .tooLong: "use a shorter name"
        case .notUTF8: "rename the file in UTF-8"
        }
    }

    /// The refusal as a finding at the place where the path stands.
    public func diagnostic(at location: SourceLocation? = nil) -> Diagnostic {
        Diagnostic(.error, id: "path.refused", message, at: location, fix: fix)
    }

    /// The text in quotes, control characters as `\u{…}`, shortened where it is long.
    private var shown: String {
        var text = "'"
        for scalar in path.unicodeScalars.prefix(120) {
            if Self.isControl(scalar) {
                text += "\\u{\(Self.hexadecimal(scalar))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text + (path.unicodeScalars.count > 120 ? "…'" : "'")
    }

    /// C0, DEL, C1, and the two separators that end a line: none can be shown in one line of text.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
            || scalar.value == 0x2029
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
