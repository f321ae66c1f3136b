import FileTree
import GitCommand

/// The entries of a tree object (git's `Documentation/gitformat-pack`, "tree").
struct TreeObject {
    /// An entry.
    struct Entry: Hashable {
        var mode: String
        var name: String
        var id: String
    }

    /// The entries, in git's order.
    let entries: [Entry]

    /// Reads `<mode> <name>`, a NUL and the hash's bytes, again and again; nil where that isn't what
    /// stands there, or a name isn't UTF-8.
    init?(_ object: GitObject) {
        guard object.kind == .tree else { return nil }
        let length = object.id.utf8.count / 2
        var entries: [Entry] = []
        var rest = object.bytes[...]
        while !rest.isEmpty {
            guard let blank = rest.firstIndex(of: 0x20), let end = rest.firstIndex(of: 0),
                blank < end, rest.endIndex - end > length,
                let name = String(utf8: rest[(blank + 1)..<end])
            else { return nil }
            let mode = String(decoding: rest[..<blank], as: UTF8.self)
            let id = rest[(end + 1)...(end + length)].map(Self.digits).joined()
            entries.append(Entry(mode: mode, name: name, id: id))
            rest = rest[(end + 1 + length)...]
        }
        self.entries = entries
    }

    private static func digits(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}

extension TreeObject.Entry {
    /// What the mode says (git-fast-import(1) lists them).
    enum Kind {
        case file
        case executable
        case folder
        case link
        case submodule
    }

    /// What the entry is; nil for a mode that git doesn't write.
    var kind: Kind? {
        switch mode {
        case "100644", "100664": .file
        case "100755": .executable
        case "40000": .folder
        case "120000": .link
        case "160000": .submodule
        default: nil
        }
    }
}
