/// Joins and shortens the paths that project files hold, as text: nothing is looked up on disk.
///
/// A path may begin with `..` (Xcode projects name files outside their folder) or with `/`.
enum SlashPath {
    /// `path` as seen from `base`; an absolute `path` stands alone.
    static func join(_ base: String, _ path: String) -> String {
        if path.hasPrefix("/") || base.isEmpty { return normalized(path) }
        if path.isEmpty { return normalized(base) }
        return normalized(base + "/" + path)
    }

    /// Without empty and `.` components, and without `..` where it can be resolved.
    static func normalized(_ path: String) -> String {
        if isNormal(path) { return path }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// Whether no component is empty or begins with a dot.
    private static func isNormal(_ path: String) -> Bool {
        var previous = UInt8(ascii: ".")
        for byte in path.utf8 {
            if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") {
                return false
            }
            if previous == UInt8(ascii: "."), byte == previous { return false }
            previous = byte
        }
        return previous != UInt8(ascii: "/") && previous != UInt8(ascii: ".")
            && path.utf8.first != UInt8(ascii: ".")
    }

    /// The path without its last component; empty where it has only one.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[..<slash])
    }

    /// `path` as seen from the folder `base`, or nil where it isn't below it.
    static func relative(_ path: String, to base: String) -> String? {
        if base.isEmpty { return path.hasPrefix("../") || path.hasPrefix("/") ? nil : path }
        guard path.hasPrefix(base), path.utf8.count > base.utf8.count + 1 else { return nil }
        let rest = path.dropFirst(base.count)
        return rest.first == "/" ? String(rest.dropFirst()) : nil
    }

    /// The last component.
    static func lastComponent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// The last component without its extension.
    static func stem(of path: String) -> String {
        let name = lastComponent(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
