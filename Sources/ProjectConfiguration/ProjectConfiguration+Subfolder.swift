import FileTree

extension ProjectConfiguration {
    /// What the configuration of a repository says about a project that is a folder of it: its paths start
    /// from that folder, and what is about other folders is left out.
    ///
    /// Packages and policies stay as they are: they count from the folder that declares them.
    public func lowered(to project: RelativePath) -> ProjectConfiguration {
        var result = self
        result.sets = sets.compactMap { Self.lowered($0, \.path, to: project) }
        result.styles = styles.compactMap { Self.lowered($0, \.path, to: project) }
        result.layouts = layouts.compactMap { layout in
            guard var own = Self.lowered(layout, \.path, to: project) else { return nil }
            for root in [\LayoutOverride.featureRoot, \LayoutOverride.testRoot] {
                guard let stated = own[keyPath: root] else { continue }
                // A root outside of the project is none of its own.
                guard let inner = Self.inner(stated, of: project) else { return nil }
                own[keyPath: root] = inner
            }
            return own
        }
        return result
    }

    /// An entry with its path seen from the project; nil where it is about another part of the repository.
    private static func lowered<Entry>(
        _ entry: Entry, _ path: WritableKeyPath<Entry, RelativePath?>, to project: RelativePath
    ) -> Entry? {
        guard let stated = entry[keyPath: path] else { return entry }
        var entry = entry
        if project == stated || project.hasPrefix(stated) {
            entry[keyPath: path] = nil
            return entry
        }
        guard let inner = inner(stated, of: project) else { return nil }
        entry[keyPath: path] = inner
        return entry
    }

    private static func inner(_ path: RelativePath, of project: RelativePath) -> RelativePath? {
        guard path.hasPrefix(project) else { return nil }
        let rest = path.components.dropFirst(project.components.count)
        return try? RelativePath(validating: rest.joined(separator: "/"))
    }
}
