import FileTree

extension ProjectFacts {
    /// What each Swift file is for, those of no feature included; `other` where that isn't known.
    public var fileRoles: [RelativePath: String] {
        let reader = RoleReader(types: TypeTable(files))
        return Dictionary(
            files.map { ($0.path, reader.read($0).role) }, uniquingKeysWith: { first, _ in first })
    }
}
