import Diagnostics
import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files of a project as git sees them: tracked ones, and others that no `.gitignore` excludes.
public struct FileListing: Sendable, Hashable {
    /// The files and symbolic links, ordered by path and each once; no folders.
    public var paths: [RelativePath]
    /// Folders that are repositories of their own; their files aren't listed.
    public var nestedRepositories: [RelativePath]
    /// How many names were left out because no ``RelativePath`` can hold them.
    public var skipped: Int
    /// Folders that git couldn't open, seen from the top of the work tree; their files aren't listed.
    public var unreadable: [String]
    /// Whether the folder belongs to a git work tree that may be read.
    public var isWorkTree: Bool

    /// Creates a listing from its parts.
    public init(
        paths: [RelativePath] = [], nestedRepositories: [RelativePath] = [], skipped: Int = 0,
        unreadable: [String] = [], isWorkTree: Bool
    ) {
        self.paths = paths
        self.nestedRepositories = nestedRepositories
        self.skipped = skipped
        self.unreadable = unreadable
        self.isWorkTree = isWorkTree
    }
}

extension Git {
    /// Lists the files below a folder that git tracks or would offer to track.
    ///
    /// One run of git. In a plain folder, and in a work tree that belongs to another
    /// user (git refuses those), `.gitignore` files still count: an empty repository outside the
    /// project stands in (decision 3).
    /// - Parameter root: the project's folder; it may lie inside a larger work tree.
    /// - Returns: paths relative to `root`. Files that were deleted from the disk aren't among them.
    /// - Throws: a failure with exit code 66 where the folder doesn't exist, 69 where git fails.
    public func trackedAndUntracked(below root: String) throws(Failure) -> FileListing {
        _ = try DirectoryRoot(path: root)
        // Git would say the same, and take a process for it.
        if try Self.enclosingRepository(of: root) == nil {
            return try plainListing(below: root, top: root)
        }
        let result = try run(
            in: root, ["ls-files", "-z", "-t", "-s", "-c", "-o", "-d", "--exclude-standard"])
        if result.isSuccess {
            let listing = Self.listing(result, isWorkTree: true)
            if !listing.paths.isEmpty { return listing }
            // A repository around the project may ignore all of it, as one of a home folder does.
            return try plainListing(below: root, top: root)
        }
        guard result.exitCode == 128 else { throw failure("list the files of '\(root)'", result) }
        return try plainListing(below: root, top: Self.enclosingRepository(of: root) ?? root)
    }

    /// - Parameter top: the folder from which `.gitignore` files count.
    private func plainListing(
        below root: String, top: String
    ) throws(Failure) -> FileListing {
        let repository = try EmptyRepository()
        let top = try Self.absolutePath(top)
        let result = try run(
            in: root,
            [
                "--git-dir=\(repository.path)", "--work-tree=\(top)", "ls-files", "-z", "-t", "-o",
                "--exclude-standard",
            ])
        guard result.isSuccess else { throw failure("list the files of '\(root)'", result) }
        return Self.listing(result, isWorkTree: false)
    }

    private static func listing(_ result: ProcessResult, isWorkTree: Bool) -> FileListing {
        var listing = listing(result.output, isWorkTree: isWorkTree)
        listing.unreadable = unreadable(result.errors)
        return listing
    }

    /// Reads lines such as `warning: could not open directory 'a/b/': Permission denied`; git runs with
    /// `LC_ALL=C`, so that its words are these.
    static func unreadable(_ messages: [UInt8]) -> [String] {
        let start = "warning: could not open directory '"
        return String(decoding: messages, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard line.hasPrefix(start), let quote = line.lastIndex(of: "'") else { return nil }
            var folder = line.dropFirst(start.count).prefix(upTo: quote)
            if folder.hasSuffix("/") { folder = folder.dropLast() }
            return String(folder)
        }
    }

    /// Reads entries such as `H 100644 <object> 0\t<path>` (tracked) and `? <path>` (others).
    static func listing(_ output: [UInt8], isWorkTree: Bool) -> FileListing {
        var listing = FileListing(isWorkTree: isWorkTree)
        var missing: Set<RelativePath> = []
        for entry in output.split(separator: 0) {
            guard entry.count > 2, let tag = entry.first else { continue }
            var name = entry.dropFirst(2)
            var isRepository = false
            if tag != UInt8(ascii: "?") {
                guard let tab = name.firstIndex(of: UInt8(ascii: "\t")) else { continue }
                isRepository = name.starts(with: "160000".utf8)
                name = name[name.index(after: tab)...]
            } else if name.last == UInt8(ascii: "/") {
                isRepository = true
                name = name.dropLast()
            }
            guard let text = String(utf8: name),
                let path = try? RelativePath(validating: text)
            else {
                listing.skipped += 1
                continue
            }
            if isRepository {
                listing.nestedRepositories.append(path)
            } else if tag == UInt8(ascii: "R") || tag == UInt8(ascii: "S") {
                // Removed from the disk, or left out by a sparse checkout.
                missing.insert(path)
            } else {
                listing.paths.append(path)
            }
        }
        listing.paths = uniqueSorted(listing.paths)
        listing.nestedRepositories = uniqueSorted(listing.nestedRepositories)
        if !missing.isEmpty { listing.paths.removeAll { missing.contains($0) } }
        return listing
    }

    private static func uniqueSorted(_ paths: [RelativePath]) -> [RelativePath] {
        var unique: [RelativePath] = []
        unique.reserveCapacity(paths.count)
        for path in paths.sorted() where unique.last != path { unique.append(path) }
        return unique
    }

    /// Whether a folder at or above a path holds a `.git`: where none does, git knows no history.
    public static func isInsideRepository(_ root: String) -> Bool {
        (try? enclosingRepository(of: root)) != .some(nil)
    }

    /// The nearest folder at or above a path that holds a `.git`, so that `.gitignore` files above a
    /// sub-folder count even where git itself refuses the repository.
    private static func enclosingRepository(of root: String) throws(Failure) -> String? {
        var folder = try absolutePath(root)
        while true {
            var status = stat()
            if lstat(folder == "/" ? "/.git" : "\(folder)/.git", &status) == 0 { return folder }
            guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }

    private static func absolutePath(_ path: String) throws(Failure) -> String {
        guard let resolved = realpath(path, nil) else {
            throw Failure(
                .notFound, id: "folder.unreadable",
                "can't open the folder '\(path)': \(String(cString: strerror(errno)))",
                fix: "name an existing folder")
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
