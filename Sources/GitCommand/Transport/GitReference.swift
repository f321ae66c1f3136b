/// A branch or a tag, and the commit that it stands for.
public struct GitReference: Sendable, Hashable {
    /// The whole name, such as `refs/tags/1.2.0`.
    public var name: String
    /// The hash of the commit.
    public var commit: String

    /// Creates a reference.
    public init(name: String, commit: String) {
        self.name = name
        self.commit = commit
    }

    /// The name of a branch; nil where it is none.
    public var branch: String? {
        name.hasPrefix("refs/heads/") ? String(name.dropFirst("refs/heads/".count)) : nil
    }

    /// The name of a tag; nil where it is none.
    public var tag: String? {
        name.hasPrefix("refs/tags/") ? String(name.dropFirst("refs/tags/".count)) : nil
    }

    /// Reads name, hash, kind, and hash and kind behind an annotated tag, with NULs between; nil where the
    /// reference leads to no commit.
    init?(line: Substring) {
        let parts = line.split(separator: "\0", omittingEmptySubsequences: false)
        guard parts.count == 5 else { return nil }
        if parts[2] == "commit" {
            self.init(name: String(parts[0]), commit: String(parts[1]))
        } else if parts[4] == "commit" {
            self.init(name: String(parts[0]), commit: String(parts[3]))
        } else {
            return nil
        }
    }
}
