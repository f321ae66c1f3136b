/// Moves the paths of an included specification, so that they start from the folder of the one that
/// includes it (XcodeGen's project spec, `include`).
struct XcodeGenRelocation {
    /// The folder of the included file, below that of the including one.
    let folder: String

    /// The specification with the paths of its sources and configuration files moved.
    func relocated(_ root: YAMLValue) -> YAMLValue {
        guard !folder.isEmpty else { return root }
        return mapped(root) { key, value in
            switch key {
            case "targets", "targetTemplates":
                mapped(value) { _, target in mapped(target, relocateTarget) }
            case "configFiles": files(value)
            default: value
            }
        }
    }

    private func relocateTarget(_ key: String, _ value: YAMLValue) -> YAMLValue {
        switch key {
        case "sources": sources(value)
        case "configFiles": files(value)
        default: value
        }
    }

    /// `sources` is a path, a list of paths, or a list of mappings with a path each.
    private func sources(_ value: YAMLValue) -> YAMLValue {
        switch value {
        case .scalar(let path): .scalar(moved(path))
        case .sequence(let elements): .sequence(elements.map(sources))
        case .mapping: mapped(value) { key, inner in key == "path" ? sources(inner) : inner }
        case .null: value
        }
    }

    private func files(_ value: YAMLValue) -> YAMLValue {
        mapped(value) { _, path in path.string.map { .scalar(moved($0)) } ?? path }
    }

    private func moved(_ path: String) -> String {
        path.hasPrefix("/") || path.hasPrefix("$") ? path : SlashPath.join(folder, path)
    }

    private func mapped(
        _ value: YAMLValue, _ transform: (String, YAMLValue) -> YAMLValue
    ) -> YAMLValue {
        guard case .mapping(let entries) = value else { return value }
        return .mapping(
            entries.map { entry in
                YAMLEntry(
                    key: entry.key, value: transform(Self.bare(entry.key), entry.value),
                    line: entry.line)
            })
    }

    /// A key without the mark that its value takes the place of what was there.
    private static func bare(_ key: String) -> String {
        key.hasSuffix(":REPLACE") ? String(key.dropLast(":REPLACE".count)) : key
    }
}
