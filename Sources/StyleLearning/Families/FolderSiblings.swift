import FileTree
import ProjectScanning

/// Finds features that have a folder each.
struct FolderSiblings {
    let tree: ProjectTree

    /// The features, with the files of their folders and those elsewhere that bear their names.
    func find() -> [SiblingFeature] {
        let placed = tree.facts.features.compactMap { feature in
            feature.path.map { (feature: feature, folder: $0.string) }
        }
        guard !placed.isEmpty else { return [] }
        let folders = Set(placed.map(\.folder))
        var owned: [String: [RelativePath]] = [:]
        var outside: [RelativePath] = []
        for file in tree.files {
            if let folder = Self.owner(of: file, among: folders) {
                owned[folder, default: []].append(file)
            } else {
                outside.append(file)
            }
        }
        let elsewhere = StemIndex(stems: placed.map(\.feature.name)).assign(
            outside, to: placed.map { (stem: $0.feature.name, folder: $0.folder) })
        let taken = owned.merging(elsewhere) { $0 + $1 }
        return placed.map { feature, folder in
            // Of two features with one name, each has its own tests.
            let tests = feature.tests.map(\.path).filter { test in
                !taken.contains { $0.key != folder && $0.value.contains(test) }
            }
            let own = owned[folder] ?? []
            let others = Set(elsewhere[folder] ?? []).union(tests).subtracting(own)
            return sibling(feature, folder: folder, files: own + others.sorted())
        }
    }

    private func sibling(
        _ feature: FeatureFacts, folder: String, files: [RelativePath]
    ) -> SiblingFeature {
        let components = folder.split(separator: "/").map(String.init)
        let group = feature.group.map { $0.split(separator: "/").map(String.init) } ?? []
        let root = components.dropLast(1 + group.count).joined(separator: "/")
        let abstraction = PathAbstraction(
            spellings: StemSpellings(feature.name), ownFolder: components.last, group: group)
        return SiblingFeature(
            stem: feature.name, root: root, group: feature.group, folder: folder,
            files: files.map { path in
                SiblingFile(
                    path: path, isTest: tree.isTest(path),
                    pattern: abstraction.pattern(of: path.string))
            })
    }

    /// The innermost feature folder that a file stands in.
    private static func owner(of file: RelativePath, among folders: Set<String>) -> String? {
        var folder = file.parent
        while let candidate = folder {
            if folders.contains(candidate.string) { return candidate.string }
            folder = candidate.parent
        }
        return nil
    }
}

/// Gives files outside of the features' folders to the features whose names they bear.
struct StemIndex {
    private let stems: Set<String>

    init(stems: [String]) { self.stems = Set(stems) }

    /// The files by the folder of the feature. Of two features with one name the nearer one gets the file.
    func assign(
        _ files: [RelativePath], to features: [(stem: String, folder: String)]
    ) -> [String: [RelativePath]] {
        let byStem = Dictionary(grouping: features, by: \.stem)
        var result: [String: [RelativePath]] = [:]
        for file in files {
            // The longest name counts: `EditProductTests` isn't a file of `Edit`.
            guard let stem = FileBase(file.name).stems.first(where: stems.contains) else {
                continue
            }
            let nearest = byStem[stem]?.max { left, right in
                Self.common(file.string, left.folder) < Self.common(file.string, right.folder)
            }
            if let nearest { result[nearest.folder, default: []].append(file) }
        }
        return result
    }

    private static func common(_ left: String, _ right: String) -> Int {
        zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
    }
}
