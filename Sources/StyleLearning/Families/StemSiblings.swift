import FileTree
import ProjectScanning

/// Finds features whose files stand side by side with others': spread over layers, or flat in one folder.
///
/// No folder says where such a feature ends, so its name is what makes the most of its files look like files of
/// other features: `SplashViewController` and `SplashViewReactor` are files of `Splash`, since other names
/// come with the same two endings.
struct StemSiblings {
    private let tree: ProjectTree
    /// The components of the group; nil where none is asked for.
    private let group: [String]?
    private let groups: GroupFolders
    private let types: Set<String>
    private let area: String?
    private let newName: String?

    /// - Parameters:
    ///   - area: the folder that the features stand in: no part of its own path is a feature's name.
    ///   - newName: the name of the feature to come: how it ends may tell where the siblings' names end.
    init(
        tree: ProjectTree, group: [String]?, groups: GroupFolders? = nil, area: String? = nil,
        newName: String? = nil
    ) {
        self.tree = tree
        self.group = group
        self.groups = groups ?? GroupFolders(tree.files)
        self.area = area
        self.newName = newName
        types = Set(
            tree.facts.files.flatMap(\.outline.declarations).filter { $0.kind != "extension" }
                .map(\.name))
    }

    /// The features that share at least one pattern with another one.
    func find() -> [SiblingFeature] {
        let named = named()
        let abstractions = Self.abstractions(of: Set(named.flatMap(\.stems)))
        let readings = readings(named, abstractions)
        var stemsOfPattern: [String: Set<String>] = [:]
        for reading in readings {
            for (stem, key) in reading.keys { stemsOfPattern[key, default: []].insert(stem) }
        }
        var shared: [String: Int] = [:]
        var support: [String: Int] = [:]
        var plain: [String: Int] = [:]
        // Tests have the names of what they test, which may be another feature's.
        for reading in readings where !tree.isTest(reading.path) {
            for (stem, key) in reading.keys {
                let count = stemsOfPattern[key]?.count ?? 0
                guard count > 1 else { continue }
                shared[stem, default: 0] += 1
                // Whatever stands in a folder has a name: half as much as what shares an ending.
                support[stem, default: 0] += reading.namesAlone.contains(stem) ? count : count * 2
                plain[stem, default: 0] += reading.plain.contains(stem) ? 1 : 0
            }
        }
        var files: [String: [RelativePath]] = [:]
        for reading in readings {
            let candidates = reading.keys.filter { (stemsOfPattern[$0.value]?.count ?? 0) > 1 }
            let best = candidates.keys.max { left, right in
                rank(left, shared, support, plain) < rank(right, shared, support, plain)
            }
            if let best { files[best, default: []].append(reading.path) }
        }
        if area != nil {
            // What one of them alone has is its own all the same.
            let rest = readings.filter { reading in
                !reading.keys.values.contains { (stemsOfPattern[$0]?.count ?? 0) > 1 }
            }
            for reading in rest {
                let stem = reading.keys.keys.filter { files[$0] != nil }
                    .max { $0.utf8.count < $1.utf8.count }
                guard let stem else { continue }
                let bases = Set(files[stem, default: []].map { FileBase($0.name).base })
                if !tree.isTest(reading.path)
                    || OrphanTests.subjects(of: reading.path).contains(where: bases.contains)
                {
                    files[stem]?.append(reading.path)
                }
            }
        }
        let known = Set(files.values.joined())
        for file in tree.files where Self.isCandidate(file) && !known.contains(file) {
            if let stem = FileBase(file.name).subject, files[stem] != nil {
                files[stem]?.append(file)
            }
        }
        return files.keys.sorted().map { stem in
            sibling(
                stem, files: files[stem] ?? [],
                abstractions[stem] ?? PathAbstraction(stem: stem))
        }
    }

    /// A feature of that name with some files.
    func sibling(_ stem: String, files: [RelativePath]) -> SiblingFeature {
        sibling(stem, files: files, PathAbstraction(stem: stem))
    }

    private struct Reading {
        var path: RelativePath
        /// The key of the file's pattern for each name that the feature may have.
        var keys: [String: String]
        /// The names beside which the file's own has nothing else.
        var namesAlone: Set<String>
        /// The names behind which a controller's own has one role alone: views may be parts of others.
        var plain: Set<String>
    }

    private struct Rank: Comparable {
        var shared: Int
        /// Whether the name ends as that of the feature to come does: the new one is no `ArticleListList`.
        var endsAlike: Int
        var support: Int
        /// How many files have one role alone behind it.
        var plain: Int
        /// Whether a type is called so.
        var isType: Int
        var shortness: Int

        static func < (left: Rank, right: Rank) -> Bool {
            (left.shared, left.endsAlike, left.support, left.plain, left.isType, left.shortness)
                < (
                    right.shared, right.endsAlike, right.support, right.plain, right.isType,
                    right.shortness
                )
        }
    }

    private func rank(
        _ stem: String, _ shared: [String: Int], _ support: [String: Int], _ plain: [String: Int]
    ) -> Rank {
        Rank(
            shared: shared[stem] ?? 0, endsAlike: endsAlike(stem) ? 1 : 0,
            support: support[stem] ?? 0, plain: plain[stem] ?? 0,
            isType: types.contains(stem) ? 1 : 0, shortness: -stem.utf8.count)
    }

    private func endsAlike(_ stem: String) -> Bool {
        newName.map(Self.lastWord) == Self.lastWord(of: stem)
    }

    private static func lastWord(of name: String) -> Substring {
        name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? Substring(name)
    }

    /// The files that may be features', with the names that the features may have.
    private func named() -> [(path: RelativePath, stems: Set<String>)] {
        let beginnings = NameBeginnings(tree)
        return tree.files.filter { Self.isCandidate($0) && !isComponent($0) }.map { file in
            let stems = beginnings.features(among: FileBase(file.name).stems).filter {
                !RoleNames.endsInRole($0) || endsAlike($0)
            }
            return (file, stems)
        }
    }

    /// What takes each of some names out of paths.
    private static func abstractions(of stems: Set<String>) -> [String: PathAbstraction] {
        let stems = Array(stems)
        let made = WorkSharing.amongProcessors.map(stems) { PathAbstraction(stem: $0) }
        return Dictionary(uniqueKeysWithValues: zip(stems, made))
    }

    private func readings(
        _ named: [(path: RelativePath, stems: Set<String>)],
        _ abstractions: [String: PathAbstraction]
    ) -> [Reading] {
        named.compactMap { file in
            var keys: [String: String] = [:]
            var namesAlone: Set<String> = []
            var plain: Set<String> = []
            let role = RoleNames.role(ofFile: file.path.name, isTest: false)
            let isController = role == "view-controller"
            for stem in file.stems {
                guard let abstraction = abstractions[stem] else { continue }
                let pattern = pattern(of: file.path, abstraction)
                guard pattern.isNamed else { continue }
                keys[stem] = pattern.key
                if pattern.isNameAlone { namesAlone.insert(stem) }
                if isController, pattern.isNameAndRole { plain.insert(stem) }
            }
            return keys.isEmpty
                ? nil : Reading(path: file.path, keys: keys, namesAlone: namesAlone, plain: plain)
        }
    }

    private func pattern(of file: RelativePath, _ abstraction: PathAbstraction) -> PathPattern {
        var abstraction = abstraction
        abstraction.group =
            groups.group(of: file).map { [$0] } ?? group
        guard let area else { return abstraction.pattern(of: file.string) }
        guard file.string.hasPrefix(area + "/") else {
            return abstraction.pattern(of: file.string, outside: area)
        }
        // `Archive/Views/ArchiveView` is like `Archive/Views/DetailView`.
        let outer = area.split(separator: "/").map { name in
            PathPattern.Part.component([.literal(String(name))])
        }
        let inner = abstraction.pattern(of: String(file.string.dropFirst(area.count + 1)))
        return PathPattern(parts: outer + inner.parts)
    }

    private func sibling(
        _ stem: String, files: [RelativePath], _ abstraction: PathAbstraction
    ) -> SiblingFeature {
        var counts: [String: Int] = [:]
        var result: [SiblingFile] = []
        for path in files {
            let pattern = pattern(of: path, abstraction)
            if pattern.parts.contains(.group) {
                let name = groups.group(of: path)
                counts[name ?? group?.joined(separator: "/") ?? "", default: 0] += 1
            }
            result.append(tree.file(path, in: nil, pattern: pattern))
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return SiblingFeature(stem: stem, root: "", group: most?.key, folder: nil, files: result)
    }

    /// Whether a view is a part of screens, as its folder says.
    private func isComponent(_ file: RelativePath) -> Bool {
        guard file.fileExtension == "swift", !tree.isTest(file), tree.showsScreen(file) else {
            return false
        }
        let outer = area.map { file.string.hasPrefix($0 + "/") ? $0.slashParts.count : 0 } ?? 0
        let folders = file.string.slashParts.dropLast().dropFirst(outer)
        return folders.contains(where: RoleNames.isComponentFolder)
    }

    private static let extensions: Set<String> = ["swift", "storyboard", "xib", "strings", "json"]

    private static func isCandidate(_ file: RelativePath) -> Bool {
        file.fileExtension.map { extensions.contains($0) } ?? false
    }
}

extension PathAbstraction {
    /// Takes a feature's name alone out of paths.
    fileprivate init(stem: String) {
        self.init(spellings: StemSpellings(stem), ownFolder: nil, group: nil)
    }
}
