/// A file of a package, by value.
public struct PackageFile: Sendable, Hashable {
    /// The content.
    public var bytes: [UInt8]
    /// Whether an executable bit is set.
    public var isExecutable: Bool

    /// Creates a file.
    public init(bytes: [UInt8], isExecutable: Bool = false) {
        self.bytes = bytes
        self.isExecutable = isExecutable
    }
}
