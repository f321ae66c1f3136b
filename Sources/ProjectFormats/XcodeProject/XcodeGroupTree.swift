/// Finds the paths of files and groups by the groups that hold them.
final class XcodeGroupTree {
    /// Groups nest less deep than this; what is deeper is a cycle.
    static let maximumDepth = 128

    private let objects: XcodeObjects
    private let parents: [String: String]
    /// The folder that `SOURCE_ROOT` means, relative to the project's folder.
    private let sourceRoot: String
    /// Paths that were found: the files of a group share its own.
    private var known: [String: String] = [:]

    init(objects: XcodeObjects, project: PropertyListValue) {
        self.objects = objects
        var parents: [String: String] = [:]
        for group in objects.groups() {
            for child in group.value["children"]?.elements ?? [] {
                if let id = child.string { parents[id] = group.id }
            }
        }
        self.parents = parents
        sourceRoot = SlashPath.normalized(project["projectDirPath"]?.string ?? "")
    }

    /// The path of a file or group relative to the project's folder; nil for built products, SDK
    /// files and what no group holds.
    func path(of id: String) -> String? { path(of: id, depth: 1) }

    private func path(of id: String, depth: Int) -> String? {
        if let known = known[id] { return known }
        guard depth <= Self.maximumDepth, let object = objects.object(id: id),
            let base = base(of: object, id: id, depth: depth)
        else { return nil }
        let path = SlashPath.join(base, object["path"]?.string ?? "")
        known[id] = path
        return path
    }

    /// What the path of an object starts from.
    private func base(of object: PropertyListValue, id: String, depth: Int) -> String? {
        switch object["sourceTree"]?.string ?? "<group>" {
        case "<group>":
            guard let parent = parents[id] else { return sourceRoot }
            return path(of: parent, depth: depth + 1)
        case "SOURCE_ROOT": return sourceRoot
        case "<absolute>": return "/"
        default: return nil
        }
    }
}
