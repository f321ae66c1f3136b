import FileTree
import ProjectScanning

/// What learning reads of a project: the facts, and every file by name.
public struct ProjectTree: Sendable {
    /// What the scan learned.
    public var facts: ProjectFacts
    /// The project's files: sources, and resources beside them.
    public var files: [RelativePath]
    /// Swift files of samples, which the scan leaves out: a module may have an app to try it in.
    let samples: [RelativePath]

    private let roles: [RelativePath: String]
    private let isTestFile: [RelativePath: Bool]
    private let screens: Set<RelativePath>
    private let names: [RelativePath: (stem: String, role: String)]

    /// Creates a tree.
    /// - Parameters:
    ///   - facts: what the scan learned.
    ///   - files: every file of the project. Swift files that the scan left out, such as generated ones, are left
    ///     out here too, as are files where no set may write.
    public init(facts: ProjectFacts, files: [RelativePath]) {
        self.facts = facts
        var tests: [RelativePath: Bool] = [:]
        for file in facts.files { tests[file.path] = file.isTest }
        isTestFile = tests
        roles = Dictionary(
            facts.features.flatMap { $0.files + $0.tests }.map { ($0.path, $0.role) },
            uniquingKeysWith: { first, _ in first })
        samples = SampleFiles.swift(among: files).filter { tests[$0] == nil }
        screens = Set(
            facts.files.filter { file in
                !file.isTest
                    && (RoleNames.namesScreen(file.path.name)
                        || file.outline.declarations.contains(where: Self.isScreen))
            }.map(\.path))
        names = Dictionary(
            facts.files.compactMap { file in
                guard !file.isTest, let stem = RoleNames.stem(of: FileBase(file.path.name).base)
                else { return nil }
                let role = RoleNames.role(ofFile: file.path.name, isTest: false)
                return (file.path, (stem, role))
            }, uniquingKeysWith: { first, _ in first })
        let foreign = Self.foldersOfOtherApps(facts)
        self.files = files.filter { file in
            !foreign.contains { file.hasPrefix($0) }
                && (file.fileExtension != "swift" || tests[file] != nil || Self.isManifest(file))
                && Self.isForApple(file)
                && (ProtectedPlace.holding(file) == nil || Self.isManifest(file))
        }
    }

    /// The folders that hold features, the most important first.
    var featureRoots: [String] { facts.layout.featureRoots.map(\.string) }

    /// The folders of other apps' projects, which stand beside the features' root: their files are no part of its
    /// features. The sample app of a feature stands inside the root.
    private static func foldersOfOtherApps(_ facts: ProjectFacts) -> [RelativePath] {
        guard let root = facts.layout.featureRoots.first else { return [] }
        let folders = facts.targets.filter { $0.projectKind == .xcode && !$0.isTest }
            .filter { $0.kind == .app || $0.kind == .other }.compactMap(\.projectFolder)
        return Set(folders).filter { !root.hasPrefix($0) && !$0.hasPrefix(root) }.sorted()
    }

    /// Whether a file describes a package below the project's root, such as one that a feature has for itself.
    private static func isManifest(_ file: RelativePath) -> Bool {
        file.name == "Package.swift"
            && file.parent.map { ProtectedPlace.holding($0) == nil } ?? false
    }

    /// Endings of code for other platforms: what stands beside an app in a repository for several.
    private static let otherCode: Set<String> = [
        "kt", "kts", "java", "gradle", "groovy", "pro", "dart", "cs", "go", "rs", "js", "jsx", "ts",
        "tsx", "mjs", "css", "scss", "html", "py", "rb", "php", "vue", "wxml", "wxss",
    ]

    /// Whether a file may belong to an app for Apple's platforms.
    private static func isForApple(_ file: RelativePath) -> Bool {
        guard let ending = file.fileExtension, !otherCode.contains(ending) else { return false }
        // Android's layouts are XML below `res`.
        return ending != "xml" || !file.components.contains("res")
    }

    /// What a source's name has before its role, and the role; nil where it names none.
    func name(of source: RelativePath) -> (stem: String, role: String)? { names[source] }

    /// Whether a source shows something by itself: its name says so, or what it declares.
    func showsScreen(_ path: RelativePath) -> Bool { screens.contains(path) }

    private static func isScreen(_ declaration: FileOutline.Declaration) -> Bool {
        guard declaration.kind == "struct" || declaration.kind == "class" else { return false }
        return declaration.attributes.contains("Reducer")
            || declaration.inheritance.contains {
                $0 == "View" || $0.hasSuffix("ViewController")
            }
    }

    /// Whether a file belongs to the tests.
    func isTest(_ path: RelativePath) -> Bool {
        if let known = isTestFile[path] { return known }
        return facts.layout.testRoots.contains { path.hasPrefix($0) }
    }

    /// A file of a feature: what it is for, its contents say where the scan has read them, its name elsewhere.
    func file(_ path: RelativePath, in folder: String?, pattern: PathPattern) -> SiblingFile {
        let isTest = isTest(path)
        return SiblingFile(
            path: path, isTest: isTest,
            isInside: folder.map { path.string.hasPrefix($0 + "/") } ?? false,
            role: roles[path] ?? RoleNames.role(ofFile: path.name, isTest: isTest),
            pattern: pattern)
    }
}
