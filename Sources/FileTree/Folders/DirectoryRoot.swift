import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A folder that was opened once; everything below it is reached through its descriptor.
///
/// The folder itself may be reached through a symbolic link. Below it none is followed: each
/// component is opened with `openat` and `O_NOFOLLOW`, so a link that leaves the project can't be
/// swapped in between a check and its use. (Decision 7, trap 1.)
public struct DirectoryRoot: Sendable {
    /// The path as it was given, for messages.
    public let path: String
    let descriptor: OpenDescriptor

    /// Opens a folder.
    /// - Parameter path: absolute, or relative to the working folder.
    /// - Throws: a failure with exit code 66 where there is no such folder, 74 where it can't be read.
    public init(path: String) throws(Failure) {
        self.path = path
        let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else {
            let error = SystemError.last("open")
            let isAbsent = error.code == ENOENT || error.code == ENOTDIR
            throw Failure(
                isAbsent ? .notFound : .inputOutput, id: "folder.unreadable",
                "can't open the folder '\(path)': \(error.words)",
                fix: isAbsent ? "name an existing folder" : nil)
        }
        descriptor = OpenDescriptor(number)
    }

    /// Reads a file whole.
    /// - Parameters:
    ///   - path: the file.
    ///   - maximumSize: the most bytes that are read; larger files are refused.
    /// - Throws: a failure that names the path and what stands in the way.
    public func read(
        _ path: RelativePath, maximumSize: Int = FileReader.defaultMaximumSize
    ) throws(Failure) -> FileContents {
        try FileReader(self).read(path, maximumSize: maximumSize)
    }

    /// What stands at a path; links aren't followed, and a missing folder on the way means `absent`.
    ///
    /// Plans ask this about their outputs, so what stands on the way is "can't create".
    /// - Throws: a failure with exit code 73 where a link or file stands on the way, or the place
    ///   can't be entered.
    public func kind(of path: RelativePath) throws(Failure) -> EntryKind {
        do throws(PathObstacle) {
            return try status(of: path)?.kind ?? .absent
        } catch {
            if case .absent = error { return .absent }
            throw error.failure(
                to: "look at", path, below: self.path, whileWriting: true)
        }
    }

    /// The entries of a folder, ordered by name.
    ///
    /// Names that aren't UTF-8 are left out: no ``RelativePath`` can hold them.
    /// - Parameter folder: nil means the root itself.
    public func entries(of folder: RelativePath? = nil) throws(Failure) -> [FolderEntry] {
        do throws(PathObstacle) {
            return try FolderListing.entries(of: try openFolder(folder), at: folder)
        } catch {
            throw error.failure(to: "list", folder, below: path)
        }
    }

    /// The existing entry that a case-insensitive file system would find under a path, as the folder
    /// spells it (in NFC); nil where there is none.
    ///
    /// An entry of exactly this spelling comes before one that differs in case.
    public func existingSpelling(of path: RelativePath) throws(Failure) -> RelativePath? {
        let found = try SpellingIndex(self).respelling(of: path)
        return found.isWhole ? found.path : nil
    }
}

extension DirectoryRoot {
    /// Opens a folder below the root, one component at a time.
    func openFolder(_ folder: RelativePath?) throws(PathObstacle) -> OpenDescriptor {
        guard let folder else { return descriptor }
        var current = descriptor
        var walked: [String] = []
        for component in folder.components {
            walked.append(component)
            current = try Self.openFolder(component, in: current, at: { Self.joined(walked) })
        }
        return current
    }

    /// Opens a folder by name.
    static func openFolder(
        _ name: String, in parent: OpenDescriptor, at path: () -> RelativePath?
    ) throws(PathObstacle) -> OpenDescriptor {
        let flags = O_RDONLY | O_DIRECTORY
        do throws(SystemError) {
            return try OpenDescriptor.open(name, in: parent.number, flags: flags)
        } catch {
            if error.code == ENOENT, let spelling = otherForm(of: name, in: parent) {
                do throws(SystemError) {
                    return try OpenDescriptor.open(spelling, in: parent.number, flags: flags)
                } catch {
                    throw obstacle(error, name: spelling, in: parent, at: path())
                }
            }
            throw obstacle(error, name: name, in: parent, at: path())
        }
    }

    /// What an entry is, without following it; nil where its folder has no such entry.
    func status(of path: RelativePath) throws(PathObstacle) -> EntryStatus? {
        let parent = try openFolder(path.parent)
        do throws(SystemError) {
            if let status = try EntryStatus.of(path.name, in: parent.number) { return status }
            guard let spelling = Self.otherForm(of: path.name, in: parent) else { return nil }
            return try EntryStatus.of(spelling, in: parent.number)
        } catch {
            throw .system(path, error)
        }
    }

    /// The name under which a folder really holds an entry whose name is in another Unicode form.
    ///
    /// A `RelativePath` is in NFC, but Linux file systems keep names as they were written.
    static func otherForm(of name: String, in folder: OpenDescriptor) -> String? {
        guard name.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        // A folder that can't be listed leaves the first answer, "no such file", as it is.
        return try? FolderListing.names(of: folder).first { $0.name == name }?.name
    }

    /// Says what stands in the way of an open that failed.
    static func obstacle(
        _ error: SystemError, name: String, in parent: OpenDescriptor, at path: RelativePath?
    ) -> PathObstacle {
        guard let path else { return .system(nil, error) }
        switch error.code {
        case ENOENT: return .absent(path)
        case ELOOP, ENOTDIR, EMLINK:
            let status = try? EntryStatus.of(name, in: parent.number)
            return .inTheWay(path, status?.kind ?? .other)
        default: return .system(path, error)
        }
    }

    static func joined(_ components: [String]) -> RelativePath? {
        try? RelativePath(validating: components.joined(separator: "/"))
    }
}
