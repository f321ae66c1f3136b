import FileTree
import ProjectScanning

/// The only whole feature of a folder in which files stand side by side, beside parts that bear names as well: it tells
/// how a new one is written there, as far as features elsewhere are written so.
struct LoneScreen {
    private let tree: ProjectTree
    private let features: [Place: [RelativePath]]

    init(tree: ProjectTree) {
        self.tree = tree
        features = Self.whole(in: tree)
    }

    /// How many features elsewhere are learned from at most.
    private static let maximumOthers = 11

    /// Where a feature's files stand, each in a folder for its kind or in none.
    private struct Place: Hashable {
        var folder: String
        var stem: String
    }

    /// The family of the feature; nil where the folder holds another number of them, or where nothing elsewhere is
    /// written like it.
    /// - Parameter folder: the folder's path.
    func family(in folder: String) -> Family? {
        let inside = features.filter { $0.key.folder == folder }
        guard inside.count == 1, let (place, files) = inside.first else { return nil }
        // A folder's own screen has that for itself, unless folders for kinds of files say that others may come.
        let isMain = folder.slashParts.last?.folded == place.stem.folded
        guard !isMain || !files.contains(where: { $0.parent?.string == folder }) else { return nil }
        let own = sibling(place, files, in: folder)
        let others = features.filter { $0.key != place }
            .map { sibling($0.key, $0.value, in: folder) }
            .map { (feature: $0, count: $0.patterns.intersection(own.patterns).count) }
            .filter { $0.count > 1 }
            .sorted { left, right in
                (right.count, left.feature.stem, left.feature.files[0].path)
                    < (left.count, right.feature.stem, right.feature.files[0].path)
            }
        let tests = tree.files.filter { file in
            tree.isTest(file) && file.fileExtension == "swift"
                && OrphanTests.hasSubject(file)
                && FileBase(file.name).stems.first(where: isWhole(features)) == place.stem
                // Tests that bear a whole folder's name are of that.
                && !(isMain
                    && ["Tests", "Test"].contains(
                        file.name.dropFirst(place.stem.count).prefix { $0 != "." }))
        }
        var whole = own
        let abstraction = PathAbstraction(
            spellings: StemSpellings(place.stem), ownFolder: nil, group: nil)
        whole.files += tests.map {
            tree.file($0, in: nil, pattern: abstraction.pattern(of: $0.string, outside: folder))
        }
        let cousins = others.prefix(Self.maximumOthers).map(\.feature)
        guard var family = FamilyBuilder(siblings: [whole] + cousins, root: "").build(),
            let index = family.siblings.firstIndex(where: {
                $0.files.map(\.path) == whole.files.map(\.path)
            })
        else { return nil }
        for role in family.roles.indices {
            let isOwn = family.roles[role].files[index] != nil
            family.roles[role].isPromoted =
                isOwn && (family.roles[role].support > 1 || family.roles[role].isTest)
            family.roles[role].isDemoted = !isOwn
        }
        return family.made.count { !$0.isTest } > 1 ? family : nil
    }

    private func isWhole(_ features: [Place: [RelativePath]]) -> (String) -> Bool {
        let stems = Set(features.keys.map(\.stem))
        return { stems.contains($0) }
    }

    /// The features of the project that have a screen and something that goes with it.
    private static func whole(in tree: ProjectTree) -> [Place: [RelativePath]] {
        var found: [Place: [RelativePath]] = [:]
        for file in tree.files where !file.name.contains("+") {
            guard let stem = tree.name(of: file)?.stem else { continue }
            found[Place(folder: area(of: file), stem: stem), default: []].append(file)
        }
        return found.filter { _, files in
            let roles = Set(files.compactMap { tree.name(of: $0)?.role })
            return roles.count > 1 && files.contains(where: tree.showsScreen)
        }.mapValues { $0.sorted() }
    }

    /// The folder of a file without those at its end that say what kind of file it is.
    private static func area(of file: RelativePath) -> String {
        var folders = file.string.slashParts.dropLast()
        while let last = folders.last, RoleNames.isPartFolder(last) { folders.removeLast() }
        return folders.joined(separator: "/")
    }

    private func sibling(_ place: Place, _ files: [RelativePath], in home: String) -> SiblingFeature
    {
        let outer = home.slashParts.map { PathPattern.Part.component([.literal($0)]) }
        let abstraction = PathAbstraction(
            spellings: StemSpellings(place.stem), ownFolder: nil, group: nil)
        return SiblingFeature(
            stem: place.stem, root: "", group: nil, folder: nil,
            files: files.map { file in
                let inner = file.string.dropFirst(place.folder.isEmpty ? 0 : place.folder.count + 1)
                let pattern = PathPattern(
                    parts: outer + abstraction.pattern(of: String(inner)).parts)
                return tree.file(file, in: nil, pattern: pattern)
            })
    }
}
