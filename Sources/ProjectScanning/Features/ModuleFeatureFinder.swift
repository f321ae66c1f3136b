/// Finds features that are modules of their own: `Packages/Cart/Sources/Cart`, `Projects/Cart/Sources`.
///
/// The layout of the folders tells, whatever declares the modules: manifests may be put together by
/// helpers that nobody can read without running them.
struct ModuleFeatureFinder {
    /// Modules side by side, each a feature.
    struct Group: Sendable, Equatable {
        /// The folder that holds the modules.
        var folder: String
        /// The modules' folders.
        var modules: [String]
        /// Where a module's sources stand below its folder, with `{{ feature }}` where its name stands.
        var inner: String
    }

    /// A module with the screens in it.
    private struct Module {
        var folder: String
        /// What stands between the module's folder and its screens: `Sources/Cart/Views`.
        var inner: [String] = []
        var screens = 0
    }

    let screens: [String: Set<String>]
    let targets: TargetFolders

    /// The groups of modules, the one with most screens first.
    func groups() -> [Group] {
        var parents: [String: [String: Module]] = [:]
        for (folder, stems) in screens {
            guard let split = Self.split(folder) else { continue }
            var module = parents[split.parent]?[split.module] ?? Module(folder: split.module)
            module.inner.append(split.inner)
            module.screens += stems.count
            parents[split.parent, default: [:]][split.module] = module
        }
        let found = parents.compactMap { parent, modules in
            group(parent, modules.values.sorted { $0.folder < $1.folder })
        }
        return merged(found).sorted {
            ($1.modules.count, $0.folder) < ($0.modules.count, $1.folder)
        }
    }

    /// The module that a folder belongs to: what stands before the first `Sources`.
    private static func split(_ folder: String) -> (parent: String, module: String, inner: String)?
    {
        let parts = folder.split(separator: "/")
        guard var place = parts.firstIndex(where: { isSourceFolder($0) }), place >= 2 else {
            return nil
        }
        // `Cart/Interface/Sources`: a target of the module `Cart`.
        if isTargetFolder(parts[place - 1], in: parts[place - 2]) { place -= 1 }
        guard place >= 2 else { return nil }
        return (
            parts[..<(place - 1)].joined(separator: "/"), parts[..<place].joined(separator: "/"),
            parts[place...].joined(separator: "/")
        )
    }

    /// Folders of the targets that a module consists of, as Tuist's users call them.
    private static let targetFolders: Set<String> = [
        "Interface", "Interfaces", "Implementation", "Implementations", "Impl",
    ]

    /// Whether a folder is that of one of a module's targets: `Interface`, or `CartFeatureInterface` in `Cart`.
    private static func isTargetFolder(_ name: Substring, in outer: Substring) -> Bool {
        if targetFolders.contains(String(name)) { return true }
        let isRoot =
            FolderNames.isFeatureRoot(String(outer))
            || FolderNames.containers.contains(outer.lowercased())
        return !isRoot && name.count > outer.count && name.hasPrefix(outer)
    }

    /// The part of a path in a module that leads to its sources: `Sources`, `Interface/Sources`.
    private static func sourceFolder(of inner: String) -> String {
        let parts = inner.split(separator: "/")
        let place = parts.firstIndex(where: isSourceFolder) ?? 0
        return parts[...min(place, max(0, parts.count - 1))].joined(separator: "/")
    }

    private static func isSourceFolder(_ name: Substring) -> Bool {
        name == "Sources" || name == "Source" || name == "sources" || name == "src"
    }

    /// nil where the modules side by side aren't features.
    private func group(_ parent: String, _ all: [Module]) -> Group? {
        let modules = all.filter { module in
            let name = FolderPath.name(module.folder)
            return !FolderNames.isShared(name)
                && !FolderNames.containers.contains(name.lowercased())
                && !Self.sources(of: module).contains(where: targets.holdsProgram)
        }
        let least = FolderNames.isUnmistakableRoot(FolderPath.name(parent)) ? 2 : 3
        guard modules.count >= least else { return nil }
        // A module that holds nearly all screens is the app, and its features stand inside it.
        let total = all.reduce(0) { $0 + $1.screens }
        guard all.allSatisfy({ $0.screens * 10 <= total * 6 }) else { return nil }
        let roots = modules.count { Self.holdsFeatureRoot($0) }
        guard roots * 2 < modules.count else { return nil }
        // Libraries of shared code hold a screen here and there, but none that bears their name.
        guard modules.count(where: showsItsName) * 3 >= modules.count else { return nil }
        return Group(
            folder: parent, modules: modules.map(\.folder), inner: Self.inner(of: modules))
    }

    /// The folders of a module's sources: a sample app beside them makes no app of the module.
    private static func sources(of module: Module) -> Set<String> {
        Set(
            module.inner.map { inner in
                FolderPath.join(module.folder, sourceFolder(of: inner))
            })
    }

    /// Whether a screen of a module bears the module's name, in the singular or the plural.
    private func showsItsName(_ module: Module) -> Bool {
        var name = FeatureRootFinder.folded(FolderPath.name(module.folder))
        if name.hasSuffix("s") { name.removeLast() }
        return module.inner.contains { inner in
            screens[FolderPath.join(module.folder, inner)]?.contains { stem in
                let stem = FeatureRootFinder.folded(stem)
                return stem.hasPrefix(name) || name.hasPrefix(stem)
            } ?? false
        }
    }

    /// Whether a module has features of its own in a folder that says so.
    private static func holdsFeatureRoot(_ module: Module) -> Bool {
        var features: [Substring: Set<Substring>] = [:]
        for inner in module.inner {
            let parts = inner.split(separator: "/")
            guard
                let root = parts.firstIndex(where: { FolderNames.isUnmistakableRoot(String($0)) }),
                root + 1 < parts.count
            else { continue }
            features[parts[root], default: []].insert(parts[root + 1])
        }
        return features.values.contains { $0.count >= 2 }
    }

    /// Where most modules keep their sources: `Sources`, `Interface/Sources`, or a folder in it that is called like the module.
    private static func inner(of modules: [Module]) -> String {
        var counts: [String: Int] = [:]
        for module in modules {
            let name = FolderPath.name(module.folder)
            let source = template(module.inner.first.map(sourceFolder) ?? "Sources", of: name)
            let isNamed = module.inner.contains { inner in
                FolderPath.isInside(inner, FolderPath.join(source, name))
            }
            counts[
                isNamed ? FolderPath.join(source, LayoutReader.placeholder) : source, default: 0] +=
                1
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "Sources"
    }

    /// `{{ feature }}Interface/Sources` for `CartInterface/Sources` in `Cart`.
    private static func template(_ source: String, of module: String) -> String {
        source.split(separator: "/").map { part in
            part.count > module.count && part.hasPrefix(module)
                ? LayoutReader.placeholder + part.dropFirst(module.count) : String(part)
        }.joined(separator: "/")
    }

    /// Joins groups below a folder whose name says that it holds features.
    private func merged(_ groups: [Group]) -> [Group] {
        var result: [String: Group] = [:]
        for group in groups {
            let folder = FeatureRootFinder.namedRoot(above: group.folder) ?? group.folder
            if var known = result[folder] {
                known.modules += group.modules
                known.modules.sort()
                result[folder] = known
            } else {
                result[folder] = Group(
                    folder: folder, modules: group.modules, inner: group.inner)
            }
        }
        return Array(result.values)
    }
}
