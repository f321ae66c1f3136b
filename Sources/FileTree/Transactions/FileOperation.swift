/// One change of the tree, as a value.
public struct FileOperation: Sendable, Hashable {
    /// What happens to the file.
    public enum Action: Sendable, Hashable {
        /// A file that doesn't exist yet comes into being; the user's `umask` narrows its mode.
        case create(bytes: [UInt8], mode: UInt16)
        /// An existing file gets other bytes and keeps its mode.
        case replace(bytes: [UInt8], expected: ContentDigest)
        /// An existing file goes away.
        case remove(expected: ContentDigest)
    }

    /// The file.
    public var path: RelativePath
    /// What happens to it.
    public var action: Action

    /// Creates an operation from its parts.
    public init(path: RelativePath, action: Action) {
        self.path = path
        self.action = action
    }

    /// Makes a new file; a file that stands there already is a conflict.
    /// - Parameters:
    ///   - mode: the permission bits before the user's `umask`.
    public static func create(
        _ path: RelativePath, _ bytes: [UInt8], mode: UInt16 = 0o666
    ) -> FileOperation {
        FileOperation(path: path, action: .create(bytes: bytes, mode: mode))
    }

    /// Puts other bytes in a file's place.
    /// - Parameters:
    ///   - expected: the digest of what the plan saw there; anything else is a conflict.
    public static func replace(
        _ path: RelativePath, _ bytes: [UInt8], expected: ContentDigest
    ) -> FileOperation {
        FileOperation(path: path, action: .replace(bytes: bytes, expected: expected))
    }

    /// Removes a file.
    /// - Parameters:
    ///   - expected: the digest of what the plan saw there; anything else is a conflict.
    public static func remove(_ path: RelativePath, expected: ContentDigest) -> FileOperation {
        FileOperation(path: path, action: .remove(expected: expected))
    }
}
