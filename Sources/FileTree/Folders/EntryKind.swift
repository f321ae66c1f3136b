/// What stands at a path.
public enum EntryKind: String, Sendable, Hashable {
    /// Nothing.
    case absent
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, to whatever.
    case symbolicLink
    /// A device, socket or pipe.
    case other

    /// What people call it.
    public var title: String {
        switch self {
        case .absent: "nothing"
        case .file: "a file"
        case .folder: "a folder"
        case .symbolicLink: "a symbolic link"
        case .other: "a special file"
        }
    }
}

/// A file that was read.
public struct FileContents: Sendable, Hashable {
    /// Its bytes.
    public var bytes: [UInt8]
    /// Its permission bits, such as 0o644.
    public var mode: UInt16

    /// Creates contents of known parts.
    public init(bytes: [UInt8], mode: UInt16) {
        self.bytes = bytes
        self.mode = mode
    }

    /// The digest of the bytes.
    public var digest: ContentDigest { ContentDigest(of: bytes) }
}

/// An entry of a folder.
public struct FolderEntry: Sendable, Hashable {
    /// Its name, as the folder spells it but in NFC.
    public var name: String
    /// What it is; links aren't followed.
    public var kind: EntryKind
}
