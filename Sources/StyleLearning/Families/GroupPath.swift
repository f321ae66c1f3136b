import FileTree
import ProjectScanning

/// What a user calls a group: the end of a folder's path, as a whole or without the folders between that only say
/// what kind of files they hold: `Entrance/Setting` means `Feature/Entrance/Sources/Setting`.
struct GroupPath {
    /// The components that the user gave.
    let components: [String]

    init(_ group: String) { components = group.slashParts }

    /// How well a folder is meant, the best first.
    enum Match: CaseIterable {
        case exact
        case otherCase
        case withGaps
    }

    /// The folders that are meant, all of them as well as the best one, of those that hold some files.
    func folders(of files: some Sequence<RelativePath>) -> Set<String> {
        guard !components.isEmpty else { return [] }
        var found: [Match: Set<String>] = [:]
        var seen: Set<RelativePath> = []
        for file in files {
            guard let parent = file.parent, seen.insert(parent).inserted else { continue }
            let path = parent.string.slashParts
            for end in path.indices {
                guard let match = match(path[...end]) else { continue }
                found[match, default: []].insert(path[...end].joined(separator: "/"))
            }
        }
        return Match.allCases.lazy.compactMap { found[$0] }.first ?? []
    }

    private func match(_ path: ArraySlice<String>) -> Match? {
        if path.suffix(components.count) == components[...] { return .exact }
        let names = components.map(\.folded)
        guard let last = path.last, last.folded == names.last else { return nil }
        var rest = names[...]
        var index = path.endIndex
        var gaps = 0
        while index > path.startIndex, let next = rest.last {
            index -= 1
            let name = path[index].folded
            if name == next {
                rest.removeLast()
            } else if rest.count < names.count, Self.isGap(path[index]) {
                gaps += 1
            } else {
                return nil
            }
        }
        guard rest.isEmpty else { return nil }
        return gaps == 0 ? .otherCase : .withGaps
    }

    /// Whether a folder says nothing of a subject: `Sources`, `Interface`, `Presentation`.
    private static func isGap(_ name: String) -> Bool {
        RoleNames.isPartFolder(name) || RoleNames.isContainer(name)
    }
}
