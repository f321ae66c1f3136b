import Diagnostics
import FileTree

extension Git {
    /// The top folder of the work tree that holds a folder; nil where git finds none.
    /// - Parameter root: an existing folder.
    public func topLevel(of root: String) throws(Failure) -> String? {
        let result = try run(in: root, ["rev-parse", "--show-toplevel"])
        guard result.isSuccess else { return nil }
        return result.text.isEmpty ? nil : result.text
    }

    /// Whether nothing below a folder is changed or untracked; nil where it belongs to no work tree.
    /// - Parameter root: an existing folder.
    public func isClean(_ root: String) throws(Failure) -> Bool? {
        let result = try run(
            in: root,
            ["status", "--porcelain", "-z", "--untracked-files=normal", "--no-renames", "--", "."])
        guard result.isSuccess else { return nil }
        return result.output.isEmpty
    }

    /// The name under which the user commits (`user.name`); nil where none is set.
    /// - Parameter root: the folder whose settings count.
    public func userName(in root: String) throws(Failure) -> String? {
        let result = try run(in: root, ["config", "--get", "user.name"])
        guard result.isSuccess else { return nil }
        return result.text.isEmpty ? nil : result.text
    }
}
