import FileTree
import ProjectScanning

/// A folder that shows nothing, such as one for requests or for repositories: what its files have in common is what a
/// new feature gets there, and no screen.
struct ScreenlessFolder {
    let tree: ProjectTree
    /// The features with folders of their own.
    let siblings: [SiblingFeature]
    /// The name of the feature to come; nil where there is none.
    let newName: String?

    /// The family of a folder that the user named; nil where it shows something, or where names tell no features.
    func family(in group: String) -> Family? {
        let sources = tree.files.filter { $0.fileExtension == "swift" && !tree.isTest($0) }
        let folders = GroupPath(group).folders(of: sources)
        let inside = sources.filter { file in
            folders.contains { file.string.hasPrefix($0 + "/") }
        }
        let known = siblings.compactMap(\.folder).filter { owner in
            folders.contains { owner.hasPrefix($0 + "/") }
        }
        guard known.isEmpty, !inside.contains(where: tree.showsScreen),
            !Self.isLayer(of: inside), !folders.contains(where: { Self.holdsFeatures($0, inside) })
        else { return nil }
        let area = Area(tree: tree, folders: [], newName: newName, hasScreens: false)
        return folders.sorted().compactMap(area.family).max { $0.weight < $1.weight }
    }

    private static let attending: Set<String> = [
        "coordinator", "navigator", "route", "router", "builder",
    ]

    /// Whether most files lead to screens or put them together, in a layer for that: they are parts of features, as the
    /// screens are.
    private static func isLayer(of files: [RelativePath]) -> Bool {
        let parts = files.filter { file in
            Self.attending.contains(RoleNames.role(ofFile: file.name, isTest: false))
                && file.components.dropLast().contains(where: RoleNames.isPartFolder)
        }
        return parts.count * 2 > files.count
    }

    /// Whether most folders in one bear the names of their files, as features' own folders do.
    private static func holdsFeatures(_ folder: String, _ files: [RelativePath]) -> Bool {
        let depth = folder.slashParts.count
        var folders: [String: Bool] = [:]
        for file in files where file.string.hasPrefix(folder + "/") {
            guard let name = file.components.dropLast().dropFirst(depth).first else { continue }
            folders[name, default: false] =
                folders[name, default: false] || file.name.hasPrefix(name)
        }
        return folders.values.count { $0 } * 2 > folders.count
    }
}
