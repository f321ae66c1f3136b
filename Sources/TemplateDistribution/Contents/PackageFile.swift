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

    /// Whether the file is a pointer of Git LFS in place of the content that it stands for
    /// (git-lfs' specification, "The Pointer").
    public var isLFSPointer: Bool {
        bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    }
}
