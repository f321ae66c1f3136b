/// The bounds within which a document is read, so that hostile input ends in a diagnostic.
public struct XMLLimits: Sendable, Hashable {
    /// The greatest size of a document, in bytes.
    public var bytes: Int
    /// The greatest number of elements inside one another.
    public var depth: Int
    /// The greatest length of one attribute's value, in bytes.
    public var attributeBytes: Int

    /// Creates bounds; a manifest written by hand stays far below the defaults.
    public init(bytes: Int = 1 << 20, depth: Int = 64, attributeBytes: Int = 1 << 16) {
        self.bytes = bytes
        self.depth = depth
        self.attributeBytes = attributeBytes
    }
}
