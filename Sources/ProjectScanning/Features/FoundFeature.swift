import FileTree

/// A feature while it is being put together.
struct FoundFeature: Sendable {
    /// The stem that its files share.
    var name: String
    /// The folders between the root and the feature's own.
    var group: String?
    /// The feature's folder; nil where its files are spread over layers or flat in one folder.
    var folder: String?
    /// The root that it belongs to.
    var root: String
    var files: [SourceFile]
    var tests: [SourceFile] = []
    /// Whether it is a module of its own.
    var isModule = false
    /// The architecture that most of its screens follow.
    var architecture: ArchitectureLabel?

    /// The facts that the scan hands out.
    var facts: FeatureFacts {
        FeatureFacts(
            name: name, group: group, path: folder.flatMap { try? RelativePath(validating: $0) },
            files: files.map { FeatureFacts.RoledFile(path: $0.path, role: $0.role) },
            tests: tests.map { FeatureFacts.RoledFile(path: $0.path, role: $0.role) },
            architecture: architecture)
    }

    /// The stems of the screens that a view model, presenter, reducer or the like drives.
    var drivenStems: Set<String> {
        Set(
            files.filter { HabitMaterial.drivers.contains($0.role) && $0.isScreen }
                .map(\.stem))
    }

    /// Where the feature stands among others: its folder, or its first file.
    var sortKey: String { folder ?? files.first?.path.string ?? name }
}

/// Finds the features of a project and how they are laid out.
struct FeatureFinder {
    /// How features lie in folders.
    enum Shape: Sendable, Equatable {
        /// Each has a folder of its own.
        case folders
        /// They are files side by side in one folder.
        case flat
        /// Their files are spread over a folder a role.
        case layers
    }

    /// What was found.
    struct Found {
        var shape: Shape
        /// The folders of features, the most important first.
        var roots: [String]
        /// In order of their paths.
        var features: [FoundFeature]
        /// Where a feature's sources stand below its folder, by root, for features that are modules.
        var inner: [String: String] = [:]
    }

    private let sources: [SourceFile]
    private let finder: FeatureRootFinder

    init(_ files: [SourceFile], targets: [TargetFacts] = []) {
        sources = files.filter { !$0.facts.isTest }
        finder = FeatureRootFinder(files, targets: TargetFolders(targets))
    }

    /// Finds the features.
    func find() -> Found {
        let roots = finder.roots()
        let total = finder.screens.values.reduce(0) { $0 + $1.count }
        guard total > 0 else { return Found(shape: .folders, roots: [], features: []) }
        let layers = layerRoots(roots)
        if layers.count >= 2, !leads(roots, over: layers) { return byLayer(layers) }
        let crowded = finder.screens.max { left, right in
            (left.value.count, right.key) < (right.value.count, left.key)
        }
        if let crowded, isFlat(crowded.key, count: crowded.value.count, total: total, roots) {
            return flat(in: crowded.key)
        }
        if roots.isEmpty, let crowded { return flat(in: crowded.key) }
        return inFolders(roots)
    }

    private func isFlat(
        _ home: String, count: Int, total: Int, _ roots: [FeatureRootFinder.Root]
    ) -> Bool {
        guard count >= 3, count * 2 >= total else { return false }
        guard let best = roots.first else { return true }
        if FolderNames.isUnmistakableRoot(FolderPath.name(best.folder)) { return false }
        return !best.features.contains(home) || best.features.count < 3
    }

    /// Roots that are layers side by side: `Views/Chat`, `ViewModels/Chat`.
    private func layerRoots(_ roots: [FeatureRootFinder.Root]) -> [FeatureRootFinder.Root] {
        let parts = roots.filter { FolderNames.isPart(FolderPath.name($0.folder)) }
        return parts.filter { root in
            parts.contains { other in
                other.folder != root.folder && sharesFeatures(root, other)
            }
        }
    }

    /// Whether the first root is one by its name, and no layer: a renderer's `Views` folders elsewhere say nothing of
    /// where features lie.
    private func leads(
        _ roots: [FeatureRootFinder.Root], over layers: [FeatureRootFinder.Root]
    ) -> Bool {
        guard let first = roots.first, !layers.contains(first) else { return false }
        return FolderNames.isUnmistakableRoot(FolderPath.name(first.folder))
            && first.features.count >= 3
    }

    private func sharesFeatures(
        _ left: FeatureRootFinder.Root, _ right: FeatureRootFinder.Root
    ) -> Bool {
        let names = Set(left.features.map { FolderPath.below(left.folder, $0) })
        let others = Set(right.features.map { FolderPath.below(right.folder, $0) })
        return !names.isDisjoint(with: others)
    }
}

// MARK: - Features in folders

extension FeatureFinder {
    private func inFolders(_ roots: [FeatureRootFinder.Root]) -> Found {
        // What is a small fraction of the first root is rather a corner of the project than a root.
        let least = (roots.first?.score ?? 0) * 0.1
        let kept = roots.filter { $0.score >= least }
        var owners: [String: String] = [:]
        for root in kept.reversed() {
            for feature in root.features { owners[feature] = root.folder }
        }
        let folders = Set(owners.keys).filter { standsAlone($0, among: owners) }
        var files: [String: [SourceFile]] = [:]
        // The feature's folder of each folder; nil where it belongs to none.
        var known: [String: String?] = [:]
        for file in sources {
            let feature = known[file.folder] ?? Self.nearest(of: folders, above: file.folder)
            known[file.folder] = feature
            if let feature { files[feature, default: []].append(file) }
        }
        var inner: [String: String] = [:]
        for root in kept where !root.inner.isEmpty { inner[root.folder] = root.inner }
        let features = files.map { folder, files in
            let root = owners[folder] ?? ""
            let between = FolderPath.parent(FolderPath.below(root, folder)) ?? ""
            return FoundFeature(
                name: Self.name(of: folder, files: files), group: between.isEmpty ? nil : between,
                folder: folder, root: root, files: files, isModule: inner[root] != nil)
        }
        return Found(
            shape: .folders, roots: kept.map(\.folder),
            features: features.sorted { $0.sortKey < $1.sortKey }, inner: inner)
    }

    /// The innermost of some folders that a folder is or lies in.
    private static func nearest(of folders: Set<String>, above folder: String) -> String? {
        var folder: String? = folder
        while let candidate = folder {
            if folders.contains(candidate) { return candidate }
            folder = FolderPath.parent(candidate)
        }
        return nil
    }

    /// Whether a folder below another feature's is a feature by itself rather than a part of that one.
    private func standsAlone(_ folder: String, among owners: [String: String]) -> Bool {
        guard let root = owners[folder] else { return false }
        var outer = FolderPath.parent(folder)
        var isNested = false
        while let candidate = outer, candidate != root, FolderPath.isInside(candidate, root) {
            if owners[candidate] != nil { isNested = true }
            outer = FolderPath.parent(candidate)
        }
        guard isNested else { return true }
        let driving: Set<String> = [
            "view-model", "view-controller", "presenter", "reducer", "reactor",
        ]
        return sources.contains { file in
            FolderPath.isInside(file.folder, folder) && file.isScreen
                && (driving.contains(file.role) || Self.bears(file.stem, FolderPath.name(folder)))
        }
    }

    private static func bears(_ stem: String, _ folder: String) -> Bool {
        FeatureRootFinder.folded(stem).hasPrefix(FeatureRootFinder.folded(folder))
    }

    /// The stem that a feature's files share; the folder's name where no stem stands out (trap 18).
    static func name(of folder: String, files: [SourceFile]) -> String {
        let folderName = FolderPath.name(folder)
        var roles: [String: Set<String>] = [:]
        for file in files where file.role != "other" {
            roles[file.stem, default: []].insert(file.role)
        }
        let screens = Set(files.filter(\.isScreen).map(\.stem))
        let key = FeatureRootFinder.folded(folderName)
        if let same = screens.sorted().first(where: { FeatureRootFinder.folded($0) == key }) {
            return same
        }
        if screens.count == 1, let only = screens.first { return only }
        let total = roles.values.reduce(0) { $0 + $1.count }
        let best = screens.sorted().first { (roles[$0]?.count ?? 0) * 2 > total }
        return best ?? Self.identifier(folderName)
    }

    /// A folder's name as a type's could be.
    private static func identifier(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

// MARK: - Flat features and layers

extension FeatureFinder {
    private func flat(in home: String) -> Found {
        let members = sources.filter { FeatureRootFinder.home(of: $0.folder) == home }
        let stems = Set(members.filter(\.isScreen).map(\.stem))
        let screenFolders = Self.counted(members.filter(\.isScreen).map(\.folder))
        let features = Self.families(of: members, stems: stems, root: home)
        // A family whose files stand in different folders shows layers.
        let spread = features.count { feature in
            Set(feature.files.filter { $0.role != "other" }.map(\.folder)).count > 1
        }
        let hasLayers = screenFolders.count > 1 && spread * 3 >= features.count
        return Found(
            shape: hasLayers ? .layers : .flat,
            roots: screenFolders.isEmpty ? [home] : screenFolders, features: features)
    }

    private func byLayer(_ layers: [FeatureRootFinder.Root]) -> Found {
        let folders = layers.map(\.folder)
        let siblings = Set(folders.compactMap(FolderPath.parent))
        let members = sources.filter { file in
            folders.contains { FolderPath.isInside(file.folder, $0) }
                || siblings.contains { outer in
                    let top = FolderPath.below(outer, file.folder).prefix { $0 != "/" }
                    return FolderPath.isInside(file.folder, outer)
                        && FolderNames.isPart(String(top))
                }
        }
        let stems = Set(members.filter(\.isScreen).map(\.stem))
        let counted = Self.counted(
            members.filter(\.isScreen).map { file in
                folders.first { FolderPath.isInside(file.folder, $0) } ?? file.folder
            })
        return Found(
            shape: .layers, roots: counted,
            features: Self.families(of: members, stems: stems, root: counted.first ?? ""))
    }

    /// Folders by how often they occur, the most frequent first.
    static func counted(_ folders: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for folder in folders { counts[folder, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Files with the same stem; one whose stem only begins with a screen's joins the longest such.
    static func families(
        of members: [SourceFile], stems: Set<String>, root: String
    ) -> [FoundFeature] {
        var files: [String: [SourceFile]] = [:]
        let ordered = stems.sorted { ($1.count, $0) < ($0.count, $1) }
        for file in members {
            if stems.contains(file.stem) {
                files[file.stem, default: []].append(file)
            } else if file.role != "other",
                let stem = ordered.first(where: { file.stem.hasPrefix($0) })
            {
                files[stem, default: []].append(file)
            }
        }
        return files.map { stem, files in
            FoundFeature(name: stem, group: nil, folder: nil, root: root, files: files)
        }.sorted { ($0.sortKey, $0.name) < ($1.sortKey, $1.name) }
    }
}
