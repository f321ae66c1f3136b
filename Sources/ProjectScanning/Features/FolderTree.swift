import FileTree

/// Work on folders written as text, where `""` is the project's root.
enum FolderPath {
    static func name(_ folder: String) -> String {
        guard let slash = folder.lastSlash else { return folder }
        return String(folder[folder.utf8.index(after: slash)...])
    }

    /// The folder above; nil above the root.
    static func parent(_ folder: String) -> String? {
        if folder.isEmpty { return nil }
        guard let slash = folder.lastSlash else { return "" }
        return String(folder[..<slash])
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }

    /// Whether a folder is another or lies below it.
    static func isInside(_ folder: String, _ outer: String) -> Bool {
        if outer.isEmpty { return true }
        return folder.withBytes { inner in
            outer.withBytes { outer in
                guard inner.begins(with: outer) else { return false }
                return inner.count == outer.count || inner[outer.count] == Byte.slash
            }
        }
    }

    /// The path below an outer folder; `""` for the folder itself.
    static func below(_ outer: String, _ folder: String) -> String {
        guard isInside(folder, outer), folder != outer else { return "" }
        return String(folder.dropFirst(outer.isEmpty ? 0 : outer.count + 1))
    }

    /// The number of components.
    static func depth(_ folder: String) -> Int {
        folder.isEmpty ? 0 : 1 + folder.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) }
    }

    /// The folder with trailing parts (`View`, `Components` …) taken off, as long as `limit` stays above.
    static func withoutParts(_ folder: String, limit: (String) -> Bool) -> String {
        var current = folder
        while !current.isEmpty, !limit(current), let outer = parent(current),
            FolderNames.isPart(name(current), of: name(outer))
        {
            current = outer
        }
        return current
    }
}
