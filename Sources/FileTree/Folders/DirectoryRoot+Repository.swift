extension DirectoryRoot {
    /// The git repository that a folder lies in.
    public struct EnclosingRepository: Sendable {
        /// The repository's top.
        public let root: DirectoryRoot
        /// The folder's path below it.
        public let path: RelativePath
    }

    /// The git repository that the folder lies in; nil where it lies in none, or is the top of one itself.
    ///
    /// A monorepo states at its top what holds for all its projects.
    public func enclosingRepository() -> EnclosingRepository? {
        guard path.hasPrefix("/"), let mark = try? RelativePath(validating: ".git"),
            !holds(mark)
        else { return nil }
        var outer = path.split(separator: "/").map(String.init)
        var inner: [String] = []
        while let name = outer.popLast() {
            inner.insert(name, at: 0)
            // A folder above that can't be opened holds no repository of this user's.
            guard let root = try? DirectoryRoot(path: "/" + outer.joined(separator: "/")) else {
                return nil
            }
            if root.holds(mark) {
                let path = try? RelativePath(validating: inner.joined(separator: "/"))
                return path.map { EnclosingRepository(root: root, path: $0) }
            }
        }
        return nil
    }

    private func holds(_ path: RelativePath) -> Bool {
        ((try? kind(of: path)) ?? .absent) != .absent
    }
}
