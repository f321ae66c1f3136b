/// A target of an Xcode project.
public struct XcodeTarget: Sendable, Hashable {
    /// The identifier of the target's object in the project file.
    public var id: String
    /// The target's name.
    public var name: String
    /// What it builds.
    public var kind: XcodeProductKind
    /// The name of the built file, such as `Shop.app`.
    public var productFile: String?
    /// Its configurations, in the order of the file.
    public var configurations: [XcodeBuildConfiguration]
    /// The files of its Sources phases, relative to the project's folder, in the order of the
    /// file; those of synchronized folders aren't among them.
    public var sourceFiles: [String]
    /// The identifiers of its Sources phases; a file that isn't in a synchronized folder must be
    /// listed in one.
    public var sourcesPhases: [String]
    /// The folders whose files belong to it without being listed.
    public var synchronizedFolders: [XcodeSynchronizedFolder]
    /// The names of the targets of the same project that it depends on.
    public var dependencies: [String]
    /// The products of Swift packages that it links.
    public var packageProducts: [String]
    /// The identifier of the target that it tests, where the project states it.
    var testTargetID: String?

    /// Whether a file belongs to the target.
    /// - Parameter file: relative to the project's folder.
    public func contains(_ file: String) -> Bool {
        synchronizedFolders.contains { $0.contains(file) } || sourceFiles.contains(file)
    }
}
