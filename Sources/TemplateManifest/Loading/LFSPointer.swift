/// What Git LFS leaves in a file's place where its content wasn't fetched.
public enum LFSPointer {
    /// Whether bytes are such a pointer (git-lfs' specification, "The Pointer").
    public static func isOne(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    }

    /// What is wrong with it.
    public static let message = "a pointer of Git LFS stands in place of the file itself"
    /// The way out.
    public static let fix =
        "commit the file itself ('git lfs untrack' it), or fetch it with 'git lfs pull'"
}
