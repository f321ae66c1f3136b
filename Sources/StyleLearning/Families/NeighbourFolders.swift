import FileTree
import ProjectScanning
import TemplateLanguage

/// The features of one folder, each called by its own folder's name, whatever else its files' names have in common:
/// `Results/Grade/GradeResultView` and `Results/Movie/MovieResultView` are `Grade` and `Movie`.
struct NeighbourFolders {
    let tree: ProjectTree
    /// The features with folders of their own that are known already.
    let known: [SiblingFeature]

    /// Those of a folder's features that are alike; none where fewer than two folders hold files that bear their names.
    /// - Parameters:
    ///   - all: the features.
    ///   - home: the folder that holds the features' own folders.
    func features(among all: [SiblingFeature], in home: String) -> [SiblingFeature] {
        guard all.count > 1 else { return [] }
        let alike = FolderAffix.features(Self.alike(all), agreeingIn: home)
        return FolderAffix.isUsual(alike, among: all) ? alike : []
    }

    /// What the files of a folder's only feature have of the folders around; nil where there are more, or none.
    func affixOfLone(among all: [SiblingFeature], in home: String) -> FolderAffix? {
        guard all.count == 1 else { return nil }
        return FolderAffix(lone: all[0], in: home, screens: screens(in: home))
    }

    /// The screens of all features in a folder.
    func screens(in home: String) -> [RelativePath] {
        tree.files.filter { file in
            file.string.hasPrefix(home + "/") && file.fileExtension == "swift"
                && !tree.isTest(file) && tree.showsScreen(file)
        }
    }

    /// How many features stand in folders of their own, however different they are.
    func count(in home: String) -> Int { stems(in: home).count }

    /// The features in folders of their own, however different they are.
    func all(in home: String) -> [SiblingFeature] {
        let stems = stems(in: home)
        let root = self.root(of: home)
        let group = home == root ? nil : String(home.dropFirst(root.isEmpty ? 0 : root.count + 1))
        let files = files(of: stems, group: group)
        return stems.sorted { $0.key < $1.key }.map { folder, stem in
            feature(stem, folder: folder, root: root, group: group, files: files[folder] ?? [])
        }
    }

    /// The features that share a kind of file with another one.
    private static func alike(_ features: [SiblingFeature]) -> [SiblingFeature] {
        var counts: [String: Int] = [:]
        for key in features.flatMap(\.sourcePatterns) { counts[key, default: 0] += 1 }
        let alike = features.filter { one in
            one.sourcePatterns.contains { counts[$0, default: 0] > 1 }
        }
        return alike.count > 1 ? alike : []
    }

    /// Features under other names.
    func renamed(_ features: [SiblingFeature], _ name: (String) -> String) -> [SiblingFeature] {
        features.map { one in
            feature(
                name(one.stem), folder: one.folder ?? "", root: one.root, group: one.group,
                files: one.files.map(\.path))
        }
    }

    private func feature(
        _ stem: String, folder: String, root: String, group: String?, files: [RelativePath]
    ) -> SiblingFeature {
        let abstraction = PathAbstraction(
            spellings: StemSpellings(stem), ownFolder: folder.slashParts,
            group: group?.slashParts ?? [])
        return SiblingFeature(
            stem: stem, root: root, group: group, folder: folder,
            files: files.map {
                tree.file($0, in: folder, pattern: abstraction.pattern(of: $0.string))
            })
    }

    /// The files of the features by their folders: those that are known to be theirs, or else what stands in their
    /// folders and what bears their names.
    private func files(of stems: [String: String], group: String?) -> [String: [RelativePath]] {
        let old = known.filter { $0.folder.map { stems[$0] != nil } ?? false }
        var files: [String: [RelativePath]] = [:]
        for sibling in old { files[sibling.folder ?? ""] = sibling.files.map(\.path) }
        guard files.count < stems.count else { return files }
        let others = known.compactMap { sibling in
            sibling.folder.flatMap { facts(sibling.stem, folder: $0, group: sibling.group) }
        }
        let new = stems.filter { files[$0.key] == nil }.sorted { $0.key < $1.key }
            .compactMap { facts($0.value, folder: $0.key, group: group) }
        for sibling in FolderSiblings(tree: tree, features: others + new).find(respells: false) {
            guard let folder = sibling.folder, stems[folder] != nil, files[folder] == nil else {
                continue
            }
            files[folder] = sibling.files.map(\.path)
        }
        return files
    }

    private func facts(_ name: String, folder: String, group: String?) -> FeatureFacts? {
        (try? RelativePath(validating: folder)).map {
            FeatureFacts(name: name, group: group, path: $0, files: [])
        }
    }

    /// The innermost known root that the folder stands in, or the folder itself.
    private func root(of home: String) -> String {
        let roots = Set(known.map(\.root)).filter { $0 == home || home.hasPrefix($0 + "/") }
        return roots.max { ($0.utf8.count, $1) < ($1.utf8.count, $0) } ?? home
    }

    /// The names of the features by their folders.
    private func stems(in home: String) -> [String: String] {
        var files: [String: [String]] = [:]
        // What stands in a folder of its own in there may be another feature's.
        var deeper: [String: [String]] = [:]
        for file in tree.files where file.fileExtension == "swift" && !tree.isTest(file) {
            guard file.string.hasPrefix(home + "/") else { continue }
            let inner = file.string.dropFirst(home.count + 1).split(separator: "/").dropLast()
            guard let folder = inner.first.map(String.init) else { continue }
            if inner.dropFirst().allSatisfy({ RoleNames.isPartFolder(String($0)) }) {
                files[folder, default: []].append(file.name)
            } else {
                deeper[folder, default: []].append(file.name)
            }
        }
        files.merge(deeper) { own, _ in own }
        var stems: [String: String] = [:]
        for (folder, names) in files where !RoleNames.isPartFolder(folder) {
            stems[home + "/" + folder] = stem(of: folder, names)
        }
        return stems
    }

    /// The part of the folder's name that most of its files bear; nil where none does.
    private func stem(of folder: String, _ names: [String]) -> String? {
        let words = folder.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let spellings = StemSpellings(name)
        var counts = [name: names.count { spellings.pieces(of: $0).holdsName }]
        // `MailView/MailView.swift` is the view of `Mail`, `MailRow/MailRowView.swift` that of `MailRow`.
        let hasMainFile = names.contains { FileBase($0).base == name }
        func rank(_ count: (key: String, value: Int)) -> (Int, Int, Int) {
            let isMeant =
                hasMainFile ? !RoleNames.endsInRole(count.key) : count.key == name
            return (count.value, isMeant ? 1 : 0, count.key.utf8.count)
        }
        // `PokeMainScene` holds `PokeMainViewModel`.
        for file in names {
            let stem = FileBase(file).stems.first { stem in
                stem != name && stem.utf8.count * 2 > name.utf8.count && name.hasPrefix(stem)
                    && !RoleNames.endsInRole(stem)
            }
            if let stem { counts[stem, default: 0] += 1 }
        }
        let best = counts.max { rank($0) < rank($1) }
        return best.flatMap { $0.value > 0 ? $0.key : nil }
    }
}
