import FileTree

/// Finds the folders that hold features.
///
/// A folder is a candidate when files that show a screen stand in it or in its parts (`View/`,
/// `Presenter/`). A root is a folder with several candidates directly below it, or one whose name
/// says so. What teams nest deeper becomes groups of the root above it. Modules side by side, each
/// with its screens, are features as a whole.
struct FeatureRootFinder {
    /// A folder that holds features.
    struct Root: Sendable, Equatable {
        var folder: String
        /// The folders of its features, at any depth.
        var features: [String]
        /// How much speaks for it.
        var score: Double
        /// Where a feature's sources stand below its folder, such as `Sources/{{ feature }}`; empty for
        /// folders that hold them directly.
        var inner = ""
    }

    /// How much more a feature says that is a module than one that is a folder.
    private static let moduleWeight = 2.0
    /// How many features use a kit of components at least.
    private static let fewestUses = 3

    private let files: [SourceFile]
    private let targets: TargetFolders
    /// Stems of the screens by the folder that they belong to.
    private(set) var screens: [String: Set<String>] = [:]
    /// Stems of all files by that folder.
    private var stems: [String: Set<String>] = [:]

    init(_ files: [SourceFile], targets: TargetFolders) {
        self.targets = targets
        self.files = files.filter { !$0.facts.isTest }
        var homes: [String: String] = [:]
        for file in self.files {
            // Asked once a folder, not once a file.
            let folder = homes[file.folder] ?? Self.outermost(Self.home(of: file.folder))
            homes[file.folder] = folder
            let home = Self.owner(of: file, in: folder)
            stems[home, default: []].insert(file.stem)
            if file.isScreen { screens[home, default: []].insert(file.stem) }
        }
    }

    /// The folder that a file belongs to: its own, without trailing parts.
    static func home(of folder: String) -> String {
        FolderPath.withoutParts(folder) { candidate in
            guard let outer = FolderPath.parent(candidate) else { return true }
            return FolderNames.isUnmistakableRoot(FolderPath.name(outer))
                || FolderNames.isUnmistakableRoot(FolderPath.name(candidate)) && outer.isEmpty
        }
    }

    /// `Features/Tutorial` of `Features/Tutorial/Presentation/Tutorial`: the outer folder of a name below a root, where
    /// only parts stand between.
    private static func outermost(_ folder: String) -> String {
        let name = FolderPath.name(folder)
        var outer = FolderPath.parent(folder)
        var isPart = false
        while let candidate = outer, !candidate.isEmpty {
            if isPart, FolderPath.name(candidate) == name,
                let root = FolderPath.parent(candidate),
                FolderNames.isUnmistakableRoot(FolderPath.name(root))
            {
                return candidate
            }
            guard FolderNames.isPart(FolderPath.name(candidate)) else { break }
            isPart = true
            outer = FolderPath.parent(candidate)
        }
        return folder
    }

    /// The folder above one that is called like shared ones where the file bears the name of that:
    /// `Login/Base/LoginPresenter` is a part of `Login`.
    private static func owner(of file: SourceFile, in home: String) -> String {
        guard FolderNames.isShared(FolderPath.name(home)), let outer = FolderPath.parent(home)
        else { return home }
        let name = folded(FolderPath.name(outer))
        return !name.isEmpty && folded(file.stem).hasPrefix(name) ? outer : home
    }

    /// The roots, the most important first.
    func roots() -> [Root] {
        let groups = ModuleFeatureFinder(screens: screens, targets: targets).groups()
        let modules = groups.flatMap(\.modules)
        var children: [String: Set<String>] = [:]
        for folder in screens.keys where isFeatureFolder(folder) {
            if modules.contains(where: { FolderPath.isInside(folder, $0) }) { continue }
            if let outer = FolderPath.parent(folder) { children[outer, default: []].insert(folder) }
        }
        var roots = children.filter { isRoot($0.key, children: $0.value) }
        absorb(&roots)
        roots = RootGrouping(targets: targets).grouped(roots, lone: children)
        let found = roots.map { folder, features in
            Root(
                folder: folder, features: features.sorted(),
                score: score(folder, features: features))
        }
        let asModules = groups.map { group in
            Root(
                folder: group.folder, features: group.modules,
                score: Self.moduleWeight * score(group.folder, features: Set(group.modules)),
                inner: group.inner)
        }
        let all = found + asModules
        return withoutKits(all).sorted { ($1.score, $0.folder) < ($0.score, $1.folder) }
    }

    /// Whether a folder with screens may be a feature's.
    private func isFeatureFolder(_ folder: String) -> Bool {
        guard !folder.isEmpty, !targets.isProgram(folder) else { return false }
        let name = FolderPath.name(folder)
        if FolderNames.containers.contains(name.lowercased()) { return false }
        guard let outer = FolderPath.parent(folder) else { return false }
        if FolderNames.isUnmistakableRoot(FolderPath.name(outer)) { return true }
        return !FolderNames.isShared(name) && !FolderNames.isUnmistakableRoot(name)
            && !Self.isSharedPath(outer)
    }

    private static func isSharedPath(_ folder: String) -> Bool {
        folder.slashParts.contains { component in
            let name = component.lowercased()
            return name == "designsystem" || name == "uicomponents"
        }
    }

    private func isRoot(_ folder: String, children: Set<String>) -> Bool {
        if folder.isEmpty {
            // At the top stand the folders of targets, unless the scan was asked for one target's folder.
            return children.count >= 2
                && children.allSatisfy { !targets.holdsTarget($0) && matchesItsFolder($0) }
        }
        return children.count >= 2 || FolderNames.isFeatureRoot(FolderPath.name(folder))
    }

    /// The nearest folder above whose name can only mean that it holds features, with no folder of
    /// whole targets between; nil where there is none, or where the folder itself is one of them.
    static func namedRoot(above folder: String) -> String? {
        let name = FolderPath.name(folder)
        if FolderNames.isUnmistakableRoot(name)
            || FolderNames.containers.contains(name.lowercased())
        {
            return nil
        }
        var outer = FolderPath.parent(folder)
        while let candidate = outer, !candidate.isEmpty {
            let name = FolderPath.name(candidate)
            if FolderNames.isUnmistakableRoot(name) { return candidate }
            if FolderNames.containers.contains(name.lowercased()) { return nil }
            outer = FolderPath.parent(candidate)
        }
        return nil
    }

    /// Joins roots below another root to it, the deepest first.
    private func absorb(_ roots: inout [String: Set<String>]) {
        let ordered = roots.keys.sorted {
            (FolderPath.depth($1), $0) < (FolderPath.depth($0), $1)
        }
        for folder in ordered {
            guard let features = roots[folder],
                !FolderNames.isUnmistakableRoot(FolderPath.name(folder))
            else { continue }
            var outer = FolderPath.parent(folder)
            while let candidate = outer {
                if let direct = roots[candidate], takes(candidate, direct, folder, features) {
                    roots[candidate] = direct.union(features)
                    roots[folder] = nil
                    break
                }
                outer = FolderPath.parent(candidate)
            }
        }
    }

    /// Whether an outer root has enough features of its own to be the root of an inner one's.
    private func takes(
        _ outer: String, _ direct: Set<String>, _ inner: String, _ features: Set<String>
    ) -> Bool {
        let own = direct.count { FolderPath.parent($0) == outer && $0 != inner }
        if FolderNames.isUnmistakableRoot(FolderPath.name(outer)) { return true }
        return own >= 2 && own * 3 >= features.count
    }

    private func score(_ folder: String, features: Set<String>) -> Double {
        var score = 0.0
        for feature in features {
            score += matchesItsFolder(feature) ? 1.5 : 0.75
        }
        let name = FolderPath.name(folder)
        if FolderNames.isUnmistakableRoot(name) {
            score *= 2
        } else if FolderNames.isFeatureRoot(name) {
            score *= 1.3
        }
        if folder.slashParts.contains(where: FolderNames.isShared),
            !FolderNames.isFeatureRoot(name)
        {
            score *= 0.4
        }
        return score
    }

    /// The roots without those in a library that most features elsewhere use: a kit of components, none of which is a
    /// feature. All where nothing else is left.
    private func withoutKits(_ roots: [Root]) -> [Root] {
        let libraries = roots.map { Set(targets.libraries(of: $0.folder)) }
        guard libraries.contains(where: { !$0.isEmpty }) else { return roots }
        let asked = Set(libraries.joined())
        var importers: [String: Set<String>] = [:]
        for file in files {
            for module in asked.intersection(file.facts.outline.imports.map(\.module)) {
                importers[module, default: []].insert(file.folder)
            }
        }
        let kits = importers.filter { library, folders in
            let others = roots.indices.filter { !libraries[$0].contains(library) }
                .flatMap { roots[$0].features }
            let users = others.count { feature in
                folders.contains { FolderPath.isInside($0, feature) }
            }
            return users >= Self.fewestUses && users * 2 >= others.count
        }
        let own = roots.indices.filter { libraries[$0].isDisjoint(with: kits.keys) }
        return own.isEmpty ? roots : own.map { roots[$0] }
    }

    /// Whether a screen in a folder bears the folder's name.
    private func matchesItsFolder(_ folder: String) -> Bool {
        let name = Self.folded(FolderPath.name(folder))
        return screens[folder]?.contains { stem in
            let stem = Self.folded(stem)
            return stem.hasPrefix(name) || name.hasPrefix(stem)
        } ?? false
    }

    /// A name for comparing folders with stems: lower case, without spaces and the word `Feature`.
    static func folded(_ name: String) -> String {
        // By bytes: a scan asks this of thousands of names, and characters take ten times as long.
        var letters = Array(name.lowercased().utf8)
        letters.removeAll(where: gaps.contains)
        for ending in endings
        where letters.count > ending.count && letters.suffix(ending.count) == ending {
            letters.removeLast(ending.count)
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private static let gaps = Array(" _-".utf8)
    private static let endings = ["feature", "module", "screen", "view"].map { ArraySlice($0.utf8) }
}
