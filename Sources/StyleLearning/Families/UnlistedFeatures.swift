import FileTree
import ProjectScanning

/// Finds features that have a folder each in a part of the project that the scan doesn't take for a root: a screen whose
/// name its folder bears is one.
struct UnlistedFeatures {
    let tree: ProjectTree

    /// The features of the folder that has the most of them, of those below a folder of a name.
    func features(below group: String) -> [SiblingFeature] {
        let wanted = group.slashParts
        var found: [String: [String: String]] = [:]
        for file in tree.files where file.fileExtension == "swift" && !tree.isTest(file) {
            guard let (stem, folder) = feature(of: file) else { continue }
            let outer = folder.split(separator: "/").dropLast().map(String.init)
            guard outer.holds(wanted) else { continue }
            found[outer.joined(separator: "/"), default: [:]][folder] = stem
        }
        let root = found.max { left, right in
            (left.value.count, right.key) < (right.value.count, left.key)
        }
        guard let root else { return [] }
        let facts = root.value.sorted { $0.key < $1.key }.compactMap { folder, stem in
            (try? RelativePath(validating: folder)).map {
                FeatureFacts(name: stem, group: nil, path: $0, files: [])
            }
        }
        return FolderSiblings(tree: tree, features: facts).find()
    }

    /// The name and the folder of the feature that a screen makes; nil where no folder bears its name.
    private func feature(of file: RelativePath) -> (stem: String, folder: String)? {
        guard RoleNames.namesScreen(file.name) else { return nil }
        let stems = FileBase(file.name).stems.filter { !RoleNames.endsInRole($0) }
        let components = file.string.split(separator: "/").dropLast().map(String.init)
        for index in components.indices.reversed() {
            let name = components[index].folded
            guard let stem = stems.first(where: { $0.lowercased() == name }) else {
                if RoleNames.isPartFolder(components[index]) { continue }
                return nil
            }
            return (stem, components[...index].joined(separator: "/"))
        }
        return nil
    }
}
