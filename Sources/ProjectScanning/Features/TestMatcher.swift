import FileTree

/// Gives test files and mocks to the features that they serve (trap 17).
struct TestMatcher {
    private var byBase: [String: Int] = [:]
    private var byStem: [String: Int] = [:]
    private var byFolder: [String: Int] = [:]
    private var byType: [String: Int] = [:]

    /// Names of files and types outside the features, whose tests belong to none.
    private var foreign: Set<String> = []

    init(_ features: [FoundFeature], sources: [SourceFile]) {
        for (index, feature) in features.enumerated() {
            byStem[feature.name] = byStem[feature.name] ?? index
            if let folder = feature.folder {
                let key = FeatureRootFinder.folded(FolderPath.name(folder))
                byFolder[key] = byFolder[key] ?? index
            }
            for file in feature.files {
                byBase[file.base] = byBase[file.base] ?? index
                for declaration in file.outline.declarations
                where declaration.kind != "extension" && declaration.depth == 0 {
                    byType[declaration.name] = byType[declaration.name] ?? index
                }
            }
        }
        for (index, feature) in features.enumerated() {
            for file in feature.files where file.role != "other" {
                byStem[file.stem] = byStem[file.stem] ?? index
            }
        }
        for file in sources where byBase[file.base] == nil { foreign.insert(file.base) }
    }

    /// Adds tests to the features; what serves none is left out.
    func assign(_ tests: [SourceFile], to features: inout [FoundFeature]) {
        for test in tests {
            if let index = feature(of: test) { features[index].tests.append(test) }
        }
    }

    private func feature(of test: SourceFile) -> Int? {
        // `CatalogViewModelTests` tests `CatalogViewModel`; `MockCatalogDependencies` stands for one.
        let subject = test.stem
        if let index = byBase[subject] ?? byType[subject] { return index }
        if foreign.contains(subject) { return nil }
        let (_, stem) = RoleReader.roleFromName(subject, isTest: true)
        if let index = byStem[subject] ?? byStem[stem] { return index }
        for component in test.folder.slashParts.reversed() {
            let name = String(component)
            if FolderNames.isPart(name) { continue }
            if let index = byFolder[FeatureRootFinder.folded(name)] { return index }
            break
        }
        return nil
    }
}
