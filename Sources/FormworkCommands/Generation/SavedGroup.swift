import ProjectScanning
import TemplateManifest

/// What `--group` means for a set that was learned and saved: its outputs begin with the features' root already, so
/// that of a path which names the root, too, the rest alone is the group.
struct SavedGroup {
    private let folders: [String]?
    private let place: TemplateSet.SiblingGroup?

    /// Reads where a set's outputs take the group in.
    init(_ set: TemplateSet) {
        place = set.siblingGroup
        let outputs = set.files.filter { $0.isBelowProject && $0.destination == .source }
            .map(\.output.text)
        folders = outputs.compactMap(Self.folders).first
    }

    /// The group; nil for the root itself.
    /// - Parameters:
    ///   - group: what the user says; nil stands for the place that was learned.
    ///   - facts: what the scan learned: a group that features have is meant as it is.
    func group(_ group: String?, facts: ProjectFacts) -> String? {
        guard let group, group != place?.asked else { return place?.path }
        guard let folders else { return group }
        let named = facts.group(named: group)
        guard !facts.features.contains(where: { $0.group == named }) else { return named }
        let parts = group.split(separator: "/").map(String.init)
        for count in stride(from: min(parts.count, folders.count), to: 0, by: -1)
        where folders.suffix(count).elementsEqual(parts.prefix(count)) {
            let rest = parts.dropFirst(count).joined(separator: "/")
            return rest.isEmpty ? nil : rest
        }
        return group
    }

    /// The folders of an output before the group, up to the last that is a template; nil where it takes none in.
    private static func folders(of output: String) -> [String]? {
        guard let mark = output.firstRange(of: "{% if group %}") else { return nil }
        let parts = output[..<mark.lowerBound].split(separator: "/").map(String.init)
        let last = parts.lastIndex { $0.contains("{") }
        return Array(parts[(last.map { $0 + 1 } ?? 0)...])
    }
}
