import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads many files below one root, fast where they are asked for in order of their paths.
///
/// It keeps the folders on the way to the last file open, so that a neighbour costs one `open`, one
/// `fstat` and one `read`. Each thread uses a reader of its own.
public final class FileReader {
    /// The most bytes that are read unless asked otherwise: 64 MiB.
    public static let defaultMaximumSize = 64 << 20

    private let root: DirectoryRoot
    private var folderPath: RelativePath?
    private var folder: OpenDescriptor
    /// The open folders from the root to `folder`, by name.
    private var open: [(name: String, folder: OpenDescriptor)] = []

    /// Creates a reader of the files below `root`.
    public init(_ root: DirectoryRoot) {
        self.root = root
        folder = root.descriptor
    }

    /// Reads a file whole.
    /// - Parameters:
    ///   - path: the file.
    ///   - maximumSize: the most bytes that are read; larger files are refused.
    /// - Throws: a failure that names the path and what stands in the way: 66 where there is no such
    ///   file, 74 where a link or folder stands there or it can't be read.
    public func read(
        _ path: RelativePath, maximumSize: Int = FileReader.defaultMaximumSize
    ) throws(Failure) -> FileContents {
        let contents: FileContents?
        do throws(PathObstacle) {
            contents = try self.contents(of: path, maximumSize: maximumSize)
        } catch {
            throw error.failure(to: "read", path, below: root.path)
        }
        guard let contents else {
            throw Failure(
                .inputOutput, id: "file.too-large",
                "'\(path)' is larger than \(maximumSize) bytes",
                at: SourceLocation(path: path.string))
        }
        return contents
    }

    /// The file's contents; nil where it is larger than allowed.
    func contents(of path: RelativePath, maximumSize: Int) throws(PathObstacle) -> FileContents? {
        let parent = path.parent
        if parent != folderPath {
            folder = try openFolder(parent)
            folderPath = parent
        }
        return try Self.contents(of: path.name, at: path, in: folder, maximumSize: maximumSize)
    }

    /// Opens a folder from the nearest one on the way that is open already.
    private func openFolder(_ path: RelativePath?) throws(PathObstacle) -> OpenDescriptor {
        let components = path?.components ?? []
        let shared = zip(open, components).prefix { $0.name == $1 }.count
        open.removeSubrange(shared...)
        // Until all of it is open, no folder counts as the last one.
        folderPath = nil
        folder = root.descriptor
        var current = open.last?.folder ?? root.descriptor
        for (depth, component) in components.enumerated().dropFirst(shared) {
            current = try DirectoryRoot.openFolder(
                component, in: current, at: { DirectoryRoot.joined(Array(components[...depth])) })
            open.append((component, current))
        }
        return current
    }

    /// Reads the file of a name in an open folder; nil where it is larger than allowed.
    static func contents(
        of name: String, at path: RelativePath, in folder: OpenDescriptor, maximumSize: Int
    ) throws(PathObstacle) -> FileContents? {
        let file = try openFile(name, at: path, in: folder)
        let status: EntryStatus
        do throws(SystemError) {
            status = try EntryStatus.of(file.number)
        } catch {
            throw .system(path, error)
        }
        guard status.kind == .file else { throw .inTheWay(path, status.kind) }
        guard status.size <= maximumSize else { return nil }
        do throws(SystemError) {
            return FileContents(
                bytes: try bytes(of: file, size: status.size), mode: status.mode)
        } catch {
            throw .system(path, error)
        }
    }

    private static func openFile(
        _ name: String, at path: RelativePath, in folder: OpenDescriptor
    ) throws(PathObstacle) -> OpenDescriptor {
        // Without `O_NONBLOCK` a pipe that nobody writes to would hold the process up.
        let flags = O_RDONLY | O_NONBLOCK
        do throws(SystemError) {
            return try OpenDescriptor.open(name, in: folder.number, flags: flags)
        } catch {
            if error.code == ENOENT,
                let spelling = DirectoryRoot.otherForm(of: name, in: folder),
                let file = try? OpenDescriptor.open(spelling, in: folder.number, flags: flags)
            {
                return file
            }
            throw DirectoryRoot.obstacle(error, name: name, in: folder, at: path)
        }
    }

    private static func bytes(
        of file: OpenDescriptor, size: Int
    ) throws(SystemError) -> [UInt8] {
        var problem: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            do throws(SystemError) {
                while filled < size {
                    let rest = UnsafeMutableRawBufferPointer(
                        rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                    let count = try checkedCount("read") {
                        systemRead(file.number, rest.baseAddress, rest.count)
                    }
                    if count == 0 { break }
                    filled += count
                }
            } catch {
                problem = error
            }
        }
        if let problem { throw problem }
        return bytes
    }
}

/// `read`, under a name that the method of the same name doesn't shadow.
private func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
    read(descriptor, buffer, count)
}
