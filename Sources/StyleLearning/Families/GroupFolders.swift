import FileTree
import ProjectScanning

/// Finds the folders that group features whose files are spread over layers: `Views/Chat` and `ViewModels/Chat` are
/// two halves of one group.
struct GroupFolders {
    private let names: Set<String>
    /// Whether a group is what folders for kinds of files stand in.
    private let areAreas: Bool

    /// No groups.
    static let none = GroupFolders([])
    /// Areas that hold a folder for each kind of file: `Chat/Views` and `Chat/ViewModels`.
    static let areas = GroupFolders(areas: true)

    private init(areas: Bool) {
        names = []
        areAreas = areas
    }

    init(_ files: [RelativePath]) {
        var parents: [String: Set<RelativePath>] = [:]
        for folder in Set(files.filter { $0.fileExtension == "swift" }.compactMap(\.parent)) {
            guard let outer = folder.parent, RoleNames.isPartFolder(outer.name),
                !RoleNames.isPartFolder(folder.name)
            else { continue }
            parents[folder.name, default: []].insert(outer)
        }
        areAreas = false
        names = Set(parents.filter { $0.value.count > 1 }.keys)
    }

    /// Whether a folder groups features.
    func knows(_ name: String) -> Bool { names.contains(name) }

    /// The group that a file stands in, which may be called like the feature; nil where it stands in none.
    func group(of file: RelativePath) -> String? {
        let folders = file.string.split(separator: "/").dropLast().map(String.init)
        if areAreas {
            guard let kind = folders.last, RoleNames.isPartFolder(kind) else { return nil }
            return folders.dropLast().last.flatMap { RoleNames.isPartFolder($0) ? nil : $0 }
        }
        guard !names.isEmpty else { return nil }
        for (outer, name) in zip(folders, folders.dropFirst()).reversed()
        where names.contains(name) && RoleNames.isPartFolder(outer) {
            return name
        }
        return nil
    }
}
