/// An object of a repository's store, as git gave it: nobody has checked its hash yet.
public struct GitObject: Sendable, Hashable {
    /// The hash under which git found it.
    public var id: String
    /// What it is.
    public var kind: Kind
    /// The content.
    public var bytes: [UInt8]

    /// What an object is.
    public enum Kind: String, Sendable, Hashable {
        /// A file's content.
        case blob
        /// A folder.
        case tree
        /// A commit.
        case commit
        /// An annotated tag.
        case tag
    }

    /// Creates an object.
    public init(id: String, kind: Kind, bytes: [UInt8]) {
        self.id = id
        self.kind = kind
        self.bytes = bytes
    }

    /// Reads what `git cat-file --batch` printed: `<hash> <kind> <size>`, a line end, the content and another
    /// line end; or `<name> missing`.
    /// - Returns: nil where the output is cut short.
    static func all(in output: [UInt8]) -> [GitObject?]? {
        var objects: [GitObject?] = []
        var rest = output[...]
        while !rest.isEmpty {
            guard let end = rest.firstIndex(of: 0x0A) else { return nil }
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            rest = rest[(end + 1)...]
            guard words.count == 3, let kind = Kind(rawValue: String(words[1])),
                let size = Int(words[2]), size >= 0
            else {
                guard words.last == "missing" else { return nil }
                objects.append(nil)
                continue
            }
            guard rest.count > size else { return nil }
            objects.append(
                GitObject(id: String(words[0]), kind: kind, bytes: Array(rest.prefix(size))))
            rest = rest.dropFirst(size + 1)
        }
        return objects
    }
}

/// An entry that `git ls-tree -l` listed.
public struct GitTreeEntry: Sendable, Hashable {
    /// The mode in octal digits, such as `100644`.
    public var mode: String
    /// The hash of the object.
    public var id: String
    /// The size of a file's content in bytes; nil for folders.
    public var size: Int?
    /// The path, or nil where it isn't UTF-8.
    public var path: String?

    /// Reads `<mode> <kind> <hash> <size>`, a tab and the path.
    init?(listed entry: ArraySlice<UInt8>) {
        guard let tab = entry.firstIndex(of: 0x09) else { return nil }
        let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
        guard words.count == 4 else { return nil }
        mode = String(words[0])
        id = String(words[2])
        size = Int(words[3])
        path = String(utf8: entry[entry.index(after: tab)...])
    }
}
