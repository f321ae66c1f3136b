import FileTree

/// Puts what was found into paths with `{{ feature }}`.
struct LayoutReader {
    let found: FeatureFinder.Found
    let features: [FoundFeature]
    let tests: [SourceFile]
    let targets: [TargetFacts]

    /// Among more features than these, the tests of one don't say where a new feature's go: they may merely bear its
    /// name.
    private static let fewFeatures = 10

    static let placeholder = "{{ feature }}"

    /// The layout of the project.
    func layout() -> LayoutFacts {
        let testRoots = Self.testRoots(of: tests)
        let main = mainRoot
        var layout = LayoutFacts(
            featureRoots: found.roots.compactMap(Self.path),
            featurePath: main.map(featurePath), testPath: testPath(testRoots),
            testRoots: testRoots.compactMap(Self.path),
            hasFeatureFolders: found.shape == .folders)
        if found.shape == .layers { layout.layerFolders = layerFolders() }
        return layout
    }

    private var mainRoot: String? { found.roots.first }

    private static func path(_ folder: String) -> RelativePath? {
        try? RelativePath(validating: folder)
    }

    private func featurePath(_ root: String) -> String {
        guard found.shape == .folders else { return root }
        let suffix = folderSuffix(root)
        let folder = FolderPath.join(root, Self.placeholder + suffix)
        guard let inner = found.inner[root] else { return folder }
        let parts = inner.slashParts.map {
            $0 == Self.placeholder ? $0 + suffix : $0
        }
        return FolderPath.join(folder, parts.joined(separator: "/"))
    }

    /// The ending that the folders of a root's features share.
    private func folderSuffix(_ root: String) -> String {
        let names = features.filter { $0.root == root && $0.group == nil }
            .compactMap { $0.folder.map(FolderPath.name) }
        return Self.commonSuffix(names)
    }

    /// The ending that most folders share beside their own name, such as `Feature`.
    static func commonSuffix(_ names: [String]) -> String {
        for suffix in ["Feature", "Module", "Screen", "Scene", "UI", "Flow", "View"] {
            let count = names.count { $0.hasSuffix(suffix) && $0.count > suffix.count }
            if names.count >= 2, count * 2 >= names.count { return suffix }
        }
        return ""
    }

    private func layerFolders() -> [String: RelativePath] {
        var folders: [String: [String]] = [:]
        for feature in features {
            for file in feature.files where file.role != "other" {
                folders[file.role, default: []].append(file.folder)
            }
        }
        return folders.compactMapValues { FeatureFinder.counted($0).first.flatMap(Self.path) }
    }

    // MARK: Tests

    /// The folders of unit tests, those with most files first; of UI tests only where there are no others.
    static func testRoots(of tests: [SourceFile]) -> [String] {
        let candidates = tests.filter { $0.role != "mock" }
        // A library called `AppTesting` may serve tests, or be an app about tests: what imports a test
        // framework tells where tests are.
        let running = candidates.filter { file in
            file.outline.imports.contains { testFrameworks.contains($0.module) }
        }
        let suites = running.isEmpty ? candidates : running
        let unit = suites.filter { !isUserInterfaceTest($0.folder) }
        return FeatureFinder.counted((unit.isEmpty ? suites : unit).map { root(of: $0.folder) })
    }

    private static let testFrameworks: Set<String> = ["Testing", "XCTest", "Quick"]

    static func isUserInterfaceTest(_ folder: String) -> Bool {
        let text = folder + "/"
        return userInterfaceMarks.contains { $0.occurs(in: text) }
    }

    private static let userInterfaceMarks = [
        "uitests/", "uitest/", "snapshot", "e2e", "ui_tests",
    ].map { BytePattern($0, ignoresCase: true) }

    /// The outermost folder of tests: `Tests/AppTests` for `Tests/AppTests/Catalog`.
    private static func root(of folder: String) -> String {
        var parts: [String] = []
        var isInside = false
        for component in folder.slashParts {
            let isTest = FolderNames.isTest(component)
            if isInside, !isTest { break }
            parts.append(component)
            if isTest { isInside = true }
        }
        return isInside ? parts.joined(separator: "/") : folder
    }

    /// Where a new feature's tests go: as most features' tests lie; nil where there are no tests.
    private func testPath(_ testRoots: [String]) -> String? {
        var counts: [String: Int] = [:]
        for feature in features {
            var folders = Set<String>()
            let subjects = Set(feature.files.filter(\.isScreen).map(\.base))
            let own = feature.tests.filter { test in
                test.role == "test" && !Self.isUserInterfaceTest(test.folder)
            }
            // Tests of a view model or presenter say more than those of what it works on.
            let near = own.filter { subjects.contains($0.stem) }
            for test in near.isEmpty && found.shape != .layers ? own : near {
                folders.insert(template(of: test.folder, feature: feature))
            }
            for folder in folders { counts[folder, default: 0] += 1 }
        }
        if let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            best.value > 1 || features.count <= Self.fewFeatures
        {
            return best.key
        }
        guard let root = rootOfTests(else: testRoots) else { return nil }
        return found.shape == .folders ? FolderPath.join(root, Self.placeholder) : root
    }

    /// The folder of the tests of the target that holds the features; nil where only other targets have tests.
    private func rootOfTests(else testRoots: [String]) -> String? {
        let target = TargetChooser(targets: targets).target(for: mainRoot, features: features)
        guard let target else { return testRoots.first }
        let suites = targets.filter { $0.kind == .unitTests && $0.tests(target) }
        let own = tests.filter { test in suites.contains { $0.holds(test.path) } }
        if let root = Self.testRoots(of: own).first { return root }
        let isOthers = targets.contains { $0.kind == .unitTests && !$0.dependencies.isEmpty }
        return suites.isEmpty && isOthers ? nil : testRoots.first
    }

    /// A test folder with the feature's own name replaced, and its group taken out.
    private func template(of folder: String, feature: FoundFeature) -> String {
        guard let own = feature.folder else { return folder }
        let name = FolderPath.name(own)
        let ending = folderSuffix(feature.root)
        let suffix = name.hasSuffix(ending) ? ending : ""
        let groups = Set((feature.group ?? "").slashParts)
        var parts: [String] = []
        var sawFeature = false
        for component in folder.slashParts {
            if component == name || component == feature.name {
                parts.append(Self.placeholder + (component == name ? suffix : ""))
                sawFeature = true
            } else if component == "\(name)Tests" || component == "\(feature.name)Tests" {
                let inner = component == "\(name)Tests" ? suffix : ""
                parts.append("\(Self.placeholder)\(inner)Tests")
                sawFeature = true
            } else if let rest = Self.rest(of: component, after: feature.name) {
                parts.append(Self.placeholder + rest)
                sawFeature = true
            } else if sawFeature, FolderNames.isPart(component) {
                break
            } else if !groups.contains(component) {
                parts.append(component)
            }
        }
        return parts.joined(separator: "/")
    }

    /// `ViewModelTests` of `CartViewModelTests`; nil where a folder's name doesn't begin with the feature's.
    private static func rest(of component: String, after name: String) -> String? {
        guard component.hasPrefix(name), let next = component.dropFirst(name.count).first,
            next.isUppercase
        else { return nil }
        return String(component.dropFirst(name.count))
    }
}
