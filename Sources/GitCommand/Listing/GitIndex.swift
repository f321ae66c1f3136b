import FileTree

/// The paths that a repository tracks, read from its index (gitformat-index(5)), versions 2 to 4.
struct GitIndex {
    /// The paths of files and links, each once.
    private(set) var files: Set<String> = []
    /// The paths of other repositories that are tracked as a whole.
    private(set) var repositories: Set<String> = []

    /// An index without entries, as a new repository has.
    init() {}

    /// Reads an index; nil where it holds what isn't known here: entries of a sparse checkout, an index that is
    /// split in two, names that no ``RelativePath`` spells so.
    init?(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard reader.take(4).elementsEqual("DIRC".utf8), let version = reader.number(),
            (2...4).contains(version), let count = reader.number()
        else { return nil }
        var last: [UInt8] = []
        for _ in 0..<count {
            guard let entry = reader.entry(version: version, last: last), !entry.isSparse,
                let text = String(utf8: entry.path),
                let path = RelativePath(spelled: text)
            else { return nil }
            last = entry.path
            switch entry.mode & 0o170000 {
            case 0o160000: repositories.insert(path.string)
            case 0o100000, 0o120000: files.insert(path.string)
            // A folder, of a sparse index.
            default: return nil
            }
        }
        guard reader.hasOnlyKnownExtensions() else { return nil }
    }

    /// What stands below a folder, as seen from there.
    /// - Parameter prefix: the folder with a `/` behind it; empty for the top.
    func below(_ prefix: String) -> GitIndex {
        if prefix.isEmpty { return self }
        func below(_ paths: Set<String>) -> Set<String> {
            Set(paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
        }
        var index = GitIndex()
        index.files = below(files)
        index.repositories = below(repositories)
        return index
    }

    private struct Entry {
        var mode: Int
        var path: [UInt8]
        /// Whether the file is left out of the work tree.
        var isSparse: Bool
    }

    /// Takes the index apart; what is cut short gives nothing.
    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        /// The length of the hash at the end, and of each object's name.
        private static let hashLength = 20

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func take(_ count: Int) -> ArraySlice<UInt8> {
            let end = min(bytes.count, place + count)
            defer { place = end }
            return bytes[place..<end]
        }

        /// A number of four bytes, the highest first.
        mutating func number() -> Int? {
            let taken = take(4)
            return taken.count == 4 ? taken.reduce(0) { $0 << 8 | Int($1) } : nil
        }

        private mutating func shortNumber() -> Int? {
            let taken = take(2)
            return taken.count == 2 ? taken.reduce(0) { $0 << 8 | Int($1) } : nil
        }

        mutating func entry(version: Int, last: [UInt8]) -> Entry? {
            let start = place
            // Times, device and inode come before the mode; owner, size and the object's name behind it.
            _ = take(24)
            guard let mode = number() else { return nil }
            _ = take(12 + Self.hashLength)
            guard let flags = shortNumber() else { return nil }
            var isSparse = false
            if flags & 0x4000 != 0 {
                guard version > 2, let more = shortNumber() else { return nil }
                isSparse = more & 0x4000 != 0
            }
            var path: [UInt8] = []
            if version == 4 {
                guard let dropped = offset(), dropped <= last.count else { return nil }
                path = last.dropLast(dropped)
            }
            guard let end = bytes[place...].firstIndex(of: 0) else { return nil }
            path += bytes[place..<end]
            place = end + 1
            if version < 4 {
                // At least one NUL, up to a multiple of eight bytes.
                place = start + (end - start + 8) / 8 * 8
            }
            guard !path.isEmpty, place <= bytes.count else { return nil }
            return Entry(mode: mode, path: path, isSparse: isSparse)
        }

        /// How many bytes of the last path go, in the form of offsets in packs.
        private mutating func offset() -> Int? {
            guard var byte = take(1).first else { return nil }
            var value = Int(byte & 0x7F)
            while byte & 0x80 != 0 {
                guard value < 1 << 24, let next = take(1).first else { return nil }
                byte = next
                value = (value + 1) << 7 | Int(byte & 0x7F)
            }
            return value
        }

        /// Whether what follows the entries may be passed over: names of extensions that may not begin with a small
        /// letter.
        mutating func hasOnlyKnownExtensions() -> Bool {
            while place < bytes.count - Self.hashLength {
                guard let first = take(4).first, (0x41...0x5A).contains(first),
                    let length = number()
                else { return false }
                place += length
            }
            return place == bytes.count - Self.hashLength
        }
    }
}
