#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open folder whose entries are taken as the disk spells them.
///
/// For listings that have to agree with git's byte by byte; all others want names in NFC.
public struct SpelledFolder {
    private let descriptor: OpenDescriptor

    /// Opens a folder below a root; nil where it can't be opened.
    /// - Parameter path: the folder as the disk spells it, with `/` between its components; empty for the root itself. Its
    ///   last component isn't followed where it is a link.
    public init?(_ path: String, below root: DirectoryRoot) {
        do throws(SystemError) {
            descriptor = try OpenDescriptor.open(
                path.isEmpty ? "." : path, in: root.descriptor.number,
                flags: O_RDONLY | O_DIRECTORY)
        } catch {
            return nil
        }
    }

    /// Everything in the folder, in no order; nil where it can't be read, or holds a name that isn't UTF-8.
    public func entries() -> [FolderEntry]? {
        do throws(SystemError) {
            let found = try FolderListing.allNames(of: descriptor, isFresh: true)
            return found.isWhole
                ? found.names.map { FolderEntry(name: $0.name, kind: $0.kind) } : nil
        } catch {
            return nil
        }
    }

    /// The bytes of a file in the folder; nil where it is no regular file, is larger than allowed, or can't be read.
    public func read(_ name: String, maximumSize: Int) -> [UInt8]? {
        guard let path = try? RelativePath(validating: name) else { return nil }
        let contents = try? FileReader.contents(
            of: name, at: path, in: descriptor, maximumSize: maximumSize)
        return contents?.bytes
    }
}

extension DirectoryRoot {
    /// Whether something stands at a path as the disk spells it, links before the last component being followed; nil
    /// where that can't be told.
    public func holds(spelled path: String) -> Bool? {
        var status = stat()
        if fstatat(descriptor.number, path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return true }
        return errno == ENOENT || errno == ENOTDIR ? false : nil
    }
}
