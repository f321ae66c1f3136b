import FileTree
import ProjectScanning
import TemplateManifest

/// Which modules and targets the project's files belong to.
///
/// Where no build description that the scan reads names a file's target, a folder called as a layer's targets
/// are stands for one, provided that some file imports it: `Modules/OrderDomain/…`.
struct ModuleTable: Sendable {
    /// A target by its name and its module.
    struct Target: Sendable, Hashable {
        var name: String
        var module: String
    }

    private var byFolder: [String: [Target]] = [:]
    private var byFile: [RelativePath: [Target]] = [:]
    private var targetFolders: Set<String> = []
    /// The modules of the project's own.
    private(set) var names: Set<String>

    /// Reads a project's targets; those of tests don't count.
    /// - Parameter rules: the sets in use, whose layers name targets.
    init(_ facts: ProjectFacts, rules: [GoverningRules]) {
        names = []
        for target in facts.targets where !target.isTest {
            let own = Target(name: target.name, module: target.module)
            for folder in target.folders { byFolder[folder.string, default: []].append(own) }
            for file in target.listedFiles { byFile[file, default: []].append(own) }
            names.insert(target.module)
        }
        let meant = Self.importedTargets(facts, rules: rules)
        guard !meant.isEmpty else { return }
        for file in facts.files where targets(of: file.path).isEmpty {
            for name in file.path.parent?.components ?? [] where meant.contains(name) {
                targetFolders.insert(name)
            }
        }
        names.formUnion(targetFolders)
    }

    /// The imported modules that are called as the targets of a layer are, apart from the frameworks that the
    /// rules speak of: `CoreData` is no `*Data` of the project's.
    private static func importedTargets(
        _ facts: ProjectFacts, rules: [GoverningRules]
    ) -> Set<String> {
        var globs: [NameGlob] = []
        var frameworks: Set<String> = []
        for rules in rules {
            let places = rules.layering.layers.map(\.places) + [rules.layering.outside]
            globs += places.flatMap(\.targetNames).map { NameGlob($0) }
            for layer in rules.layering.layers {
                frameworks.formUnion(layer.allowedImports + layer.forbiddenImports)
                frameworks.formUnion(layer.forbiddenTypes.map(\.module))
            }
        }
        guard !globs.isEmpty else { return [] }
        var result: Set<String> = []
        for module in facts.files.flatMap(\.outline.imports).map(\.module)
        where !frameworks.contains(module) && globs.contains(where: { $0.matches(module) }) {
            result.insert(module)
        }
        return result
    }

    /// The targets of a file: those that list it, or those whose folder holds it, the innermost folder alone.
    func targets(of path: RelativePath) -> [Target] {
        if let listed = byFile[path] { return listed }
        var folder = path.parent
        while let current = folder {
            if let found = byFolder[current.string] { return found }
            if targetFolders.contains(current.name) {
                return [Target(name: current.name, module: current.name)]
            }
            folder = current.parent
        }
        return byFolder[""] ?? []
    }
}
