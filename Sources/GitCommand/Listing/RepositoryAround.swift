import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The repository that a folder stands in.
enum RepositoryAround {
    case none
    case found(PlainRepository)

    /// Looks for the nearest one; nil where git may see it in another way.
    /// - Parameter folder: an absolute path without links.
    static func find(_ folder: String) -> RepositoryAround? {
        var top = folder
        while true {
            switch kind(of: "\(top)/.git") {
            case .folder: return PlainRepository(top: top, folder: folder).map { .found($0) }
            case .absent: break
            // A work tree of another repository, or a link.
            default: return nil
            }
            guard !top.isEmpty, let slash = top.lastSlash else { return RepositoryAround.none }
            top = String(top[..<slash])
        }
    }

    fileprivate static func kind(of path: String) -> EntryKind? {
        status(of: path).map { $0.map { EntryKind(mode: $0.st_mode) } ?? .absent }
    }

    /// What stands at a path; nil within where nothing does, nil where that can't be told.
    fileprivate static func status(of path: String) -> stat?? {
        var status = stat()
        if lstat(path, &status) == 0 { return status }
        return errno == ENOENT || errno == ENOTDIR ? .some(nil) : nil
    }
}

/// A repository with one work tree around it, both the user's own: the usual case.
struct PlainRepository {
    private let top: String
    /// The path of the folder below the top, with a `/` behind it; empty for the top itself.
    private let prefix: String

    private var data: String { "\(top)/.git" }

    /// - Returns: nil where the repository isn't of that kind.
    fileprivate init?(top: String, folder: String) {
        self.top = top
        prefix = folder == top ? "" : String(folder.dropFirst(top.count + 1)) + "/"
        guard isComplete, isUsersOwn, isOnOneDisk(folder), !holdsBareRepository else { return nil }
    }

    /// Whether git takes the folder `.git` for a repository, and one that shares nothing with others.
    private var isComplete: Bool {
        guard RepositoryAround.kind(of: "\(data)/objects") == .folder,
            RepositoryAround.kind(of: "\(data)/refs") == .folder,
            RepositoryAround.kind(of: "\(data)/commondir") == .absent,
            case .bytes(let head) = OutsideFile.read("\(data)/HEAD", followsLinks: false)
        else { return false }
        let isCommit =
            head.count == 41 && head.last == UInt8(ascii: "\n")
            && head.dropLast().allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
            }
        return isCommit || head.starts(with: "ref: refs/".utf8)
    }

    /// Git refuses to look into the repositories of others.
    private var isUsersOwn: Bool {
        [top.isEmpty ? "/" : top, data].allSatisfy { path in
            RepositoryAround.status(of: path)??.st_uid == geteuid()
        }
    }

    /// Git doesn't look for a repository beyond the disk that it begins on.
    private func isOnOneDisk(_ folder: String) -> Bool {
        let disks = [folder, top.isEmpty ? "/" : top, data].map {
            RepositoryAround.status(of: $0)??.st_dev
        }
        return disks.allSatisfy { $0 != nil && $0 == disks[0] }
    }

    /// Whether a folder on the way looks like the data of a repository, which git would take first.
    private var holdsBareRepository: Bool {
        var path = top
        for part in [""] + prefix.slashParts {
            path += part.isEmpty ? "" : "/\(part)"
            if RepositoryAround.kind(of: "\(path)/HEAD") != .absent { return true }
        }
        return false
    }

    /// The folder's files; nil where git has to be asked.
    func listing(
        below root: DirectoryRoot, settings: QuickSettings, sharing: WorkSharing
    ) -> FileListing? {
        var settings = settings
        guard settings.take(.read("\(data)/config", followsLinks: true)),
            RepositoryAround.kind(of: "\(data)/config.worktree") == .absent,
            let outer = settings.outerRules(
                exclude: .read("\(data)/info/exclude", followsLinks: true)),
            let rules = rules(above: outer), let index = index()
        else { return nil }
        let tracked = index.below(prefix)
        let walk = WorkTreeWalk(
            root: root, prefix: prefix, outer: rules.rules, tracked: tracked, sharing: sharing)
        // A repository around the project may ignore all of it.
        guard let files = walk.files(), !files.isEmpty else { return nil }
        let nested = tracked.repositories.compactMap { RelativePath(spelled: $0) }.sorted()
        return FileListing(paths: files, nestedRepositories: nested, isWorkTree: true)
    }

    private func index() -> GitIndex? {
        switch OutsideFile.read("\(data)/index", followsLinks: false) {
        case .absent: GitIndex()
        case .bytes(let bytes): GitIndex(bytes)
        case .unreadable: nil
        }
    }

    /// The patterns of the folders above the folder; nil where they leave the folder itself out.
    private func rules(above outer: QuickSettings.OuterRules) -> QuickSettings.OuterRules? {
        var rules = outer.rules
        var path = ""
        for part in prefix.slashParts {
            switch OutsideFile.read("\(top)/\(path).gitignore", followsLinks: false) {
            case .absent: break
            case .unreadable: return nil
            case .bytes(let bytes):
                guard let own = IgnoreRules(bytes, base: path, outer: rules) else { return nil }
                rules = own
            }
            if rules?.excludes(path + part, isFolder: true) == true { return nil }
            path += part + "/"
        }
        return QuickSettings.OuterRules(rules: rules)
    }
}
