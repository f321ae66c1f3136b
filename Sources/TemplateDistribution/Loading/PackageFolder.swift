import Diagnostics
import FileTree
import ProjectConfiguration

/// A package that is a folder on the disk, such as one that is being written.
struct PackageFolder {
    private let root: DirectoryRoot
    private let displayPath: String

    /// Opens the folder.
    /// - Parameter location: the place that names it.
    init(path: String, displayPath: String, location: SourceLocation?) throws(Failure) {
        do throws(Failure) {
            root = try DirectoryRoot(path: path)
        } catch {
            throw Failure(
                error.exitCode, id: "package.no-folder",
                "can't open the folder '\(displayPath)' of the package", at: location,
                fix: "name an existing folder with TemplateSets")
        }
        self.displayPath = displayPath
    }

    /// A folder's path without `.` and `..`, so that each folder has one.
    static func absolutePath(of path: String, from folder: String) -> String {
        RepositoryAddress(absolutePath: "./\(path.hasPrefix("/") ? path : "\(folder)/\(path)")")
            .resolved(against: "/").description
    }

    /// What it builds on.
    func dependencies(_ catalog: PackageCatalog) throws(Failure) -> [PackageReference] {
        let path: RelativePath
        do { path = try RelativePath(validating: ProjectConfiguration.fileName) } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
        guard try root.kind(of: path) == .file else { return [] }
        let bytes = try root.read(path, maximumSize: 4 << 20).bytes
        return try catalog.readDependencies(bytes, "\(displayPath)/\(path)")
    }
}
