import FileTree

/// A path without the feature's name, own folder and group: what files of the same role have in common.
struct PathPattern: Hashable, Sendable {
    /// A piece of a path.
    enum Part: Hashable, Sendable {
        /// A component of the path, with the feature's name taken out.
        case component([NamePiece])
        /// The folder that the feature has for itself.
        case ownFolder
        /// The folders between the features' root and the feature's own, which may be none.
        case group
        /// The first of these folders, without as many of the last ones: `Auth/Interface` beside `Auth/Implement`.
        case outerGroup(without: Int)
    }

    let parts: [Part]
    /// Equal for files of the same role, whichever group they stand in; kept, since siblings are compared by it again
    /// and again.
    let key: String

    init(parts: [Part]) {
        self.parts = parts
        key = parts.compactMap { part in
            switch part {
            case .component(let pieces): pieces.key
            case .ownFolder: "\u{3}"
            case .group, .outerGroup: nil
            }
        }.joined(separator: "/")
    }

    /// Whether something in the path is the feature's own, so that two features can't share the file.
    var isFeaturesOwn: Bool {
        parts.contains { part in
            switch part {
            case .component(let pieces): pieces.holdsName
            case .ownFolder: true
            case .group, .outerGroup: false
            }
        }
    }

    /// The path with the feature's name in the place of the group.
    var named: PathPattern {
        PathPattern(parts: parts.map { $0 == .group ? .component([.name(NameForms(.plain))]) : $0 })
    }

    /// The path with a group before the first part that is the feature's own, where it has none yet.
    var grouped: PathPattern {
        guard !parts.contains(.group) else { return self }
        let place = parts.firstIndex { part in
            if case .component(let pieces) = part { pieces.holdsName } else { part == .ownFolder }
        }
        guard let place else { return self }
        return PathPattern(parts: parts[..<place] + [.group] + parts[place...])
    }

    /// The path where the group is known.
    func placed(in group: String?) -> PathPattern {
        let folders = group?.split(separator: "/").map(String.init) ?? []
        return PathPattern(
            parts: parts.flatMap { part -> [Part] in
                guard case .outerGroup(let count) = part else { return [part] }
                return folders.dropLast(count).map { .component([.literal($0)]) }
            })
    }

    /// Whether it stands in a folder that is the feature's own, though others may be as well.
    var hasOwnFolder: Bool { parts.contains(.ownFolder) }

    /// Whether the file is code.
    var isSource: Bool {
        guard case .component(let pieces)? = parts.last, case .literal(let end)? = pieces.last
        else { return false }
        return end.hasSuffix(".swift")
    }

    /// Whether the file's own name is the feature's and nothing else.
    var isNameAlone: Bool {
        guard case .component(let pieces)? = parts.last, pieces.count == 2, case .name = pieces[0],
            case .literal(let ending) = pieces[1]
        else { return false }
        return ending.first == "." && !ending.dropFirst().contains(".")
    }

    /// Whether the file's name begins with the feature's, where no folder bears that.
    var isNameAndEnding: Bool {
        let isInFolder = parts.dropLast().contains { part in
            if case .component(let pieces) = part { pieces.holdsName } else { false }
        }
        guard !isInFolder, case .component(let pieces)? = parts.last, pieces.count == 2,
            case .name = pieces[0], case .literal = pieces[1]
        else { return false }
        return true
    }

    /// Whether the file's own name bears the feature's.
    var isNamed: Bool {
        guard case .component(let pieces)? = parts.last else { return false }
        return pieces.holdsName
    }
}

/// Takes a feature's name, folder and group out of paths.
struct PathAbstraction: Sendable {
    let spellings: StemSpellings
    /// The components of the feature's own folder; nil where it has none.
    let ownFolder: [String]?
    /// The components of the group, none of them where the feature stands at the root; nil where the project has no
    /// groups.
    var group: [String]?
    /// The folders that the feature shares with others and that bear its name all the same.
    private var shared: [String]

    init(spellings: StemSpellings, ownFolder: [String]?, group: [String]?) {
        self.spellings = spellings
        self.ownFolder = ownFolder
        self.group = group
        let root = (ownFolder ?? []).dropLast(1 + (group?.count ?? 0))
        shared = Self.bearing(spellings, Array(root))
    }

    func pattern(of path: String) -> PathPattern {
        let components = path.slashParts
        let own = ownFolderIndex(in: components)
        let isInside =
            ownFolder.map { components.count > $0.count && components.starts(with: $0) } ?? false
        var parts: [PathPattern.Part] = []
        for (index, component) in components.enumerated() {
            if index == own {
                takeGroup(from: &parts)
                parts.append(.ownFolder)
            } else if isInside, let own, index < own - (group?.count ?? 0) {
                // The folder that the features share may be called like one of them.
                parts.append(.component([.literal(component)]))
            } else {
                parts.append(part(component, isFolder: index < components.count - 1))
            }
        }
        if own == nil, let group, !group.isEmpty { takeGroup(group, anywhereIn: &parts) }
        if !parts.contains(.group) { takeOuterGroup(from: &parts) }
        return PathPattern(parts: parts)
    }

    /// The pattern of a file that stands outside of the folder that its feature shares with others. Where that is called
    /// like the feature, so are folders elsewhere that are about it: they aren't the feature's alone.
    func pattern(of path: String, outside area: String) -> PathPattern {
        var abstraction = self
        abstraction.shared = Self.bearing(spellings, area.slashParts)
        let isMain = abstraction.shared.contains { spellings.pieces(of: $0).count == 1 }
        let pattern = abstraction.pattern(of: path)
        guard isMain, let file = pattern.parts.last, !pattern.parts.contains(.group) else {
            return pattern
        }
        let folders = path.slashParts.dropLast().map {
            PathPattern.Part.component([.literal($0)])
        }
        return PathPattern(parts: folders + [file])
    }

    /// Those of the folders around a feature that bear its name.
    private static func bearing(_ spellings: StemSpellings, _ folders: [String]) -> [String] {
        folders.filter { spellings.pieces(of: $0).holdsName }
    }

    /// A component of a path. What the folders that the feature shares with others are called isn't the feature's, and no
    /// more is what goes with them: `ShopCart/Tests/ShopCartTests` for what stands in `ShopCart/Sources`.
    private func part(_ component: String, isFolder: Bool) -> PathPattern.Part {
        let isShared =
            isFolder && shared.contains { component.hasPrefix($0) && component != ownFolder?.last }
        return .component(isShared ? [.literal(component)] : spellings.pieces(of: component))
    }

    /// A part of the group may stand in the path of what is beside the features: of a module that has one folder for
    /// what others see and one for the rest, each with a folder a feature.
    private func takeOuterGroup(from parts: inout [PathPattern.Part]) {
        guard let ownFolder, let group, group.count > 1 else { return }
        let root = ownFolder.count - 1 - group.count
        let outer = ownFolder.dropLast().map { part($0, isFolder: true) }
        let common = zip(parts, outer).prefix { $0 == $1 }.count
        guard root >= 0, common > root, common < outer.count else { return }
        parts.replaceSubrange(root..<common, with: [.outerGroup(without: outer.count - common)])
    }

    /// Where the feature's own folder stands in a path; elsewhere, such as in the tests, it is the last one of its name
    /// that isn't around the feature's own as well.
    private func ownFolderIndex(in components: [String]) -> Int? {
        guard let ownFolder, let name = ownFolder.last else { return nil }
        if components.count > ownFolder.count, components.starts(with: ownFolder) {
            return ownFolder.count - 1
        }
        let common = zip(components, ownFolder.dropLast()).prefix { $0 == $1 }.count
        return components.dropLast().lastIndex(of: name).flatMap { $0 < common ? nil : $0 }
    }

    /// The group stands before the feature's own folder; where there is none, its place is marked all the same.
    private func takeGroup(from parts: inout [PathPattern.Part]) {
        guard let group else { return }
        let wanted = group.map { PathPattern.Part.component(spellings.pieces(of: $0)) }
        if parts.suffix(wanted.count).elementsEqual(wanted) {
            parts.removeLast(wanted.count)
            parts.append(.group)
        } else if wanted.isEmpty {
            parts.append(.group)
        }
    }

    private func takeGroup(_ group: [String], anywhereIn parts: inout [PathPattern.Part]) {
        let wanted = group.map { PathPattern.Part.component(spellings.pieces(of: $0)) }
        guard parts.count > wanted.count else { return }
        for start in stride(from: parts.count - 1 - wanted.count, through: 0, by: -1)
        where parts[start..<start + wanted.count].elementsEqual(wanted) {
            parts.replaceSubrange(start..<start + wanted.count, with: [.group])
            return
        }
    }
}
