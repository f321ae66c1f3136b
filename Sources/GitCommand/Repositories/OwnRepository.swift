import Diagnostics

extension Git {
    /// The repository that a folder belongs to, to read its objects; nil where git finds none.
    /// - Parameter folder: an existing folder.
    public func repository(of folder: String) throws(Failure) -> BareRepository? {
        let result = try run(in: folder, ["rev-parse", "--absolute-git-dir"])
        guard result.isSuccess, result.text.hasPrefix("/") else { return nil }
        return BareRepository(path: result.text, git: self)
    }
}
