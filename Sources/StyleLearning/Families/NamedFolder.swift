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

    /// The folder in which features of the group stand: what is called so, or, where all of its screens stand in one
    /// folder below it, such as `Auth/Sources/Scenes`, that one. Of several folders of a name, it is the one with the
    /// most features, then with the most screens.
    func home(of group: String) -> String? {
        let wanted = group.split(separator: "/").map(String.init)
        guard !wanted.isEmpty else { return nil }
        for fold in [{ $0 }, Self.folded] as [(String) -> String] {
            let screens = screens(below: wanted.map(fold), fold)
            let best = screens.max { left, right in
                (features(below: left.key), left.value.count, right.key)
                    < (features(below: right.key), right.value.count, left.key)
            }
            if let best { return home(of: best.value, within: best.key) }
        }
        return nil
    }

    /// The folders of a name that hold sources, with the screens below each.
    private func screens(
        below wanted: [String], _ fold: (String) -> String
    ) -> [String: [RelativePath]] {
        var screens: [String: [RelativePath]] = [:]
        for file in tree.files where file.fileExtension == "swift" && !tree.isTest(file) {
            let components = file.string.split(separator: "/").dropLast().map(String.init)
            let isScreen = RoleNames.screenRoles.contains(
                RoleNames.role(ofFile: file.name, isTest: false))
            for end in components.indices
            where components[...end].suffix(wanted.count).map(fold) == wanted {
                let folder = components[...end].joined(separator: "/")
                screens[folder, default: []] += isScreen ? [file] : []
            }
        }
        return screens
    }

    private func features(below folder: String) -> Int {
        owners.count { $0.hasPrefix(folder + "/") }
    }

    private static func folded(_ name: String) -> String {
        name.lettersAndDigits.lowercased()
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
        if components.count > depth, stems.contains(Self.folded(components.last ?? "")) {
            components.removeLast()
        }
        return components
    }
}
