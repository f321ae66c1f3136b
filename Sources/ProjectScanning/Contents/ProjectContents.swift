import Diagnostics
import FileTree

/// Where a scan gets a project's files from: a folder on disk, or a dictionary in a test.
public protocol ProjectContents: Sendable {
    /// The files of the project, in any order.
    /// - Throws: a failure where there is no such project, or it can't be listed.
    func fileList() throws(Failure) -> ProjectFileList

    /// The same list where it can be told about as fast as folders can be walked; nil where it can't.
    /// - Parameter sharing: how many threads look at folders.
    func quickFileList(sharing: WorkSharing) -> ProjectFileList?

    /// Swift files and others of interest that the list will most likely hold, found faster than the list
    /// and in ascending order; nil where it takes no time itself. Reading them early is of use even where
    /// some turn out not to count.
    /// - Parameter isOfInterest: whether a file that isn't Swift is wanted too.
    func likelyFiles(_ isOfInterest: (RelativePath) -> Bool) -> [RelativePath]?

    /// A reader for one thread.
    func makeReader() -> any ProjectFileReader

    /// The files that came in lately, as far as a history tells; empty without one.
    func recentAdditions() -> Set<RelativePath>

    /// The repository that the project is a folder of; nil where it isn't.
    func surroundings() -> ProjectSurroundings?
}

/// A repository around a project: what it states at its top holds for the project as well.
public struct ProjectSurroundings: Sendable {
    /// The project's folder below the repository's top.
    public var project: RelativePath
    /// Gives the content of a configuration file by its path below the top; nil where there is none.
    public var read: @Sendable (RelativePath) -> [UInt8]?

    /// Creates surroundings.
    public init(
        project: RelativePath, read: @escaping @Sendable (RelativePath) -> [UInt8]?
    ) {
        self.project = project
        self.read = read
    }
}

extension ProjectContents {
    /// A project that stands by itself.
    public func surroundings() -> ProjectSurroundings? { nil }
}

extension ProjectContents {
    /// A project without history.
    public func recentAdditions() -> Set<RelativePath> { [] }
}

extension ProjectContents {
    /// Nothing: there is but one way to list the files.
    public func quickFileList(sharing: WorkSharing) -> ProjectFileList? { nil }
}

extension ProjectContents {
    /// Nothing: the list takes no time.
    public func likelyFiles(_ isOfInterest: (RelativePath) -> Bool) -> [RelativePath]? { nil }
}

/// Reads files of a project; used by one thread at a time.
public protocol ProjectFileReader {
    /// The bytes of a file.
    /// - Throws: a failure where the file can't be read.
    func read(_ path: RelativePath) throws(Failure) -> [UInt8]
}

/// The files of a project as far as they are its own business: what `.gitignore` excludes isn't listed.
public struct ProjectFileList: Sendable {
    /// The files.
    public var files: [RelativePath]
    /// What couldn't be listed.
    public var diagnostics: [Diagnostic]

    /// Creates a list.
    public init(files: [RelativePath], diagnostics: [Diagnostic] = []) {
        self.files = files
        self.diagnostics = diagnostics
    }
}

/// A project that stands in memory, by path and text.
public struct ProjectInMemory: ProjectContents, ProjectFileReader {
    private let bytes: [RelativePath: [UInt8]]

    /// Creates a project; paths that aren't valid are left out.
    public init(_ files: [String: String]) {
        var bytes: [RelativePath: [UInt8]] = [:]
        for (path, text) in files {
            if let path = try? RelativePath(validating: path) { bytes[path] = Array(text.utf8) }
        }
        self.bytes = bytes
    }

    /// The files, in no order.
    public func fileList() -> ProjectFileList { ProjectFileList(files: Array(bytes.keys)) }

    /// The project itself.
    public func makeReader() -> any ProjectFileReader { self }

    /// The bytes of a file.
    public func read(_ path: RelativePath) throws(Failure) -> [UInt8] {
        guard let found = bytes[path] else {
            throw Failure(.notFound, id: "file.absent", "there is no file '\(path)'")
        }
        return found
    }
}
