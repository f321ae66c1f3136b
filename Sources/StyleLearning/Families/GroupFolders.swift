import FileTree
import ProjectScanning

/// Finds the folders that group features whose files are spread over layers: `Views/Chat` and `ViewModels/Chat` are
/// two halves of one group.
struct GroupFolders {
    private let names: Set<String>

    init(_ files: [RelativePath]) {
        var parents: [String: Set<RelativePath>] = [:]
        for folder in Set(files.filter { $0.fileExtension == "swift" }.compactMap(\.parent)) {
            guard let outer = folder.parent, RoleNames.isPartFolder(outer.name),
                !RoleNames.isPartFolder(folder.name)
            else { continue }
            parents[folder.name, default: []].insert(outer)
        }
        names = Set(parents.filter { $0.value.count > 1 }.keys)
    }

    /// The group that a file of a feature stands in; nil where it stands in none. A folder of the feature's own name
    /// isn't a group.
    func group(of file: RelativePath, spellings: StemSpellings) -> String? {
        guard !names.isEmpty else { return nil }
        let folders = file.string.split(separator: "/").dropLast().map(String.init)
        for (outer, name) in zip(folders, folders.dropFirst()).reversed()
        where names.contains(name) && RoleNames.isPartFolder(outer) {
            return spellings.pieces(of: name).holdsName ? nil : name
        }
        return nil
    }
}
