#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads the entries of an open folder.
enum FolderListing {
    /// The entries with their names in NFC, ordered by name; names that aren't UTF-8 are left out.
    /// - Parameter isFresh: whether the folder was just opened, and nobody else reads its entries.
    static func entries(
        of folder: OpenDescriptor, at path: RelativePath?, isFresh: Bool = false
    ) throws(PathObstacle) -> [FolderEntry] {
        do throws(SystemError) {
            return try names(of: folder, isFresh: isFresh).map { entry in
                FolderEntry(name: CanonicalComposition.compose(entry.name), kind: entry.kind)
            }.sorted { $0.name < $1.name }
        } catch {
            throw .system(path, error)
        }
    }

    /// The entries with their names as the folder holds them, in its own order.
    static func names(
        of folder: OpenDescriptor, isFresh: Bool = false
    ) throws(SystemError) -> [(name: String, kind: EntryKind)] {
        try allNames(of: folder, isFresh: isFresh).names
    }

    /// The same, and whether no name had to be left out since it isn't UTF-8.
    static func allNames(
        of folder: OpenDescriptor, isFresh: Bool = false
    ) throws(SystemError) -> (names: [(name: String, kind: EntryKind)], isWhole: Bool) {
        // A descriptor of its own: the stream closes it, and has a position that others don't share. A copy
        // shares it, which does no harm at the start, and takes no way through the file system.
        let number = try check("open") {
            isFresh
                ? fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
                : openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        guard let stream = fdopendir(number) else {
            let error = SystemError.last("opendir")
            close(number)
            throw error
        }
        defer { closedir(stream) }
        var found: [(name: String, kind: EntryKind)] = []
        var isWhole = true
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw SystemError.last("readdir") }
                return (found, isWhole)
            }
            guard let name = name(of: entry) else {
                isWhole = false
                continue
            }
            if name == "." || name == ".." { continue }
            if let kind = kind(ofType: entry.pointee.d_type) {
                found.append((name, kind))
            } else if let status = try EntryStatus.of(name, in: folder.number) {
                found.append((name, status.kind))
            }
        }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
        let start = UnsafeRawPointer(entry) + offset
        return String(validatingCString: start.assumingMemoryBound(to: CChar.self))
    }

    /// Nil where the file system doesn't say.
    private static func kind(ofType type: UInt8) -> EntryKind? {
        switch Int(type) {
        case Int(DT_UNKNOWN): nil
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .symbolicLink
        default: .other
        }
    }
}
