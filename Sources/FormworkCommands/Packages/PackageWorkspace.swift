import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateDistribution

/// A project's `Formwork.xml` and `Formwork.resolved`, to be read, and changed together.
struct PackageWorkspace {
    /// The folder that holds the files: the project, or that above it whose `Formwork.xml` counts.
    let root: DirectoryRoot
    /// What `Formwork.xml` holds; nil where there is none.
    let configurationBytes: [UInt8]?
    /// What it says.
    let configuration: ProjectConfiguration
    /// What is locked; nil where there is no lock.
    let lock: ResolvedPackages?
    private let lockBytes: [UInt8]?

    /// Reads a project.
    /// - Parameter option: what `--project` says; nil where it wasn't given.
    /// - Throws: `Failure` with the exit code `invalidInput` where one of the files is invalid.
    init(_ option: String?, in session: Session) throws(Failure) {
        let project = try ProjectLocator(session).project(option)
        root = try ConfigurationPlace(for: project)?.folder ?? project
        configuration = try ProjectSettings.configuration(at: ConfigurationPlace(for: root))
        configurationBytes = try Self.bytes(of: Self.configurationPath(), in: root)
        lockBytes = try Self.bytes(of: ResolvedPackages.filePath(), in: root)
        lock = try lockBytes.map { (bytes) throws(Failure) in try ResolvedPackages(bytes: bytes) }
    }

    /// An editor of the configuration.
    var editor: ConfigurationEditor {
        ConfigurationEditor(bytes: configurationBytes, path: ProjectConfiguration.fileName)
    }

    /// What a changed configuration says.
    /// - Throws: `Failure` with the exit code `invalidInput` where the change made it invalid.
    func configuration(from bytes: [UInt8]) throws(Failure) -> ProjectConfiguration {
        try ProjectSettings.makeLoader().load(bytes: bytes, path: ProjectConfiguration.fileName)
    }

    /// Writes both files, or neither; waits a while where another run is writing.
    /// - Parameters:
    ///   - configuration: the new bytes of `Formwork.xml`; nil leaves it as it is.
    ///   - lock: the new lock; one without packages goes away.
    /// - Returns: warnings about what couldn't be tidied up.
    /// - Throws: `Failure`: 73 where a file was changed meanwhile to something else, 74, 75 or 130.
    func save(
        configuration: [UInt8]?, lock: ResolvedPackages
    ) throws(Failure) -> [Diagnostic] {
        let newLock = lock.packages.isEmpty ? nil : try lock.bytes()
        let isSame = configuration == nil || configuration == configurationBytes
        guard !isSame || newLock != lockBytes else { return [] }
        let hold = try ProjectTurn.take(root)
        var operations: [FileOperation] = []
        if let configuration {
            operations += try change(
                Self.configurationPath(), from: configurationBytes, to: configuration)
        }
        operations += try change(ResolvedPackages.filePath(), from: lockBytes, to: newLock)
        guard !operations.isEmpty else { return [] }
        let flag = InterruptFlag()
        let result = try withExtendedLifetime(flag) { () throws(Failure) in
            let result = try FileTransaction(hold, operations).apply { flag.isRaised }
            Interruption.changeIsMade()
            return result
        }
        return result.warnings
    }

    /// The change of a file, none where another run has made it already.
    private func change(
        _ path: RelativePath, from old: [UInt8]?, to new: [UInt8]?
    ) throws(Failure) -> [FileOperation] {
        guard try Self.bytes(of: path, in: root) != new else { return [] }
        return switch (old, new) {
        case (nil, let new?): [.create(path, new)]
        case (let old?, let new?) where old != new:
            [.replace(path, new, expected: ContentDigest(of: old))]
        case (let old?, nil): [.remove(path, expected: ContentDigest(of: old))]
        default: []
        }
    }

    private static func configurationPath() throws(Failure) -> RelativePath {
        do { return try RelativePath(validating: ProjectConfiguration.fileName) } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
    }

    private static func bytes(
        of path: RelativePath, in root: DirectoryRoot
    ) throws(Failure) -> [UInt8]? {
        guard try root.kind(of: path) != .absent else { return nil }
        return try root.read(path, maximumSize: 4 << 20).bytes
    }
}
