import FileTree

/// Finds the features that count where a repository holds several apps: those of the target that the user chose, else
/// those of the apps for iOS.
struct TargetFeatures {
    let targets: [TargetFacts]
    /// The target's name; nil lets the features of all iOS apps count.
    let chosen: String?

    /// How many features speak for themselves: a module that holds one is a feature.
    private static let fewest = 2

    /// The features, and the tests that may be theirs.
    func find(in files: [SourceFile]) -> (found: FeatureFinder.Found, tests: [SourceFile]) {
        let tests = files.filter(\.facts.isTest)
        if let target = targets.first(where: { $0.name == chosen && !$0.isTest }),
            let own = features(of: files.filter { target.holds($0.path) })
        {
            return (own, testsOf(target, among: tests))
        }
        let foreign = foreignFolders
        if !foreign.isEmpty {
            func isOwn(_ file: SourceFile) -> Bool {
                !foreign.contains { file.path.hasPrefix($0) }
            }
            if let own = features(of: files.filter(isOwn)) {
                return (own, tests.filter(isOwn))
            }
        }
        return (FeatureFinder(files, targets: targets).find(), tests)
    }

    /// The features in some of the files; nil where they are too few to count alone.
    private func features(of files: [SourceFile]) -> FeatureFinder.Found? {
        let found = FeatureFinder(files, targets: targets).find()
        return found.features.count >= Self.fewest ? found : nil
    }

    /// The tests of the targets that test one; all where none says so.
    private func testsOf(_ target: TargetFacts, among tests: [SourceFile]) -> [SourceFile] {
        let suites = targets.filter { $0.isTest && $0.tests(target) }
        let own = tests.filter { test in suites.contains { $0.holds(test.path) } }
        return own.isEmpty ? tests : own
    }

    /// The folders of Xcode projects for other platforms beside that of an iOS app.
    private var foreignFolders: [RelativePath] {
        let described = Dictionary(
            grouping: targets.filter { $0.projectKind == .xcode && !$0.isTest }, by: \.manifest)
        let own = described.values.filter { $0.contains { $0.kind == .app } }
            .compactMap { $0.first?.projectFolder }
        guard !own.isEmpty else { return [] }
        return described.values.filter { !$0.contains { $0.kind == .app || $0.kind == .library } }
            .compactMap { $0.first?.projectFolder }
            .filter { folder in !own.contains { $0.hasPrefix(folder) || folder.hasPrefix($0) } }
            .sorted()
    }
}
