import FileTree
import ProjectScanning

/// Finds what drives the screens of a folder in other layers, whatever their folders are called: the view models of
/// `View Controllers/Funds/Details` may stand in `View Models/Fund Details`.
struct OtherLayers {
    let tree: ProjectTree
    /// The folders of features that have one each.
    let folders: Set<String>
    /// Whether some folder's features are screens; where they aren't, what is of one of their own roles goes with them.
    var hasScreens = true

    private struct Kind: Hashable {
        var folder: RelativePath?
        var role: String
    }

    /// The sources elsewhere that bear the names of some folder's screens: one of a kind may be of the subject, two are a
    /// layer.
    func files(of own: [RelativePath]) -> [RelativePath] {
        let main = own.filter {
            $0.fileExtension == "swift" && (!hasScreens || tree.showsScreen($0))
        }
        let names = main.compactMap(tree.name)
        let stems = Set(names.map(\.stem))
        let roles = hasScreens ? RoleNames.screenRoles : Set(names.map(\.role))
        guard stems.count > 1 else { return [] }
        let inside = Set(own)
        var kinds: [Kind: [RelativePath]] = [:]
        for file in tree.files where file.fileExtension == "swift" && !inside.contains(file) {
            guard let (stem, role) = tree.name(of: file), stems.contains(stem),
                roles.contains(role), isInLayer(file)
            else { continue }
            kinds[Kind(folder: file.parent, role: role), default: []].append(file)
        }
        return kinds.values.filter { $0.count > 1 }.flatMap { $0 }.sorted()
    }

    /// Whether a file stands in a layer. What stands there by area is no feature, whatever else folders are.
    private func isInLayer(_ file: RelativePath) -> Bool {
        let components = file.parent?.string.slashParts ?? []
        guard components.contains(where: RoleNames.isPartFolder) else { return false }
        return !components.indices.contains { index in
            folders.contains(components[...index].joined(separator: "/"))
                && !(index > 0 && RoleNames.isPartFolder(components[index - 1]))
        }
    }
}
