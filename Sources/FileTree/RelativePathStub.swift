/// Stands in until the real `RelativePath` lands; delete this file then.
public struct RelativePath: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let description: String
    public static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.description < right.description
    }
}
