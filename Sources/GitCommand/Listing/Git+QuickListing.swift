import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Git {
    /// The listing of ``trackedAndUntracked(below:)`` where it can be told without a process: git takes longer to
    /// look at a project's folders than a scan takes for all the rest.
    ///
    /// - Parameters:
    ///   - root: the project's folder.
    ///   - sharing: how many threads look at folders.
    /// - Returns: nil where something is there that only git is sure of: settings that change what is listed, a
    ///   repository of another user, a work tree of several or a sparse one, repositories inside, patterns, names or
    ///   folders that can't be read here.
    public func quickListing(below root: DirectoryRoot, sharing: WorkSharing) -> FileListing? {
        guard let whole = realpath(root.path, nil) else { return nil }
        defer { free(whole) }
        let folder = String(cString: whole)
        guard let settings = QuickSettings(program: program, environment: runner.environment),
            let around = RepositoryAround.find(folder == "/" ? "" : folder)
        else { return nil }
        switch around {
        case .none:
            guard let outer = settings.outerRules() else { return nil }
            let walk = WorkTreeWalk(
                root: root, prefix: "", outer: outer.rules, tracked: GitIndex(), sharing: sharing)
            return walk.files().map { FileListing(paths: $0, isWorkTree: false) }
        case .found(let repository):
            return repository.listing(below: root, settings: settings, sharing: sharing)
        }
    }
}
