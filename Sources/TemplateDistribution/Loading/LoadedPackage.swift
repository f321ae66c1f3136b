import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateManifest

/// A package as a project uses it, with its sets at hand.
public struct LoadedPackage: Sendable {
    /// The name: the project's own, or that of the package which asks for it.
    public var name: String
    /// The version, the branch with the beginning of the commit, or `folder`.
    public var title: String
    /// The version; nil for branches, revisions and folders.
    public var version: SemanticVersion?
    /// The repository's address; nil for a folder.
    public var address: RepositoryAddress?
    /// Where the files are.
    public var store: Store
    /// The packages that it builds on by the names that its own `Formwork.xml` gives them: places in
    /// ``ProjectPackages/packages``.
    public var dependencies: [String: Int]

    /// Where a package's files are.
    public enum Store: Sendable {
        /// Read from a repository at a commit, every hash checked; with what people should read before the
        /// path of a file, such as `acme@1.2.0`.
        case contents(PackageContents, displayPath: String)
        /// A folder on the disk: its absolute path, and how people should read it.
        case folder(String, displayPath: String)
    }

    /// Creates a package.
    public init(
        name: String, title: String, version: SemanticVersion? = nil,
        address: RepositoryAddress? = nil, store: Store, dependencies: [String: Int] = [:]
    ) {
        self.name = name
        self.title = title
        self.version = version
        self.address = address
        self.store = store
        self.dependencies = dependencies
    }

    /// The ids of its sets, in alphabetical order, and the names of folders that can't be ids.
    public func setNames() throws(Failure) -> [String] {
        switch store {
        case .contents(let contents, _): return contents.setNames
        case .folder(let path, _):
            let root = try DirectoryRoot(path: path)
            let holds = try root.entries().contains {
                $0.name == PackageContents.setsFolder && $0.kind == .folder
            }
            guard holds else { return [] }
            return try DirectoryRoot(path: "\(path)/\(PackageContents.setsFolder)").entries()
                .filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map(\.name)
        }
    }

    /// How people should read the folder of a set.
    public func displayRoot(ofSet set: String) -> String {
        let place = "\(PackageContents.setsFolder)/\(set)"
        switch store {
        case .contents(_, let shown), .folder(_, let shown):
            return shown.isEmpty ? place : "\(shown)/\(place)"
        }
    }

    /// The files of a set by their path in its folder.
    public func files(ofSet set: String) throws(Failure) -> [String: SetSource] {
        switch store {
        case .contents(let contents, _):
            let root = displayRoot(ofSet: set)
            var sources: [String: SetSource] = [:]
            for (path, file) in contents.files(ofSet: set) {
                sources[path] = SetSource(
                    bytes: file.bytes, isExecutable: file.isExecutable,
                    displayPath: "\(root)/\(path)")
            }
            return sources
        case .folder(let path, _):
            return try SetFolderReader.read(
                folder: "\(path)/\(PackageContents.setsFolder)/\(set)")
        }
    }
}

/// The packages of a project.
public struct ProjectPackages: Sendable {
    /// Every package, also those that only packages ask for.
    public var packages: [LoadedPackage]
    /// The packages that the project declares, by name.
    public var declared: [String: Int]

    /// Creates an empty collection.
    public init() {
        packages = []
        declared = [:]
    }

    /// The packages with another one, which builds on what the project declares.
    /// - Returns: a collection in which that one alone is declared.
    public func adding(_ package: LoadedPackage) -> ProjectPackages {
        var package = package
        package.dependencies = declared
        var result = ProjectPackages()
        result.packages = packages + [package]
        result.declared = [package.name: packages.count]
        return result
    }
}
