import FileTree
import ProjectScanning
import TemplateManifest

/// Where the files of a part go: where the feature keeps files of their roles, else where its siblings do,
/// else where the set's outputs say.
struct PartFolders: Sendable {
    let feature: ExistingFeature
    let facts: ProjectFacts

    /// The path of a file.
    /// - Parameters:
    ///   - output: the path that the set's output gives below the feature's folder or its tests.
    ///   - folder: that folder.
    /// - Throws: a refusal where the path becomes too long.
    func path(
        of output: RelativePath, role: Role, isTest: Bool, below folder: RelativePath
    ) throws(PathRefusal) -> RelativePath {
        let name = try RelativePath(validating: output.name)
        if let own = mainFolder(of: role, isTest: isTest)
            ?? Self.mostCommon(feature.folders(of: role, isTest: isTest))
        {
            return try own.appending(name)
        }
        if isTest, let tests = Self.mostCommon(feature.tests.compactMap(\.path.parent)) {
            return try tests.appending(name)
        }
        if let sibling = try siblingFolder(of: role, isTest: isTest) {
            return try sibling.appending(name)
        }
        return try folder.appending(output)
    }

    /// The folder of the file that is called as the feature's type of the role is: what stands beside it in a
    /// folder of components is more, and isn't the screen.
    private func mainFolder(of role: Role, isTest: Bool) -> RelativePath? {
        guard let name = feature.names[role.description] else { return nil }
        return (isTest ? feature.tests : feature.files)
            .first { $0.role == role.description && $0.path.name == name + ".swift" }?.path.parent
    }

    /// The folder that stands to this feature as the folders of a role stand to the other ones.
    private func siblingFolder(
        of role: Role, isTest: Bool
    ) throws(PathRefusal) -> RelativePath? {
        if feature.folder == nil, !isTest, let layer = facts.layout.layerFolders[role.description] {
            return layer
        }
        // What was generated keeps to its set's own folders.
        guard !feature.isGenerated, !isTest else { return nil }
        var folders: [String] = []
        for other in facts.features where other.name != feature.name.description {
            let own = other.files.filter { $0.role == role.description }.compactMap(\.path.parent)
            for folder in own {
                if let mine = feature.folder, let theirs = other.path {
                    guard folder.hasPrefix(theirs) else { continue }
                    let rest = folder.components.dropFirst(theirs.components.count)
                    folders.append((mine.components + rest).joined(separator: "/"))
                } else if feature.folder == nil, other.path == nil {
                    folders.append(
                        folder.components.map { $0 == other.name ? feature.name.description : $0 }
                            .joined(separator: "/"))
                }
            }
        }
        guard let folder = Self.mostCommon(folders) else { return nil }
        return try RelativePath(validating: folder)
    }

    /// The element that occurs most often, the first of equals in order; nil where there is none.
    private static func mostCommon<Element: Hashable & Comparable>(
        _ elements: [Element]
    ) -> Element? {
        var counts: [Element: Int] = [:]
        for element in elements { counts[element, default: 0] += 1 }
        return counts.max { left, right in
            left.value != right.value ? left.value < right.value : left.key > right.key
        }?.key
    }
}
