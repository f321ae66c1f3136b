/// The id of a template set: lower-case letters, digits and hyphens, at most 64 characters, a letter first.
///
/// A set of a package is named `package/id`.
public struct SetID: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The id as text.
    public let description: String

    /// Creates an id, or nil where the text isn't one.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy(Self.isPart) else { return nil }
        description = text
    }

    /// An id from a text that is known to be one.
    init(unchecked text: String) { description = text }

    private static func isPart(_ part: Substring) -> Bool {
        guard let first = part.utf8.first, (1...64).contains(part.utf8.count) else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
            && part.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || byte == UInt8(ascii: "-")
            }
    }

    public static func < (left: SetID, right: SetID) -> Bool {
        left.description < right.description
    }
}
