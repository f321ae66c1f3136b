import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateDistribution
import TemplateManifest

/// A project's configuration and the sets that it can use.
struct ProjectSets: Sendable {
    /// Where the project's `Formwork.xml` is; nil where there is none.
    let place: ConfigurationPlace?
    /// What it says.
    let configuration: ProjectConfiguration
    /// The packages, as they are locked.
    let packages: ProjectPackages
    /// The sets.
    let library: SetLibrary

    /// Reads a project's configuration, its packages as they are locked, and its own sets.
    /// - Parameter isOffline: whether nothing may be fetched.
    /// - Throws: `Failure`: 65 where something is invalid or the lock doesn't fit, 69 where a package
    ///   isn't to be had.
    init(
        root: DirectoryRoot, in session: Session, isOffline: Bool = false
    ) throws(Failure) {
        place = try ConfigurationPlace(for: root)
        configuration = try ProjectSettings.configuration(at: place)
        packages = try PackageAccess(session, isOffline: isOffline)
            .packages(of: configuration, root: place?.folder ?? root)
        library = try SetLibrary(root: root, above: place, packages: packages)
        try ProjectSettings.checkPins(of: configuration, in: library, hasPackages: true)
    }
}
