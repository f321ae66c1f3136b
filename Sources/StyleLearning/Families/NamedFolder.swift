import FileTree
import ProjectScanning

/// The folder that a user means with a group's name, where the project has one: a new feature goes there, wherever the
/// features stand that tell how it is written.
struct NamedFolder {
    private let tree: ProjectTree
    private let owners: Set<String>

    /// - Parameter siblings: the features with folders of their own.
    init(tree: ProjectTree, siblings: [SiblingFeature]) {
        self.tree = tree
        owners = Set(siblings.compactMap(\.folder))
    }

    /// The folders in which features of the group may stand, the likeliest first: where all screens of what is called so
    /// stand in one folder below it, such as `Auth/Sources/Scenes`, that one, and what is called so. Of several folders
    /// of a name, it is the one with the most features, then with the most screens. Where only the beginning of the
    /// group is there, the rest of it is new.
    func homes(of group: String) -> [String] {
        var wanted = group.slashParts
        var rest: [String] = []
        while !wanted.isEmpty {
            let screens = screens(below: wanted.joined(separator: "/"))
            let best = screens.sorted { left, right in
                (features(below: right.key), right.value.count, left.key)
                    < (features(below: left.key), left.value.count, right.key)
            }
            if !best.isEmpty {
                return best.prefix(3).flatMap { folder, screens in
                    guard rest.isEmpty else { return [([folder] + rest).joined(separator: "/")] }
                    let home = home(of: screens, within: folder)
                    return home == folder ? [home] : [home, folder]
                }
            }
            rest.insert(wanted.removeLast(), at: 0)
        }
        return []
    }

    /// The folders that are meant, with the screens below each.
    private func screens(below group: String) -> [String: [RelativePath]] {
        let sources = tree.files.filter { $0.fileExtension == "swift" && !tree.isTest($0) }
        let folders = GroupPath(group).folders(of: sources)
        var screens: [String: [RelativePath]] = [:]
        for folder in folders {
            screens[folder] = sources.filter { file in
                file.string.hasPrefix(folder + "/") && RoleNames.namesScreen(file.name)
            }
        }
        return screens
    }

    private func features(below folder: String) -> Int {
        owners.count { $0.hasPrefix(folder + "/") }
    }

    /// The innermost folder that holds the features of all of some screens.
    private func home(of screens: [RelativePath], within outer: String) -> String {
        let depth = outer.split(separator: "/").count
        let containers = screens.map { container(of: $0, from: depth) }
        guard var common = containers.first else { return outer }
        for container in containers.dropFirst() {
            common = zip(common, container).prefix { $0 == $1 }.map(\.0)
        }
        return common.joined(separator: "/")
    }

    /// The components of the folder that holds the feature of a screen, the first of them at least.
    private func container(of file: RelativePath, from depth: Int) -> [String] {
        var components = file.string.split(separator: "/").dropLast().map(String.init)
        for end in depth..<max(depth, components.count)
        where owners.contains(components[...end].joined(separator: "/")) {
            return Array(components[..<end])
        }
        let stems = FileBase(file.name).stems.map { $0.lowercased() }
        while components.count > depth, let last = components.last, RoleNames.isPartFolder(last) {
            components.removeLast()
        }
        // The group's name may stand before the folder's: `Main/TapMissionMainView` in `TapMission`.
        let own = (components.last ?? "").folded
        if components.count > depth, stems.contains(where: { $0.hasSuffix(own) }) {
            components.removeLast()
        }
        return components
    }
}
