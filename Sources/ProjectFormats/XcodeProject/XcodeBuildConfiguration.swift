/// One configuration (`Debug`, `Release`) of a project or target.
public struct XcodeBuildConfiguration: Sendable, Hashable {
    /// The configuration's name.
    public var name: String
    /// The settings as written, sorted by key: those with conditions follow the one without.
    public var assignments: [BuildSettingAssignment]
    /// The `.xcconfig` file that it builds on, relative to the project's folder.
    public var baseConfiguration: String?

    init(_ object: PropertyListValue, baseConfiguration: String?) {
        name = object["name"]?.string ?? ""
        self.baseConfiguration = baseConfiguration
        let entries = object["buildSettings"]?.entries ?? []
        assignments =
            entries.compactMap { entry in
                entry.key.string.map { ($0, entry.value.strings.joined(separator: " ")) }
            }
            .sorted { $0.0 < $1.0 }
            .map { BuildSettingAssignment(key: $0.0, value: $0.1) }
    }
}
