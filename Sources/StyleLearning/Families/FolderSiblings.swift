import FileTree
import ProjectScanning

/// Finds features that have a folder each.
struct FolderSiblings {
    private let tree: ProjectTree
    private let features: [FeatureFacts]

    /// - Parameter features: the features; nil stands for those that the scan found.
    init(tree: ProjectTree, features: [FeatureFacts]? = nil) {
        self.tree = tree
        self.features = features ?? tree.facts.features
    }

    /// The features, with the files of their folders and those elsewhere that bear their names.
    /// - Parameter respells: whether a feature whose files bear another name than its folder may go by that name. One
    ///   that the user names keeps its own.
    func find(respells: Bool = true) -> [SiblingFeature] {
        let placed = features.compactMap { feature in
            feature.path.map { (feature: feature, folder: $0.string) }
        }
        guard !placed.isEmpty else { return [] }
        let stems = respells ? Self.stems(of: placed) : placed.map(\.feature.name)
        let folders = Set(placed.map(\.folder))
        var owned: [String: [RelativePath]] = [:]
        var outside: [RelativePath] = []
        let outer = Self.holdingOthers(folders)
        let named = zip(stems, placed).map { (stem: $0, folder: $1.folder) }
        let index = StemIndex(stems: stems)
        for file in tree.files {
            guard let folder = Self.owner(of: file, among: folders) else {
                outside.append(file)
                continue
            }
            // A package that holds features holds their tests as well.
            if outer.contains(folder), tree.isTest(file),
                let nearest = index.owner(of: file, among: named), nearest.hasPrefix(folder + "/")
            {
                outside.append(file)
            } else {
                owned[folder, default: []].append(file)
            }
        }
        let elsewhere = index.assign(outside, to: named)
        let taken = owned.merging(elsewhere) { $0 + $1 }
        let siblings = zip(stems, placed).map { stem, place in
            let (feature, folder) = place
            // Of two features with one name, each has its own tests.
            let tests = feature.tests.map(\.path).filter { test in
                !taken.contains { $0.key != folder && $0.value.contains(test) }
            }
            let own = owned[folder] ?? []
            let others = Set(elsewhere[folder] ?? []).union(tests).subtracting(own)
            return sibling(stem, feature, folder: folder, files: own + others.sorted())
        }
        guard respells else { return siblings }
        let holders = PatternHolders(siblings)
        return zip(siblings, placed).map { sibling, place in
            respelled(sibling, place.feature, among: holders)
        }
    }

    /// The features' names: those of their folders where most folders lack one word that all their files have, as
    /// `Search/SearchFeature+View` does.
    private static func stems(of placed: [(feature: FeatureFacts, folder: String)]) -> [String] {
        let names = placed.map { $0.folder.split(separator: "/").last.map(String.init) ?? "" }
        var endings: [String: Int] = [:]
        for (name, place) in zip(names, placed) {
            if let ending = ending(of: place.feature.name, behind: name) {
                endings[ending, default: 0] += 1
            }
        }
        let whole = placed.map { Self.withoutRole($0.feature) }
        guard let most = endings.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            most.value * 2 > placed.count
        else { return agreed(zip(names, whole).map { (folder: $0, whole: $1) }, placed) }
        return zip(zip(names, placed), whole).map { named, whole in
            ending(of: named.1.feature.name, behind: named.0) == most.key ? named.0 : whole
        }
    }

    /// The names of features where those beside each other may have a word that their folders lack: the folders' names
    /// where they have more in common under these.
    private static func agreed(
        _ names: [(folder: String, whole: String)],
        _ placed: [(feature: FeatureFacts, folder: String)]
    ) -> [String] {
        var stems = names.map(\.whole)
        let homes = Dictionary(grouping: placed.indices) { index in
            placed[index].folder.slashParts.dropLast().joined(separator: "/")
        }
        for members in homes.values where members.count > 1 {
            // A role says nothing of what the feature is called: `UpdateMobile/UpdateMobileScreenPresenter`.
            let endings = members.map { index in
                ending(of: names[index].whole, behind: names[index].folder)
                    .flatMap { RoleNames.isRole($0) ? $0 : nil }
            }
            let counts = Dictionary(grouping: endings.compactMap { $0 }, by: { $0 })
            guard let most = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })
            else { continue }
            let short = zip(members, endings).map { $1 == most.key ? names[$0].folder : stems[$0] }
            let features = members.map { placed[$0].feature }
            let common = sharing(features, called: short)
            guard common > 0, common >= sharing(features, called: members.map { stems[$0] }) else {
                continue
            }
            for (member, stem) in zip(members, short) { stems[member] = stem }
        }
        return stems
    }

    /// How much features have in common in what their sources' names have behind some names.
    private static func sharing(_ features: [FeatureFacts], called stems: [String]) -> Int {
        var counts: [String: Int] = [:]
        for (feature, stem) in zip(features, stems) {
            let endings = feature.files.compactMap { file -> String? in
                let name = file.path.name
                guard name.hasPrefix(stem) else { return nil }
                return String(name.dropFirst(stem.count))
            }
            for ending in Set(endings) where ending.first?.isLowercase != true {
                counts[ending, default: 0] += 1
            }
        }
        return counts.values.reduce(0) { $0 + ($1 > 1 ? $1 * $1 : 0) }
    }

    /// A feature's name without the role of its main file, after which its folder may be called: `PostVC` holds `PostVC`
    /// and `PostViewModel`.
    private static func withoutRole(_ feature: FeatureFacts) -> String {
        guard let stem = RoleNames.stem(of: feature.name) else { return feature.name }
        let hasMainFile = feature.files.contains { FileBase($0.path.name).base == feature.name }
        return hasMainFile ? stem : feature.name
    }

    /// What a feature's name has behind that of its folder, in whole words; nil where it has nothing.
    private static func ending(of feature: String, behind folder: String) -> String? {
        guard !folder.isEmpty, feature.hasPrefix(folder), feature.count > folder.count else {
            return nil
        }
        let ending = feature.dropFirst(folder.count)
        return ending.first?.isUppercase == true ? String(ending) : nil
    }

    /// A feature whose files bear another name than its folder and have little in common with others under that:
    /// the name that makes the most of them look like others' files.
    private func respelled(
        _ feature: SiblingFeature, _ facts: FeatureFacts, among holders: PatternHolders
    ) -> SiblingFeature {
        guard let folder = feature.folder else { return feature }
        var best = feature
        var most = holders.sharedCount(feature)
        guard most < 2 else { return feature }
        let screens = feature.files.filter { file in
            file.path.fileExtension == "swift" && file.isInside && !file.isTest
                && RoleNames.screenRoles.contains(file.role)
        }
        let stems = Set(screens.flatMap { FileBase($0.path.name).stems.dropFirst() })
        for stem in stems.sorted() where stem != feature.stem && !RoleNames.endsInRole(stem) {
            let other = sibling(stem, facts, folder: folder, files: feature.files.map(\.path))
            let count = holders.sharedCount(other)
            guard count > most else { continue }
            (best, most) = (other, count)
        }
        return best
    }

    private func sibling(
        _ stem: String, _ feature: FeatureFacts, folder: String, files: [RelativePath]
    ) -> SiblingFeature {
        let components = folder.slashParts
        let group = feature.group.map { $0.slashParts } ?? []
        let root = components.dropLast(1 + group.count).joined(separator: "/")
        let abstraction = PathAbstraction(
            spellings: StemSpellings(stem), ownFolder: components, group: group)
        return SiblingFeature(
            stem: stem, root: root, group: feature.group, folder: folder,
            files: files.map {
                tree.file($0, in: folder, pattern: abstraction.pattern(of: $0.string))
            })
    }

    /// The folders in which others of them stand.
    private static func holdingOthers(_ folders: Set<String>) -> Set<String> {
        var outer: Set<String> = []
        for folder in folders {
            let components = folder.slashParts
            for end in components.indices.dropLast() {
                let path = components[...end].joined(separator: "/")
                if folders.contains(path) { outer.insert(path) }
            }
        }
        return outer
    }

    /// The innermost feature folder that a file stands in.
    private static func owner(of file: RelativePath, among folders: Set<String>) -> String? {
        var folder = file.parent
        while let candidate = folder {
            if folders.contains(candidate.string) { return candidate.string }
            folder = candidate.parent
        }
        return nil
    }
}

/// Which features have which patterns of sources, so that each is compared with all others at once.
private struct PatternHolders {
    /// By the features' root and the pattern, the folders of those that have it.
    private var folders: [String: [String: Set<String>]] = [:]

    init(_ siblings: [SiblingFeature]) {
        for sibling in siblings {
            guard let folder = sibling.folder else { continue }
            for pattern in sibling.sourcePatterns {
                folders[sibling.root, default: [:]][pattern, default: []].insert(folder)
            }
        }
    }

    /// How many patterns a feature's sources share with other features below the same root.
    func sharedCount(_ feature: SiblingFeature) -> Int {
        let beside = folders[feature.root] ?? [:]
        return feature.sourcePatterns.count { pattern in
            beside[pattern]?.contains { $0 != feature.folder } ?? false
        }
    }
}

/// Gives files outside of the features' folders to the features whose names they bear.
struct StemIndex {
    private let stems: Set<String>

    init(stems: [String]) { self.stems = Set(stems) }

    /// The files by the folder of the feature. Of two features with one name the nearer one gets the file.
    func assign(
        _ files: [RelativePath], to features: [(stem: String, folder: String)]
    ) -> [String: [RelativePath]] {
        let byStem = Dictionary(grouping: features, by: \.stem)
        var result: [String: [RelativePath]] = [:]
        for file in files {
            if let folder = owner(of: file, byStem) { result[folder, default: []].append(file) }
        }
        return result
    }

    /// The folder of the feature whose name a file bears.
    func owner(of file: RelativePath, among features: [(stem: String, folder: String)]) -> String? {
        guard let stem = stem(of: file) else { return nil }
        return owner(of: file, [stem: features.filter { $0.stem == stem }])
    }

    /// The longest name counts: `EditProductTests` isn't a file of `Edit`.
    private func stem(of file: RelativePath) -> String? {
        let name = FileBase(file.name)
        return name.stems.first(where: stems.contains)
            ?? name.subject.flatMap { stems.contains($0) ? $0 : nil }
    }

    private func owner(
        of file: RelativePath, _ features: [String: [(stem: String, folder: String)]]
    ) -> String? {
        stem(of: file).flatMap { features[$0] }?.max { left, right in
            Self.nearness(file, left.folder) < Self.nearness(file, right.folder)
        }?.folder
    }

    /// How much of their paths is the same from the start, then how many folders have the same names: tests mirror what
    /// they test.
    private static func nearness(_ file: RelativePath, _ folder: String) -> (Int, Int) {
        let common = zip(file.string.utf8, folder.utf8).prefix { $0 == $1 }.count
        let names = Set(folder.slashParts)
        return (common, file.components.count { names.contains($0) })
    }
}
