import FileTree

/// Where features and their tests live.
public struct LayoutFacts: Sendable, Equatable {
    /// Folders that hold features, the most important first.
    public var featureRoots: [RelativePath]
    /// The folder of a new feature, a path with `{{ feature }}` (`Sources/App/Features/{{ feature }}`);
    /// the feature root itself where features are flat files; nil where nothing is known.
    public var featurePath: String?
    /// The folder of a new feature's tests, a path with `{{ feature }}` where each feature has a folder;
    /// nil where the project has no tests.
    public var testPath: String?
    /// Whether the two paths are templates, as a project's configuration writes them: then any tag may stand in them.
    /// Otherwise `{{ feature }}` is the only one, and other braces are folders' names.
    public var isTemplate = false
    /// Folders that hold unit tests, the most important first.
    public var testRoots: [RelativePath]
    /// Whether a feature is a folder of its own; false where features are flat files in one folder.
    public var hasFeatureFolders: Bool
    /// The folder of each role's files where features are spread over layers, such as
    /// `view-model` → `App/ViewModels`; empty where they aren't.
    public var layerFolders: [String: RelativePath]

    /// Creates a layout.
    public init(
        featureRoots: [RelativePath] = [], featurePath: String? = nil, testPath: String? = nil,
        testRoots: [RelativePath] = [], hasFeatureFolders: Bool = true,
        layerFolders: [String: RelativePath] = [:]
    ) {
        self.featureRoots = featureRoots
        self.featurePath = featurePath
        self.testPath = testPath
        self.testRoots = testRoots
        self.hasFeatureFolders = hasFeatureFolders
        self.layerFolders = layerFolders
    }
}

/// A feature that the project has.
public struct FeatureFacts: Sendable, Equatable {
    /// The stem that its files share, such as `Catalog`.
    public var name: String
    /// The path of the parent folder below the feature root; nil where the feature stands at the root.
    public var group: String?
    /// The feature's folder; nil where its files are spread over layers.
    public var path: RelativePath?
    /// Its source files.
    public var files: [RoledFile]
    /// Its test files, mocks included.
    public var tests: [RoledFile]
    /// The architecture that most of its screens follow; nil where it has none.
    public var architecture: ArchitectureLabel?

    /// A file with its role.
    public struct RoledFile: Sendable, Equatable {
        /// The file.
        public var path: RelativePath
        /// What it is for, such as `view-model`; `other` where that isn't known.
        public var role: String

        /// Creates a file with its role.
        public init(path: RelativePath, role: String) {
            self.path = path
            self.role = role
        }
    }

    /// Creates a feature.
    public init(
        name: String, group: String?, path: RelativePath?, files: [RoledFile],
        tests: [RoledFile] = [], architecture: ArchitectureLabel? = nil
    ) {
        self.architecture = architecture
        self.name = name
        self.group = group
        self.path = path
        self.files = files
        self.tests = tests
    }
}

/// A place in existing code that must learn of a new feature.
public struct IntegrationPoint: Sendable, Equatable {
    /// What kind of place it is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case routeEnum = "route-enum"
        case rootView = "root-view"
        case tabView = "tab-view"
        case coordinator
        case compositionRoot = "composition-root"
        case packageManifest = "package-manifest"
        case xcodeProject = "xcode-project"
        case xcodegenSpec = "xcodegen-spec"
        case tuistManifest = "tuist-manifest"
    }

    /// What kind of place it is.
    public var kind: Kind
    /// The file.
    public var path: RelativePath
    /// The line, counted from 1: of the last case of a route enum, of the declaration otherwise.
    public var line: Int
    /// The type or target that stands there.
    public var name: String

    /// Creates an integration point.
    public init(kind: Kind, path: RelativePath, line: Int, name: String) {
        self.kind = kind
        self.path = path
        self.line = line
        self.name = name
    }
}

extension ProjectFacts {
    /// A group's path below the feature root: a name that one existing group ends with stands for that group.
    /// - Parameter name: the name or path, as a user typed it.
    public func group(named name: String) -> String {
        let known = Set(features.compactMap(\.group))
        if known.contains(name) || name.contains("/") { return name }
        let ending = known.filter { $0.hasSuffix("/" + name) }.sorted()
        return ending.count == 1 ? ending[0] : name
    }
}
