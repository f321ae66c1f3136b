import FileTree
import ProjectScanning

/// What the types of a feature are called, by role: read from what its files declare, since one file may hold
/// a view and its view model.
struct FeatureTypeNames {
    let facts: ProjectFacts
    let feature: String

    /// The names by role: of the files' own roles, and of what views and view models stand beside them.
    func names(in files: [FeatureFacts.RoledFile]) -> [String: String] {
        let roles = DeclaredRoles(facts)
        let outlines = Dictionary(
            facts.files.map { ($0.path, $0.outline) }, uniquingKeysWith: { first, _ in first })
        let roled = files.filter { $0.role != "other" }
        var names: [String: String] = [:]
        for role in Set(roled.map(\.role)) {
            let types = roled.filter { $0.role == role }.flatMap { file in
                Self.types(of: outlines[file.path], as: role, roles)
            }
            // Of several that bear the feature's name, `HomeScreen` and `HomeHeaderView`, the plainest is meant.
            names[role] =
                types.filter { $0.contains(feature) }.min { $0.count < $1.count } ?? types.first
        }
        for file in roled {
            for type in outlines[file.path]?.fileLevelTypes ?? []
            where type.name.hasPrefix(feature) {
                guard let role = roles.role(of: type), names[role] == nil else { continue }
                names[role] = type.name
            }
        }
        return names
    }

    /// The types of a file that can be of its role: those that are what the role says, or all where none is.
    private static func types(
        of outline: FileOutline?, as role: String, _ roles: DeclaredRoles
    ) -> [String] {
        let types = outline?.fileLevelTypes ?? []
        let fitting = types.filter { roles.role(of: $0) == role }
        return (fitting.isEmpty ? types : fitting).map(\.name)
    }
}
