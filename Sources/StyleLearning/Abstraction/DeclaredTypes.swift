import FileTree
import ProjectScanning

/// Which files declare the types of a project.
struct DeclaredTypes: Sendable {
    private let files: [String: Set<RelativePath>]
    private let types: [RelativePath: Set<String>]
    private let targets: [TargetFacts]

    init(_ facts: ProjectFacts) {
        var files: [String: Set<RelativePath>] = [:]
        var types: [RelativePath: Set<String>] = [:]
        for file in facts.files {
            for declaration in file.outline.declarations where declaration.kind != "extension" {
                files[declaration.name, default: []].insert(file.path)
                types[file.path, default: []].insert(declaration.name)
            }
        }
        self.files = files
        self.types = types
        targets = facts.targets
    }

    /// The types that a file declares.
    func declared(in file: RelativePath) -> Set<String> { types[file] ?? [] }

    /// Whether some file declares a type.
    func isDeclared(_ name: String) -> Bool { files[name] != nil }

    /// Whether one file alone declares a type.
    func isDeclaredOnce(_ name: String) -> Bool { files[name]?.count == 1 }

    /// Whether code of other features is in the module of one of a feature's files, so that both see what it declares.
    func areSeen(in file: RelativePath, besides feature: SiblingFeature) -> Bool {
        guard let folder = feature.folder.flatMap({ try? RelativePath(validating: $0) }),
            let target = targets.first(where: { !$0.folders.isEmpty && $0.holds(file) })
        else { return true }
        return !target.folders.allSatisfy { $0.hasPrefix(folder) }
    }

    /// The types that a feature's own files declare.
    func own(of sibling: SiblingFeature) -> Set<String> {
        sibling.files.reduce(into: []) { $0.formUnion(types[$1.path] ?? []) }
    }

    /// The types that other parts of the project declare alone.
    func foreign(to sibling: SiblingFeature) -> Set<String> {
        Set(files.keys).subtracting(own(of: sibling))
    }
}
