/// Finds the paths of files and groups by the groups that hold them.
struct XcodeGroupTree {
    /// Groups nest less deep than this; what is deeper is a cycle.
    static let maximumDepth = 128

    private let objects: XcodeObjects
    private let parents: [String: String]
    /// The folder that `SOURCE_ROOT` means, relative to the project's folder.
    private let sourceRoot: String

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
    func path(of id: String) -> String? {
        var parts: [String] = []
        var current = id
        for _ in 0..<Self.maximumDepth {
            guard let object = objects.object(id: current) else { return nil }
            let path = object["path"]?.string ?? ""
            parts.append(path)
            switch object["sourceTree"]?.string ?? "<group>" {
            case "<group>":
                guard let parent = parents[current] else {
                    return join(sourceRoot, parts)
                }
                current = parent
            case "SOURCE_ROOT": return join(sourceRoot, parts)
            case "<absolute>": return join("/", parts)
            default: return nil
            }
        }
        return nil
    }

    private func join(_ base: String, _ parts: [String]) -> String {
        parts.reversed().reduce(base) { SlashPath.join($0, $1) }
    }
}
